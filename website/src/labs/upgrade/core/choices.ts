import {databases, kinds, type Database, type Kind} from '@site/data/upgrades';
import type {Entries, Shared} from '../../frame/core/shared';
import {newest, versions} from '../../../content/upgrades/versions';

/** What the path depends on. */
export interface Choices {
  readonly from: string;
  readonly to: string;
  readonly kind: Kind;
  readonly database: Database;
}

/** The known values of each choice. Their names are in the address: they must not change. */
export const options = {from: versions, to: versions, kind: kinds, database: databases} as const;

export type ChoiceName = keyof typeof options;

export const choiceNames = Object.keys(options) as ChoiceName[];

/** Also the worked example. */
export const defaults: Choices = {
  from: '1.3.2',
  to: newest,
  kind: 'docker',
  database: 'mariadb',
};

export const toEntries = (choices: Choices): Entries =>
  choiceNames.map((name) => [name, choices[name]] as const);

/** A value of a link that is not known, shortened. */
export interface Unknown {
  readonly name: ChoiceName;
  readonly value: string;
}

const SHOWN = 40;

export interface ReadChoices {
  readonly choices: Choices;
  /** For the reader, who typed the address, to see. */
  readonly unknown: readonly Unknown[];
}

/** Choices of a link, and what of it is unknown. The default takes the place of an unknown value. */
export function fromShared(shared: Shared | undefined): ReadChoices {
  const unknown: Unknown[] = [];
  const chosen = choiceNames.flatMap((name) => {
    const value = shared?.get(name);
    if (value === null || value === undefined) return [];
    if (options[name].some((known) => known === value)) return [[name, value] as const];
    unknown.push({name, value: value.slice(0, SHOWN)});
    return [];
  });
  return {choices: {...defaults, ...(Object.fromEntries(chosen) as Partial<Choices>)}, unknown};
}
