/** What a known issue is about, and what it does to a reader's work. */
export interface IssueFacts {
  readonly area: string;
  readonly effect: string;
}

/** One value for each fact, or none. */
export type Choice = Partial<IssueFacts>;

const names = ['area', 'effect'] as const;

/** The choice in the query of an address. Only values that can be chosen count. */
export function readChoice(query: string, chips: readonly Choice[]): Choice {
  const given = new URLSearchParams(query);
  const chosen = names.flatMap((name) => {
    const value = given.get(name);
    return value && chips.some((chip) => chip[name] === value) ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen) as Choice;
}

export const isShown = (issue: IssueFacts, choice: Choice): boolean =>
  names.every((name) => choice[name] === undefined || choice[name] === issue[name]);

/** Whether a chip is chosen; an empty value stands for all. */
export const isChosen = (chip: Choice, choice: Choice): boolean =>
  names.every((name) => chip[name] === undefined || chip[name] === (choice[name] ?? ''));

/** The query after a click on a chip, which changes one fact and keeps the other. */
export function queryAfter(chip: Choice, choice: Choice): string {
  const values = Object.entries({...choice, ...chip}).filter(([, value]) => value);
  return `?${new URLSearchParams(values).toString()}`;
}
