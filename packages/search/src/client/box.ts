/** Id of the search box, which the buttons name. */
export const boxId = 'search-box';

/**
 * Attributes of a button that opens the box without scripts, in browsers that support `command`. React's types
 * do not have them yet.
 */
export const openCommand = {command: 'show-modal', commandfor: boxId};
