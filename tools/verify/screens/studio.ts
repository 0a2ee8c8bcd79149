import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {defaultLocale, screensFolder, type Locale} from '../../../website/config/locales';
import {screens} from '../../../website/data/screens';
import {packed} from '../../../website/data/screens/pieces';
import type {
  Box,
  LocalizedScreen,
  PackedPieces,
  TranslatedPlaces,
} from '../../../website/data/screens/types';
import {boxOf, photograph, showAll, webp, type Theme} from './camera';
import {hasEntry, withTaken, withTranslated, type Taken} from './entries';
import {findMarks} from './marks';
import {findPieces} from './pieces';
import type {Frame} from './shots';

export type ScreenName = keyof typeof screens;

const website = path.resolve(__dirname, '../../../website');
const folder = path.join(website, 'data/screens');

/** The file of `data/screens/` that has the entry of a picture. */
function fileOf(name: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const found = files.find((file) => hasEntry(readFileSync(path.join(folder, file), 'utf8'), name));
  if (!found) throw new Error(`website/data/screens/ has no entry for "${name}".`);
  return found;
}

function writePieces(name: ScreenName, locale: Locale, pieces: readonly Box[]): void {
  const file = path.join(website, screensFolder(locale), 'pieces.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as PackedPieces;
  const names = Object.keys(screens);
  const entries = Object.entries({...all, [name]: packed(pieces)});
  entries.sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

function writePlaces(name: ScreenName, locale: Locale, taken: Taken): void {
  if (locale === defaultLocale) {
    const file = path.join(folder, fileOf(name));
    writeFileSync(file, withTaken(readFileSync(file, 'utf8'), name, taken));
    return;
  }
  const file = path.join(website, screensFolder(locale), 'boxes.json');
  const places = JSON.parse(readFileSync(file, 'utf8')) as TranslatedPlaces;
  writeFileSync(file, `${JSON.stringify(withTranslated(places, name, taken), null, 2)}\n`);
}

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
    const {themes} = screens[name] as LocalizedScreen;
    return themes.includes(theme) && this.isWanted(name);
  }

  private isWanted(name: string): boolean {
    return this.only.length === 0 || this.only.includes(name);
  }

  fail(name: string, what: string): void {
    this.problems.push(`website/data/screens/${fileOf(name)}, "${name}": ${what}`);
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

  private async marksOf(
    page: Page,
    name: ScreenName,
    locale: Locale,
    {box, parts}: {readonly box: Box; readonly parts: Readonly<Record<string, string>>},
  ): Promise<Map<string, Box> | undefined> {
    const marks = Object.entries((screens[name] as LocalizedScreen).marks);
    const wanted = marks.map(([id, mark]) => ({
      id,
      label: mark.label[locale] ?? '',
      selector: parts[id],
      before: mark[locale],
    }));
    const found = await findMarks(page, wanted, box);
    const gone = wanted.filter(({id}) => !found.get(id));
    for (const {id, label, selector} of gone) {
      const what = selector ? `nothing matches ${selector}` : `no "${label}" is in it`;
      this.fail(
        name,
        `mark "${id}": ${what} (${locale}). Name it as the product does now, or remove the mark there and on the pages.`,
      );
    }
    return gone.length > 0 ? undefined : (found as Map<string, Box>);
  }

  /** Replaces the picture and what its entry says, unless a mark is gone. */
  async take(
    page: Page,
    name: ScreenName,
    {locale, theme, frame, last, parts = {}}: View,
  ): Promise<void> {
    this.tried.add(name);
    await showAll(page, frame?.margin);
    const box = await boxOf(page, frame, last);
    const png = await photograph(page, box);
    const marks = await this.marksOf(page, name, locale, {box, parts});
    if (!marks) return;
    const size = [box[2], box[3]] as const;
    const [, , cropWidth = 0, cropHeight = 0] =
      (screens[name] as LocalizedScreen).crop?.[locale] ?? [];
    const [left = 0, top = 0] = (screens[name] as LocalizedScreen).crop?.[locale] ?? [];
    if (left + cropWidth > size[0] || top + cropHeight > size[1]) {
      this.fail(name, `its crop is larger than ${size.join(' × ')} (${locale}). Correct the crop.`);
      return;
    }
    if (theme === 'light') {
      writePlaces(name, locale, {size, marks});
      writePieces(name, locale, await findPieces(page, box));
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
    const left = Object.keys(screens)
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
