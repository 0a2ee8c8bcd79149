import {choiceNames, defaults, options, type Choices} from './choices';

/** Every combination of choices, also refused ones. For tests. */
export function allCombinations(): Choices[] {
  return choiceNames.reduce<Choices[]>(
    (found, name) =>
      found.flatMap((choices) => options[name].map((option) => ({...choices, [name]: option}))),
    [defaults],
  );
}
