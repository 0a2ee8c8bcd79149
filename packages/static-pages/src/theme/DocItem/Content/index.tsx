/** Replaces the theme's (3.10): in the browser of the built site the article comes from the page's HTML. */
export {default} from '@startup/Content';
