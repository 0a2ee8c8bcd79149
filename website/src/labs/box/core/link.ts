import {
  countUnread,
  oneOf,
  type Entries,
  type ReadState,
  type Shared,
} from '../../frame/core/shared';
import {defaultValues, readValue, type Design} from './design';
import {allFields, modes, type Mode} from './fields';

/** The mode, and the values that differ from the defaults. */
export function encodeDesign({mode, values}: Design): Entries {
  const changed = allFields
    .map(({key}) => [key, values[key] ?? ''] as const)
    .filter(([key, value]) => value !== defaultValues[key]);
  return [['mode', mode], ...changed];
}

/** The longest value that somebody may have typed. */
const MAX_VALUE = 100;

const isKnown = (name: string, value: string): boolean =>
  name === 'mode'
    ? modes.includes(value as Mode)
    : allFields.some(({key}) => key === name) && value.length <= MAX_VALUE;

/** Reads an untrusted link: values that the product would reject are ignored. */
export function decodeDesign(shared: Shared): ReadState<Design> {
  const known = allFields.flatMap((field) => {
    const given = shared.get(field.key);
    const value = given === null ? undefined : readValue(field, given);
    return value === undefined ? [] : [[field.key, value] as const];
  });
  return {
    state: {
      mode: oneOf(modes, shared.get('mode'), 'simple'),
      values: {...defaultValues, ...Object.fromEntries(known)},
    },
    unread: countUnread(shared, isKnown),
  };
}
