/** Replaces the theme's Prism loader, see plugin.ts. */
export {};
