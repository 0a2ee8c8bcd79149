/** Named by the buttons that open it. */
export const boxId = 'search-box';

/** Opens the box without scripts, where browsers know it; React's types do not know it yet. */
export const openCommand = {command: 'show-modal', commandfor: boxId};
