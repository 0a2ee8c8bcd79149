/** Replaces the theme's Prism loader, see ../index.ts. */
export {};
