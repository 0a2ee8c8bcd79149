import path from 'node:path';
import type {Options} from 'docusaurus-theme-section-search';
import {popularPages} from '../../data/popularPages';
import {synonyms} from '../../data/synonyms';
import {readSearchWords} from './readSearchWords';

export const searchOptions: Options = {
  synonyms,
  words: readSearchWords(path.resolve(__dirname, '../..')),
  popular: popularPages,
  help: ['docs/api/troubleshooting', 'docs/about/known_issues', 'docs/about/glossary'],
  builtFolder: '../build',
  kinds: {
    variable: '/environment_variables#.*(?:variables|cache|ssl)',
    command: '/cli(?:#|$)',
    error: '(?:troubleshooting|known_issues|_problems)#',
    api: '/docs/api/',
    setting: '/(?:\\w*settings|security|guidelines|design)#',
  },
};
