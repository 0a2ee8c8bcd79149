/**
 * Short or former addresses → pages, without the language prefix. Written for
 * Node as it is, because the server of `npm start` reads it too.
 */
export const redirects = [{from: '/docs', to: '/docs/about/introduction'}];
