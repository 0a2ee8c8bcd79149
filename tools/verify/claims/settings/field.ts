import type {Localized} from '../../../../website/texts';
import {holds, type Claim} from '../../claim';
import {
  attribute,
  Form,
  squeezed,
  textOf,
  type Element,
  type FormField,
  type Page,
} from '../../target/html';
import type {Target} from '../../target';
import {germanOf} from '../german';

/** A row of a table of settings. */
export interface Row {
  readonly label: Localized;
  readonly default: Localized;
}

/** Labels, and titles of groups of fields. */
const named = (page: Page, label: string) =>
  [...page.all('label'), ...page.all('legend')].filter((one) => squeezed(textOf(one)) === label);

/** The field that has this label; several labels may be the same, so `nth` counts them. */
function labelled(page: Page, label: string, nth: number): FormField | undefined {
  const fields = page.all('form').length > 0 ? page.form().fields : [];
  const found = named(page, label).flatMap((one) => {
    const id = attribute(one, 'for');
    if (id) return fields.filter((field) => field.id === id);
    const group = one.parentNode && new Form(one.parentNode as Element).fields[0];
    return fields.filter((field) => field.name === group?.name);
  });
  return found[nth];
}

/** What the field contains: its value and, of a select, the text of the choice. */
function shown(field: FormField): string[] {
  if (field.type === 'checkbox') return [field.value === undefined ? 'off' : 'on'];
  const value = field.value ?? '';
  const choice = field.options.find((one) => one.value === value);
  return choice ? [choice.text, value] : [value];
}

const plain = (text: string) => text.replaceAll('`', '').replaceAll('**', '');

/** Whether the content of a field is the default that the table names. */
export function isDefault(seen: string, said: string): boolean {
  const wanted = plain(said);
  if (/^(empty|none, required)/.test(wanted)) return seen === '';
  const number = /^(-?[\d.]+)( |$)/.exec(wanted)?.[1];
  if (number && seen !== wanted) return Number(seen) === Number(number);
  return seen === wanted || wanted.startsWith(`${seen} (`);
}

/** The label stands in the form in both languages, and the field contains the default. */
export function fieldClaim(
  {label, default: standard}: Row,
  at: string,
  path: (target: Target) => Promise<string>,
  {nth = 0, value = true}: {nth?: number; value?: boolean} = {},
): Claim {
  return {
    id: `field ${label.en}${nth ? ` ${nth + 1}` : ''} (${at})`,
    at,
    says: {label, standard: value ? standard.en : undefined},
    needs: ['admin'],
    async holds(target) {
      const address = await path(target);
      const english = await target.once(`page ${address}`, () => target.admin.open(address));
      const field = labelled(english, label.en, nth);
      holds(field !== undefined, `a field "${label.en}"`, `no such label at ${address}`);
      const session = await germanOf(target);
      const german = await target.once(`Seite ${address}`, () => session.open(address));
      holds(
        named(german, label.de).length > 0,
        `a field "${label.de}"`,
        `no such label at ${address}, in German`,
      );
      if (!value) return;
      const seen = shown(field);
      const isRight = seen.some((one) => isDefault(one, standard.en));
      holds(isRight, `${label.en}: ${standard.en}`, seen);
    },
  };
}
