/** First line of every generated file. */
export const notice =
  '# Made by `npm run delivery` from delivery/core/description.mjs; do not edit.';
