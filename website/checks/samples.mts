import path from 'node:path';
import {defaultLocale} from '../config/locales.ts';
import {howTried, numbered, type How} from '../../tests/copied/table.ts';
import type {Fence, Page} from './page.mts';
import {problem, type Problem} from './problem.mts';
import {isNamed, namesIn} from './sampleNames.mts';
import type {Site, SourceFile} from './site.mts';

interface Shown {
  readonly page: Page;
  readonly line: number;
  /** Path below `samples/`. */
  readonly name: string;
  readonly region: string | undefined;
  /** How tests/copied tries the block, if it has a title. */
  readonly how: How | undefined;
}

const titleOf = ({meta}: Fence) => /\btitle="([^"]*)"/.exec(meta)?.[1];

/** The fences of a page and how tests/copied tries them, by their English titles. */
function tried(page: Page): {fence: Fence; title: string | undefined; how: How | undefined}[] {
  const titles = numbered(page.fences.map(titleOf));
  return page.fences.map((fence, at) => {
    const title = titles[at];
    return {fence, title, how: title === undefined ? undefined : howTried(page.id, title)};
  });
}

function shownBy(page: Page): Shown[] {
  return tried(page).flatMap(({fence: {meta, line}, how}) => {
    const [, name, region] = /\bfile=([^\s#]+)(?:#(\S+))?/.exec(meta) ?? [];
    return name ? [{page, line, name, region, how}] : [];
  });
}

/** Blocks that a reader saves or runs, but no test tries. */
function untried(page: Page): Problem[] {
  return tried(page)
    .filter(({title, how}) => title !== undefined && !how)
    .map(({fence: {line}, title}) =>
      problem(
        page.file,
        line,
        `Nothing tries the block "${title}".`,
        'add it to tests/copied/table.ts with the test that runs it, or show a part of a file as "name (excerpt)".',
      ),
    );
}

function missing({page, line, name, region}: Shown, files: ReadonlyMap<string, string>): Problem[] {
  const source = files.get(name);
  if (source === undefined)
    return [
      problem(page.file, line, `There is no samples/${name}.`, 'correct file=, or add the sample.'),
    ];
  return region && !source.includes(`region:${region}`)
    ? [
        problem(
          page.file,
          line,
          `samples/${name} has no region "${region}".`,
          `mark it there with the comment lines region:${region} and endregion:${region}.`,
        ),
      ]
    : [];
}

const loads = (stem: string) => new RegExp(`\\b(?:import|from|require_relative) '?${stem}\\b`);

/** Whether a sample imports or runs another one of its folder. */
function runs(caller: SourceFile, name: string): boolean {
  const {base, name: stem} = path.parse(name);
  return caller.source.includes(base) || loads(stem).test(caller.source);
}

const isTest = (name: string) => name.includes('.test.');

/** Samples on pages that no test mentions. */
function untested(names: readonly string[], {samples, tests}: Site): string[] {
  const isShown = ({file}: SourceFile) =>
    !isTest(file) && names.includes(file.replace(/^samples\//, ''));
  const code = tests.filter((test) => !isShown(test)).map(namesIn);
  const tested = names.filter((name) => isTest(name) || isNamed(name, code));
  const callers = samples.filter(({file}) => tested.includes(file.replace(/^samples\//, '')));
  return names.filter(
    (name) =>
      !tested.includes(name) &&
      !callers.some(
        (caller) =>
          path.dirname(caller.file) === path.dirname(`samples/${name}`) && runs(caller, name),
      ),
  );
}

/** Every sample on a page exists and is tested, by a test that mentions it or copies it from the page. */
export function checkSamples(site: Site): Problem[] {
  const shown = site.pages.flatMap(shownBy);
  const files = new Map(
    [...site.samples, ...site.tests].map(({file, source}) => [
      file.replace(/^samples\//, ''),
      source,
    ]),
  );
  const copied = new Set(shown.filter(({how}) => how && 'spec' in how).map(({name}) => name));
  const names = [...new Set(shown.map(({name}) => name))].filter(
    (name) => files.has(name) && !copied.has(name),
  );
  return [
    ...shown.flatMap((one) => missing(one, files)),
    ...site.pages.filter(({locale}) => locale === defaultLocale).flatMap(untried),
    ...untested(names, site).map((name) =>
      problem(
        `samples/${name}`,
        1,
        'No test names this sample.',
        `run it in a test beside it (samples/${path.dirname(name)}/*.test.ts).`,
      ),
    ),
  ];
}
