import {oneOf, type Entries, type Shared} from '../../frame/core/shared';
import {defaultValues, readValue, type Design} from './design';
import {allFields, modes} from './fields';

/** The mode, and the values that differ from the defaults. */
export function encodeDesign({mode, values}: Design): Entries {
  const changed = allFields
    .map(({key}) => [key, values[key] ?? ''] as const)
    .filter(([key, value]) => value !== defaultValues[key]);
  return [['mode', mode], ...changed];
}

/** Reads an untrusted link: values that the product would reject are ignored. */
export function decodeDesign(shared: Shared): Design {
  const known = allFields.flatMap((field) => {
    const given = shared.get(field.key);
    const value = given === null ? undefined : readValue(field, given);
    return value === undefined ? [] : [[field.key, value] as const];
  });
  return {
    mode: oneOf(modes, shared.get('mode'), 'simple'),
    values: {...defaultValues, ...Object.fromEntries(known)},
  };
}
