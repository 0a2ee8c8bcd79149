import {
  countUnread,
  oneOf,
  type Entries,
  type ReadState,
  type Shared,
} from '../../frame/core/shared';
import {colorNames, defaultDesign, readColor, sizes, valueOf, type Design} from './design';

const names = [...colorNames, 'simpleBoxSize'] as const;

/** The values that differ from the defaults. */
export const encodeDesign = (design: Design): Entries =>
  names
    .map((name) => [name, design[name]] as const)
    .filter(([name, value]) => value !== defaultDesign[name]);

/** The longest value that somebody may have typed. */
const MAX_VALUE = 100;

const isKnown = (name: string, value: string): boolean =>
  names.some((known) => known === name) && value.length <= MAX_VALUE;

/** Reads an untrusted link: values that the product would reject are ignored. */
export function decodeDesign(shared: Shared): ReadState<Design> {
  const colors = colorNames.flatMap((name) => {
    const value = shared.get(name);
    return value !== null && readColor(value) ? [[name, value] as const] : [];
  });
  const given: Design = {...defaultDesign, ...Object.fromEntries(colors)};
  const shown = colorNames.map((name) => [name, valueOf(given, name)] as const);
  const simpleBoxSize = oneOf(sizes, shared.get('simpleBoxSize'), 'medium');
  return {
    state: {...given, ...Object.fromEntries(shown), simpleBoxSize},
    unread: countUnread(shared, isKnown),
  };
}
