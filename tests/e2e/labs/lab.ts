import type {Locator} from '@playwright/test';
import {axeViolations} from '../axe';
import {
  clipboard,
  expect,
  expectNoOverflow,
  localeBase,
  open,
  quietNetwork,
  type LocaleName,
  type Page,
} from '../fixture';

interface Place {
  readonly path: string;
  /** Heading above the lab. */
  readonly hash: string;
  readonly names: Readonly<Record<LocaleName, string>>;
}

export const labs = {
  rules: {
    path: '/docs/usage/rule_types',
    hash: '#playground',
    names: {en: 'Rule playground', de: 'Regel-Spielwiese'},
  },
  compose: {
    path: '/docs/installation/install/docker',
    hash: '#builder',
    names: {en: 'Configuration builder', de: 'Konfigurations-Baukasten'},
  },
  box: {
    path: '/docs/usage/design',
    hash: '#box-designer',
    names: {en: 'Box designer', de: 'Box-Designer'},
  },
  signature: {
    path: '/docs/api/signing',
    hash: '#signature-lab',
    names: {en: 'Signature lab', de: 'Signatur-Labor'},
  },
  upgrade: {
    path: '/docs/installation/upgrade_path',
    hash: '#path',
    names: {en: 'Upgrade path', de: 'Upgrade-Pfad'},
  },
} as const satisfies Record<string, Place>;

export type LabId = keyof typeof labs;
export type Lab = Locator;

export const labRoute = (id: LabId, locale: LocaleName) => `${localeBase[locale]}${labs[id].path}`;

export const findLab = (page: Page, id: LabId, locale: LocaleName) =>
  page.getByRole('group', {name: labs[id].names[locale], exact: true});

/** The form of a lab as it is in the HTML of the page, until its script is there. */
export const waitingForm = (lab: Lab) => lab.locator('> fieldset:disabled');

/** The controls of a lab that work. Until its script is there, it has none. */
export const controlsOf = (lab: Lab) =>
  lab.locator(':is(input, select, textarea, button):enabled').filter({visible: true});

/** Opens the page at its lab, or with a state in the address, and waits until the lab can be used. */
export async function openLab(
  page: Page,
  id: LabId,
  locale: LocaleName,
  hash: string = labs[id].hash,
): Promise<Lab> {
  await open(page, `${labRoute(id, locale)}${hash}`);
  const lab = findLab(page, id, locale);
  await controlsOf(lab).first().waitFor();
  return lab;
}

/** Follows a link to a state of a lab that is open in this page: only the fragment of the address changes. */
export async function followLink(
  page: Page,
  id: LabId,
  locale: LocaleName,
  hash: string,
): Promise<void> {
  await page.goto(`${labRoute(id, locale)}${hash}`);
}

export const barWords = {
  en: {
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    reset: 'Reset',
  },
  de: {
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    reset: 'Zurücksetzen',
  },
} as const;

const bar = (lab: Lab) => lab.locator('[data-bar]');

export const reset = (lab: Lab, locale: LocaleName) =>
  bar(lab).getByRole('button', {name: barWords[locale].reset}).click();

/** Copies the link to the state of a lab, and returns it. */
export async function copyLink(page: Page, lab: Lab, locale: LocaleName): Promise<string> {
  const text = barWords[locale];
  await bar(lab).getByRole('button', {name: text.copyLink}).click();
  const answer = bar(lab).getByRole('status');
  await expect(answer).toHaveText(text.linkCopied);
  await expect(answer).toBeVisible();
  return clipboard(page);
}

const needsScript = {
  en: 'The lab needs JavaScript.',
  de: 'Das Labor benötigt JavaScript.',
} as const;

/** Opens the page of a lab in a browser without JavaScript, where the lab says that it needs it. */
export async function openWithoutScript(page: Page, id: LabId, locale: LocaleName): Promise<Lab> {
  await page.goto(labRoute(id, locale));
  const lab = findLab(page, id, locale);
  // Playwright's text matchers ignore <noscript>, so this reads its inner text.
  expect(await lab.locator('noscript').innerText()).toContain(needsScript[locale]);
  await expect(waitingForm(lab)).toBeVisible();
  await expect(controlsOf(lab)).toHaveCount(0);
  return lab;
}

/** Opens the page at its top: the lab, and its script, loads only when it comes near the viewport. */
export async function openByScrolling(page: Page, id: LabId, locale: LocaleName): Promise<Lab> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, labRoute(id, locale));
  await quietNetwork(page);
  const before = scripts.length;
  const lab = findLab(page, id, locale);
  await expect(waitingForm(lab)).toBeVisible();
  await page.locator(labs[id].hash).scrollIntoViewIfNeeded();
  await expect(controlsOf(lab).first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  return lab;
}

/** Removes the rest of the page around a lab, which pages.spec.ts tests. */
async function isolate(lab: Locator): Promise<void> {
  await lab.evaluate((element) => {
    const place = element.closest('[data-island]') ?? element;
    const siblings = Array.from(place.parentElement?.children ?? []);
    siblings
      // Its style sheet stands before it.
      .filter((sibling) => sibling !== place && sibling.localName !== 'link')
      .forEach((sibling) => sibling.remove());
    // To the top, so that no sticky element covers the lab.
    scrollTo({top: 0, behavior: 'instant'});
  });
}

/** A lab has the same elements in both languages, so each language is checked in another theme and width. */
const variants = {en: {theme: 'light', width: 1440}, de: {theme: 'dark', width: 390}} as const;

/** Checks an opened lab with axe, and for overflow on the narrowest screen. */
export async function expectAccessible(page: Page, locale: LocaleName): Promise<void> {
  const {theme, width} = variants[locale];
  await isolate(page.locator('[data-lab]'));
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  await page.setViewportSize({width, height: 900});
  expect(await axeViolations(page, {within: '[data-lab]'})).toEqual([]);
  await expectNoOverflow(page, 320, 900);
}
