import type {FieldText} from './fieldText';
import {contains, shortV6, type Address, type Subnet} from '../ip';
import type {ItemText} from '../itemText';
import {no, yes, type Outcome} from '../outcome';

export function matchIpAddress(item: ItemText, field: FieldText): Outcome {
  if (item.lower() === field.lower()) return yes;
  const [wanted, given] = [item.ipAddress(), field.ipAddress()];
  if (wanted && given && String(wanted) === String(given)) return no('otherSpelling');
  return no('absent');
}

/**
 * mosparo compares the beginning of the text, so a prefix has to end with a number or group (`whole` bits).
 * It reduces other lengths to the next multiple of `all` below, and to `last` at most.
 */
const steps = {4: {all: 8, whole: 8, last: 24}, 16: {all: 4, whole: 16, last: 64}} as const;

/** Bytes of a placeholder group `101` for the groups after the prefix; their text is cut off again. */
const FILLER = [1, 1];

function startV6(start: Address, groups: number): string {
  if (groups === 0) return '*:';
  const kept = start.slice(0, groups * 2);
  const filled = [...kept, ...Array.from({length: 8 - groups}, () => FILLER).flat()];
  return `${shortV6(filled).slice(0, shortV6(filled).length - ':101'.length * (8 - groups))}:`;
}

function startV4(start: Address, numbers: number): string {
  return numbers === 0 ? '*.' : `${start.slice(0, numbers).join('.')}.`;
}

/**
 * The text with which, according to mosparo, every address of the subnet begins; undefined where
 * mosparo cannot compute it, and saving fails with an error.
 */
function startText({start, prefix}: Subnet): string | undefined {
  const version = start.length === 4 ? 4 : 16;
  const {all, whole, last} = steps[version];
  const shorter = Math.max(0, Math.min(last, Math.ceil(prefix / all) * all - all));
  const length = prefix % whole === 0 ? prefix : shorter;
  if (length % whole !== 0) return undefined;
  return version === 4 ? startV4(start, length / whole) : startV6(start, length / whole);
}

/** Abbreviated IPv6 addresses leave out zeros, which may be a part of the prefix. */
function whyMissed({prefix, start}: Subnet, begin: string): Outcome {
  const never = prefix === start.length * 8 || begin.startsWith('*');
  return no(never ? 'subnetNever' : 'subnetZeroGroup');
}

export function matchSubnet(item: ItemText, field: FieldText): Outcome {
  const subnet = item.subnet();
  if (!subnet) return no('noSubnet');
  const begin = startText(subnet);
  if (begin === undefined) return no('subnetFails');
  const address = field.ipAddress();
  if (!address) return no('noAddress');
  if (!contains(subnet, address)) return no('outside');
  return field.lower().startsWith(begin) ? yes : whyMissed(subnet, begin);
}
