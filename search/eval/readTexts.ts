import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageTexts} from '../core/types';

/** Whole texts of the pages of a built locale, as the browser would fetch them. */
export function readPageTexts(folder: string, base: string) {
  const known = new Map<string, PageTexts>();
  return (route: string): PageTexts => {
    const texts = known.get(route) ?? read(route);
    known.set(route, texts);
    return texts;
  };

  function read(route: string): PageTexts {
    const name = route.slice(base.length).replace(/^\/|\/$/g, '') || 'index';
    const file = path.join(folder, 'search-text', `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTexts) : {};
  }
}
