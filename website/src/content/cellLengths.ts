/** How long texts in table cells are, in characters, decides how phones show them. */

/** Up to this length, a name stays on one line: a column of a phone has room for it. */
export const wholeName = 22;

/** Up to this length, a value stands beside the name of its column. */
export const shortValue = 24;

/** From this length on, a value stands below its name in a table of two columns too. */
const longValue = 44;

/** Whether a name and its value need more lines beside each other than below each other, on a phone. */
export const isLongPair = (name: number, value: number) => name > wholeName || value > longValue;
