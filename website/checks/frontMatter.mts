import {frontMatterFaults} from '../src/build/frontMatter.ts';
import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import type {Site} from './site.mts';

function lineOfKey({source}: Page, key: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

function checkPage(page: Page): Problem[] {
  return frontMatterFaults(page.file, page.frontMatter).map(({key, message, remedy}) =>
    problem(
      page.file,
      lineOfKey(page, key.split('.')[0] ?? ''),
      `Front matter, ${key}: ${message}.`,
      remedy,
    ),
  );
}

/** Applies the schema of the build to all pages within seconds. */
export function checkAllFrontMatter(site: Site): Problem[] {
  return site.pages.flatMap(checkPage);
}
