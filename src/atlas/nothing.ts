/** Stands for the atlas where every page is known from the start. */
export {};
