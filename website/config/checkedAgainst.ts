/**
 * Pages that were last checked against an earlier version than the documented one, with that version.
 * `npm run product` fills the list; delete the line of a page once it is right for the new version.
 */
export const checkedAgainst: Readonly<Record<string, string>> = {};
