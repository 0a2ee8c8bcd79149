import type {Page} from './target/html';

/** What the setup wizard showed, if the run went through it. */
export const wizard: {prerequisites?: Page} = {};
