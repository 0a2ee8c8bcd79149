import type {Options} from 'docusaurus-plugin-markdown-copies';
import {product} from './product';

const {name, version} = product;

export const markdownCopiesOptions: Options = {
  note: {
    en: `These pages document ${name} ${version}.`,
    de: `Diese Seiten dokumentieren ${name} ${version}.`,
  },
  frontMatter: {documented_version: version},
  quotes: {de: '„“'},
};
