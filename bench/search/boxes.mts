import type {Site} from '../lib/sites.mjs';

/** Selectors of a search: button, text field and results. */
export interface BoxSelectors {
  readonly button: string;
  readonly field: string;
  readonly result: string;
}

export const boxes: Readonly<Record<Site['name'], BoxSelectors>> = {
  ours: {
    button: '[data-search-trigger]',
    field: '[role="combobox"]',
    result: 'dialog[open] [role="option"][href]',
  },
  stock: {button: '.aa-DetachedSearchButton', field: '.aa-Input', result: '.aa-Item a'},
};
