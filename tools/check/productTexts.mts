import {uiTexts} from '../../website/data/ui/index.ts';

const ofProduct = new Set(
  Object.values(uiTexts).flatMap((texts) => texts.flatMap((text) => Object.values(text))),
);

/** Whether a text is one of the product, word for word, in any language. */
export const isOfProduct = (text: string): boolean => ofProduct.has(text);
