import {uiAreas} from '../../website/data/ui/index.ts';

const ofProduct = new Set(
  uiAreas.flatMap(({labels, messages}) =>
    [...labels, ...messages].flatMap((text) => Object.values(text)),
  ),
);

/** Whether a text is one of the product, word for word, in any language. */
export const isOfProduct = (text: string): boolean => ofProduct.has(text);
