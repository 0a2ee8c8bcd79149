/** Attribute of the page or the article whose blocks are laid out when they come near the screen (see base.css). */
export const foldedMark = 'data-folded';
