import type {Site} from '../lib/sites.mjs';

/** What a reader clicks, fills in and waits for. */
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
