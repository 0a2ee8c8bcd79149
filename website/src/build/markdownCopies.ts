import type {Options} from 'docusaurus-plugin-markdown-copies';
import {currentLocale} from '../../config/currentLocale';
import {localeBase} from '../../config/localeBase';
import {product} from '../../config/product';
import {fill, t} from '../../texts';

const {name, version, siteUrl} = product;
const base = siteUrl + localeBase[currentLocale()];

export const markdownCopiesOptions: Options = {
  note: fill(
    t(
      'These pages document {name} {version}. Rules and an index for those who integrate it: <{base}/agents.md>.',
    ),
    {name, version, base},
  ),
  // A link to the list of all pages, for programs that only read this one.
  frontMatter: {documented_version: version, index: `${base}/llms.txt`},
  quotes: t('“”'),
};
