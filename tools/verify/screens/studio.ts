import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {screensFolder, type Locale} from '../../../website/config/locales';
import {
  screenNames,
  screens,
  type Box,
  type Screen,
  type ScreenName,
} from '../../../website/data/screens';
import {boxOf, photograph, showAll, webp, type Theme} from './camera';
import {findMarks} from './marks';
import type {Frame} from './shots';

const website = path.resolve(__dirname, '../../../website');
/** Space between what is marked and its frame, and how far it may move before a person has to look. */
const GAP = 4;
const MOST_MOVED = 2;

/** Takes pictures of pages that are open, and keeps what is wrong with them. */
export class Studio {
  readonly problems: string[] = [];
  taken = 0;
  /** Names of pictures, successful or not. */
  private readonly tried = new Set<string>();
  /** Pictures that this run cannot take, and why. */
  private readonly left = new Map<string, string>();
  private readonly encoding: Promise<void>[] = [];

  constructor(private readonly only: readonly string[]) {}

  wants(name: ScreenName, theme: Theme): boolean {
    const {onlyLight} = screens.en[name];
    return (theme === 'light' || !onlyLight) && this.isWanted(name);
  }

  private isWanted(name: string): boolean {
    return this.only.length === 0 || this.only.includes(name);
  }

  fail(name: string, what: string): void {
    this.problems.push(`website/data/screens/en.json, "${name}": ${what}`);
  }

  /** A picture that stays as it is. */
  leave(name: ScreenName, why: string): void {
    this.left.set(name, why);
  }

  /** A picture that cannot be taken must not stop the others. */
  async trying(name: ScreenName, locale: Locale, work: () => Promise<void>): Promise<void> {
    this.tried.add(name);
    try {
      await work();
    } catch (error) {
      const [line = ''] = (error as Error).message.split('\n');
      this.fail(name, `it was not taken (${locale}): ${line}`);
    }
  }

  /** What no longer stands where the views of the picture expect it: a person corrects frames and names. */
  private async compareMarks(
    page: Page,
    name: ScreenName,
    locale: Locale,
    {box, parts}: {readonly box: Box; readonly parts: Readonly<Record<string, string>>},
  ): Promise<void> {
    const wanted = Object.entries(screens[locale][name].marks).map(([id, {label, frame}]) => ({
      id,
      label,
      selector: parts[id],
      before: [frame[0] + GAP, frame[1] + GAP, frame[2] - 2 * GAP, frame[3] - 2 * GAP] as const,
    }));
    const found = await findMarks(page, wanted, box);
    for (const {id, label, selector, before} of wanted) {
      const now = found.get(id);
      const what = selector ? `nothing matches ${selector}` : `no "${label}" is in it`;
      if (!now)
        this.fail(
          name,
          `mark "${id}": ${what} (${locale}). Name it as the product does now, or remove the mark there and on the pages.`,
        );
      else if (Math.max(...[0, 1, 2].map((at) => Math.abs(now[at]! - before[at]!))) > MOST_MOVED)
        this.fail(
          name,
          `mark "${id}" is at ${now.join(', ')} (${locale}). Correct its frame, and its name in the views.`,
        );
    }
  }

  /** Replaces the picture, and tells what of its entry no longer fits. */
  async take(
    page: Page,
    name: ScreenName,
    {locale, theme, frame, last, parts = {}}: View,
  ): Promise<void> {
    this.tried.add(name);
    await showAll(page, frame?.margin);
    const box = await boxOf(page, frame, last);
    const png = await photograph(page, box);
    if (theme === 'light') {
      await this.compareMarks(page, name, locale, {box, parts});
      const {size}: Screen = screens[locale][name];
      const now = [box[2], box[3]];
      if (now.join() !== size.join())
        this.fail(name, `its size is ${now.join(' × ')} (${locale}). Correct size and views.`);
    }
    const pictures = path.join(website, screensFolder(locale));
    mkdirSync(pictures, {recursive: true});
    const picture = `${name}${theme === 'dark' ? '-dark' : ''}.webp`;
    this.encoding.push(
      webp(png).then((bytes) => writeFileSync(path.join(pictures, picture), bytes)),
    );
    this.taken += 1;
  }

  /** Once all pictures are written. */
  async report(started: number): Promise<string> {
    await Promise.all(this.encoding);
    const seconds = (Date.now() - started) / 1000;
    const left = screenNames
      .filter((name) => this.isWanted(name) && !this.tried.has(name))
      .map((name) => `Not taken: ${name}: ${this.left.get(name) ?? 'no file names its page'}`);
    const counts = `${this.taken} pictures taken, ${this.problems.length} problems, ${Math.round(seconds)} s.`;
    return [...this.problems.map((one) => `✗ ${one}`), ...left, counts].join('\n');
  }
}

export interface View {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly frame?: Frame;
  readonly last?: string;
  readonly parts?: Readonly<Record<string, string>>;
}
