import {readFileSync} from 'node:fs';
import path from 'node:path';
import {languages} from 'docusaurus-theme-static-pages/highlight/languages';
import {defaultLocale} from '../../../website/config/locales.ts';
import type {Fence} from '../page.mts';
import type {Report, Rule} from '../rule.mts';
import type {Site} from '../site.mts';

const mostLines = 40;
const titleOf = ({meta}: Fence) => /\btitle="([^"]*)"/.exec(meta)?.[1];
const sampleOf = ({meta}: Fence) => /\bfile=([^\s#]+)(?:#(\S+))?/.exec(meta);

/** The lines that a fence shows; undefined if its file or region does not exist. */
function linesOf(fence: Fence, {root, samples}: Site, report: Report): number | undefined {
  const [, file, region] = sampleOf(fence) ?? [];
  if (!file) return fence.code.split('\n').length;
  if (!samples.includes(file)) {
    report(fence, `There is no website/samples/${file}.`, 'correct file=, or add the sample.');
    return undefined;
  }
  const lines = readFileSync(path.join(root, 'website/samples', file), 'utf8')
    .trim()
    .split('\n');
  if (!region) return lines.length;
  const [from, to] = ['region', 'endregion'].map((mark) =>
    lines.findIndex(
      (line) =>
        line.trimEnd().endsWith(` ${mark}:${region}`) || line.includes(` ${mark}:${region} `),
    ),
  );
  if (from !== undefined && to !== undefined && from >= 0 && to > from) return to - from - 1;
  report(
    fence,
    `website/samples/${file} has no region "${region}".`,
    `mark it there with the comment lines region:${region} and endregion:${region}.`,
  );
  return undefined;
}

/** Code blocks have a language and a sample that exists and is tried; long ones are closed. */
export const fences: Rule = {
  name: 'code blocks',
  run(site, report) {
    const tested = new Set(
      site.samples.filter((file) => /\.test\.\w+$/.test(file)).map((file) => file.split('/')[0]),
    );
    for (const {locale, fences: all} of site.pages) {
      for (const fence of all) {
        if (!Object.hasOwn(languages, fence.language))
          report(
            fence,
            `The language "${fence.language}" of a code block is not highlighted.`,
            `use one of ${Object.keys(languages).join(', ')}.`,
          );
        const lines = linesOf(fence, site, report);
        if (lines !== undefined && lines > mostLines && !fence.isCollapsed)
          report(
            fence,
            `A sample of ${lines} lines is open, at most ${mostLines} lines may be.`,
            'close it with collapsed="what it does", or show a part of it.',
          );
        const title = titleOf(fence);
        const [, file] = sampleOf(fence) ?? [];
        const isTried = file
          ? tested.has(file.split('/')[0])
          : !title || title.includes('(excerpt)') || fence.language === 'text';
        if (locale === defaultLocale && !isTried)
          report(
            fence,
            `Nothing tries the block "${title ?? file}".`,
            'make it a file of website/samples/ with a test that names it, or show a part of a file as "name (excerpt)".',
          );
      }
    }
  },
};
