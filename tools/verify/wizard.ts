import type {Language} from './target/interface';
import type {Page} from './target/html';

/** Pages of the setup wizard, if the run went through it. */
export const wizard: {language: Language; page: Page}[] = [];
