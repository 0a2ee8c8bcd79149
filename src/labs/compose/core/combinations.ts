import {choiceNames, defaults, options, type Choices} from './choices';

/** Every combination of choices, also those that are refused: what the tests go through. */
export function allCombinations(): Choices[] {
  return choiceNames.reduce<Choices[]>(
    (found, name) =>
      found.flatMap((choices) => options[name].map((option) => ({...choices, [name]: option}))),
    [defaults],
  );
}
