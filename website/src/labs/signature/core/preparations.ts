import {compareBytes, type Json} from '../../../content/signing/canonicalJson';
import {
  prepareFormData,
  type FieldValue,
  type FormFields,
} from '../../../content/signing/prepareFormData';
import type {JsonObject, Recipe} from './recipe';

type Prepare = Recipe['prepare'];

const isOwn = (name: string) => name.startsWith('_mosparo_');

/** The order in which the names arrived. */
const order = (fields: FormFields, names: readonly string[]): FormFields =>
  Object.fromEntries(
    names.filter((name) => name in fields).map((name) => [name, fields[name] ?? '']),
  );

const renamed = (fields: FormFields, rename: (name: string) => string): FormFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));

/** Changes the values after the right preparation; `change` may also bring back line breaks. */
export const changeValues =
  (change: (text: string) => string): Prepare =>
  (posted) =>
    Object.fromEntries(
      Object.entries(prepareFormData(posted)).map(([name, value]) => [
        name,
        typeof value === 'string' ? change(value) : value.map(change),
      ]),
    );

export const without =
  (leftOut: (value: FieldValue) => boolean): Prepare =>
  (posted) =>
    Object.fromEntries(
      Object.entries(prepareFormData(posted)).filter(([, value]) => !leftOut(value)),
    );

/** `form[address][street]` as frameworks provide it: nested objects. */
export function nestNames(fields: FormFields): JsonObject {
  // Without a prototype, because a name may be `__proto__[x]`.
  const emptyObject = () => Object.create(null) as Record<string, Json>;
  const root = emptyObject();
  for (const [name, value] of Object.entries(fields)) {
    const [first = name, ...rest] = name.split(/\]\[|\[|\]/).filter((part) => part !== '');
    const path = [first, ...rest];
    let place = root;
    for (const part of path.slice(0, -1)) {
      const next = typeof place[part] === 'object' ? place[part] : emptyObject();
      place[part] = next;
      place = next as Record<string, Json>;
    }
    place[path.at(-1) ?? name] = value;
  }
  return root;
}

/** Names with `[]` at the end stay as they are in the HTML. */
export const bracketsKept: Prepare = (posted) => {
  const lists = Object.keys(posted).filter((name) => name.endsWith('[]'));
  return renamed(prepareFormData(posted), (name) =>
    lists.includes(`${name}[]`) ? `${name}[]` : name,
  );
};

/** What `$_POST` does to names. */
export const phpNames: Prepare = (posted) =>
  prepareFormData(renamed(posted, (name) => (isOwn(name) ? name : name.replace(/[. ]/g, '_'))));

export const lowerCaseNames: Prepare = (posted) =>
  prepareFormData(renamed(posted, (name) => (isOwn(name) ? name : name.toLowerCase())));

export const lastItems: Prepare = (posted) =>
  Object.fromEntries(
    Object.entries(prepareFormData(posted)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value.at(-1) ?? ''),
    ]),
  );

/** The tokens are hashed like fields of the form. */
export const withTokens: Prepare = (posted) => {
  const tokens = Object.entries(posted).filter(([name]) => isOwn(name));
  const all = [...Object.entries(prepareFormData(posted)), ...tokens];
  return Object.fromEntries(all.sort(([first], [second]) => compareBytes(first, second)));
};

const trimmedNames = (posted: FormFields) =>
  Object.keys(posted).map((name) => name.replace(/\[\]$/, ''));

export const unsorted: Prepare = (posted) => order(prepareFormData(posted), trimmedNames(posted));

export const sortedIgnoringCase: Prepare = (posted) => {
  const names = trimmedNames(posted).sort((first, second) =>
    first.toLowerCase() < second.toLowerCase() ? -1 : 1,
  );
  return order(prepareFormData(posted), names);
};
