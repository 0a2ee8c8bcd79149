import {localeBase, open, type LocaleName, type Page} from '../fixture';

/** Texts of the box that tests select by. */
export const texts = {
  en: {
    button: 'Search',
    placeholder: 'Search',
    clear: 'Clear',
    submit: 'Submit',
    cancel: 'Cancel',
    none: 'No results for “xqzvwk”',
    glossary: 'Glossary',
    typo: 'dokcer',
    meant: 'Docker',
    rules: 'Rules',
  },
  de: {
    button: 'Suchen',
    placeholder: 'Suchen',
    clear: 'Leeren',
    submit: 'Absenden',
    cancel: 'Abbrechen',
    none: 'Keine Ergebnisse für „xqzvwk“',
    glossary: 'Glossar',
    typo: 'dokcer',
    meant: 'Docker',
    rules: 'Regeln',
  },
} as const;

export const indexFile = /search-index-[^/]+\.json$/;

/** A page where the search is closed. */
export async function start(
  page: Page,
  locale: LocaleName,
  path = '/docs/quickstart',
): Promise<void> {
  await open(page, `${localeBase[locale]}${path}`);
}

export function searchButton(page: Page, locale: LocaleName) {
  return page.getByRole('button', {name: texts[locale].button, exact: true});
}

export function field(page: Page) {
  // Without the lists of a lab, which have the same role.
  return page.getByRole('combobox').and(page.locator('input'));
}

export function options(page: Page) {
  return page.getByRole('dialog').getByRole('option');
}

/** Opens the box and types a query; does not wait for results. */
export async function type(page: Page, locale: LocaleName, query: string): Promise<void> {
  await searchButton(page, locale).click();
  await field(page).fill(query);
}
