/** Old or short addresses → pages, without the language prefix. */
export const redirects = [{from: '/docs', to: '/docs/about/introduction'}] as const;
