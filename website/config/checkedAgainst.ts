/**
 * Pages that were last checked against an earlier version than the documented one, with that version. `npm run product`
 * adds all pages. Delete the line of a page once the page is right for the new version.
 */
export const checkedAgainst: Readonly<Record<string, string>> = {};
