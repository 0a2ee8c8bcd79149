import type {Localized} from '@site/texts';
import type {ChoiceName, Choices} from './choices';

export type When = (choices: Choices) => boolean;

/** A text about the choices, and when it is true. */
export type Reason = readonly [when: When, text: Localized];

/** Where a choice has one of these values. */
export const chosen =
  <Name extends ChoiceName>(name: Name, ...values: readonly Choices[Name][]): When =>
  (choices) =>
    values.includes(choices[name]);

export const always: When = () => true;

export const both =
  (one: When, other: When): When =>
  (choices) =>
    one(choices) && other(choices);

export const not =
  (when: When): When =>
  (choices) =>
    !when(choices);
