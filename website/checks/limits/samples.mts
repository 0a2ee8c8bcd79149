import {cutRegion} from '../../src/content/markdown/sampleRegion.mjs';
import {parseFence} from '../../src/content/markdown/fence.ts';
import type {Fence, Page} from '../page.mts';
import {problem} from '../problem.mts';
import type {Site} from '../site.mts';
import type {Excess} from './excess.mts';
import {limits} from './limits.mts';

interface Shown {
  readonly page: Page;
  readonly fence: Fence;
  /** Path below `samples/`, if the code has a file of its own. */
  readonly file: string | undefined;
  readonly code: string;
}

function shownOn(page: Page, {samples}: Site): Shown[] {
  return page.fences.map((fence) => {
    const where = `${page.file}:${fence.line}`;
    const {file, region} = parseFence(fence.language, fence.meta, where);
    const sample = samples.find((candidate) => candidate.file === `samples/${file}`);
    const code = sample ? cutRegion(sample.source, region, sample.file) : fence.value;
    return {page, fence, file, code};
  });
}

const excess = ({page, fence}: Shown, message: string, remedy: string): Excess => ({
  limit: 'sample',
  page: page.id,
  problem: problem(page.file, fence.line, message, remedy),
});

function tooLong(sample: Shown): Excess[] {
  const lines = sample.code.split('\n').length;
  return sample.fence.isCollapsed || lines <= limits.sampleLines
    ? []
    : [
        excess(
          sample,
          `A sample of ${lines} lines is not collapsed, at most ${limits.sampleLines} lines are allowed.`,
          'collapse it with collapsed="what it does", or show a part of it.',
        ),
      ];
}

function onOtherPages(shown: readonly Shown[]): Excess[] {
  const owners = new Map<string, Page>();
  return shown.flatMap((sample): Excess[] => {
    const {page, file} = sample;
    if (!file) return [];
    const key = `${page.locale} ${file}`;
    const owner = owners.get(key) ?? page;
    owners.set(key, owner);
    return owner === page
      ? []
      : [
          excess(
            sample,
            `samples/${file} is also shown on ${owner.file}.`,
            'show it on one page and link to it.',
          ),
        ];
  });
}

/** Long samples are collapsed, and each sample is on one page. */
export function sampleExcesses(site: Site): Excess[] {
  const shown = site.pages.flatMap((page) => shownOn(page, site));
  return [...shown.flatMap(tooLong), ...onOtherPages(shown)];
}
