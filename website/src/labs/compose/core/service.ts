import type {Yaml} from './yaml';

/** A service of a Compose file, as far as the lab writes it. */
export interface Service {
  readonly [key: string]: Yaml;
  readonly image: string;
  readonly restart: 'unless-stopped';
}

/** Removes undefined and empty entries. */
export function compact<Entry extends {readonly [key: string]: Yaml | undefined}>(
  entries: Entry,
): {readonly [Key in keyof Entry]: Exclude<Entry[Key], undefined>} {
  const full = Object.entries(entries).filter(
    ([, value]) =>
      value !== undefined &&
      !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
  );
  return Object.fromEntries(full) as {
    readonly [Key in keyof Entry]: Exclude<Entry[Key], undefined>;
  };
}
