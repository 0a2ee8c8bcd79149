/** The browser fetches the pages of links that `inline/prefetch.ts` has marked. */
export const speculationRules = JSON.stringify({
  prefetch: [{where: {selector_matches: '[data-prefetch]'}, eagerness: 'immediate'}],
});
