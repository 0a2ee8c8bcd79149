/** Loaded into `docusaurus build` before it starts: the parent process highlights the code of all languages. */
import {tokenizeWith} from 'docusaurus-theme-static-pages/highlight';
import {askParent} from './askParent.mjs';

tokenizeWith(askParent);
