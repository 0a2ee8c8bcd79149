import path from 'node:path';
import type {Page} from '@playwright/test';
import type {ScreenName} from '../../../website/data/screens';
import type {Demo} from './seed';

/** What of a page is the picture: the elements and a margin around them; all of the page by default. */
export interface Frame {
  readonly selector: string;
  /** Only these of the elements. */
  readonly from?: number;
  readonly to?: number;
  readonly margin: number;
}

export interface Shot {
  readonly path: string;
  readonly frame?: Frame;
  /** The width of the window, if the page needs more than the others. */
  readonly width?: number;
  /** The last element, if the page is longer than the picture has to be. */
  readonly last?: string;
  /** What a reader would do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Where marks are whose name is not a text of the interface. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly isPublic?: true;
}

export type Shots = Readonly<Partial<Record<ScreenName, Shot>>>;

const card: Frame = {selector: '.card', to: 1, margin: 12};
/** Its fields start near its edge; names of marks stand before them. */
const wideCard: Frame = {selector: '.card', margin: 24};
const small: Frame = {selector: '.container-tight', margin: 16};

/** For pages that would hide columns of a table or texts of tabs, or set the preview below its fields. */
const wide = 1200;

/** For pages beside a menu with long names. */
const beside = 1080;

/** Keys as the pages write them instead of real ones. */
const example: Readonly<Record<string, string>> = {
  projectHost: 'https://mosparo.example.com',
  projectUuid: '00000000-1111-4222-8333-444444444444',
  projectPublicKey: 'ExamplePublicKey-aBcDeFgHiJkLmNoPqRsTuVwXyZ',
};

/** The tiles of the administration, as large as they are. */
const tiles = Object.fromEntries(
  [
    'system-settings',
    'security-settings',
    'users',
    'cron-jobs',
    'geoip2',
    'throughput-statistics',
  ].map((name, at) => [name, `.row > :nth-child(${at + 1}) > .card`]),
);

const disguise = (page: Page) =>
  page.evaluate((values) => {
    const fields = [...document.querySelectorAll('input')];
    for (const [id, value] of Object.entries(values)) {
      for (const field of fields) if (field.id === id) field.value = value;
    }
    for (const field of fields) {
      if (/^http:\/\/(localhost|127\.)/.test(field.value)) field.value = values.projectHost!;
    }
  }, example);

async function testRule(page: Page): Promise<void> {
  await page.fill('textarea', 'casino bonus');
  await page.locator('form button[type=submit]').last().click();
  await page.waitForLoadState('load');
}

const ofInstallation: Shots = {
  'account-settings': {path: '/account/settings', frame: card},
  'account-two-factor': {
    path: '/account/two-factor/start',
    frame: card,
    prepare: showExampleCode,
    parts: {'qr-code': '.card img', 'code-for-the-app': '.card .row'},
  },
  login: {path: '/login', frame: small, isPublic: true},
  administration: {
    path: '/administration/',
    last: tiles['throughput-statistics'],
    parts: tiles,
  },
  'admin-cleanup-statistic': {path: '/administration/cleanup-statistic/', width: beside},
  'admin-cron-jobs': {
    path: '/administration/cron-jobs/',
    width: beside,
    prepare: disguiseSecret,
  },
  'admin-geoip': {path: '/administration/geoip2/', width: beside},
  'admin-system': {path: '/administration/system/', frame: card, prepare: nameServer},
  'admin-system-settings': {path: '/administration/settings/', width: beside},
  'admin-users': {path: '/administration/users/'},
  projects: {path: '/project/'},
  'project-create': {path: '/project/create', frame: card, prepare: nameProject},
};

const ofRules = (base: string, {rule, rulePackage}: Demo): Shots => ({
  'field-rules': {path: `${base}/rules/field-rules/`},
  'field-rule-choose-type': {path: `${base}/rules/field-rules/create/choose-type`, frame: card},
  'field-rule-editor': {path: `${base}/rules/field-rules/${rule}/edit`},
  'rule-packages': {path: `${base}/rule-packages/`, width: 1100},
  'rule-package-choose-type': {path: `${base}/rule-packages/add/choose-type`, frame: card},
  'rule-package-view': {path: `${base}/rule-packages/${rulePackage}/view`},
  'submission-rules': {path: `${base}/rules/submission-rules/`},
  'submission-rule-editor': {
    path: `${base}/rules/submission-rules/configure/random-values`,
    frame: card,
  },
});

const ofSettings = (settings: string, {guideline}: Demo): Shots => ({
  'settings-general': {path: `${settings}/general`, prepare: disguise},
  'settings-advanced': {path: `${settings}/advanced`},
  'settings-members': {path: `${settings}/members`},
  'settings-security': {path: `${settings}/security`},
  'settings-security-edit': {
    path: `${settings}/security/edit-general`,
    frame: {...wideCard, to: 2},
  },
  'settings-security-delay': {
    path: `${settings}/security/edit-general`,
    frame: {...wideCard, from: 2, to: 4},
  },
  'settings-guideline': {
    path: `${settings}/security/guideline/${guideline}/edit`,
    width: wide,
    last: '.card >> nth=1',
  },
  'settings-design-simple': {
    path: `${settings}/design/switch-mode?mode=simple`,
    width: wide,
    prepare: reload,
  },
  'settings-design-advanced': {
    path: `${settings}/design/switch-mode?mode=advanced`,
    width: wide,
    prepare: reload,
  },
  'settings-translations': {path: `${settings}/translations`},
});

const ofSubmissions = (base: string, {spam, valid}: Demo): Shots => ({
  dashboard: {path: `${base}/`},
  'project-connection': {
    path: `${base}/create-wizard/connection`,
    width: wide,
    frame: card,
    prepare: disguise,
  },
  submissions: {path: `${base}/submissions/`, width: wide},
  'submission-spam': {path: `${base}/submissions/${spam}/view`, width: wide},
  'submission-valid': {path: `${base}/submissions/${valid}/view`},
  'submission-rating-details': {
    path: `${base}/submissions/${spam}/view`,
    frame: {...card, from: -1, to: undefined},
  },
  'tools-export': {path: `${base}/tools/export`},
  'tools-import': {path: `${base}/tools/import`},
  'tools-rule-tester': {
    path: `${base}/tools/rule-tester`,
    last: '.card',
    prepare: testRule,
  },
});

/** Pictures that stay as they are, and why. */
export const kept: Readonly<Partial<Record<ScreenName, string>>> = {
  'admin-security':
    'the visitors of the demo data need TRUSTED_PROXIES, and then the page does not let anybody change its list',
  'admin-updates': 'in containers updates are off, and the page lets nobody choose the channel',
};

/** The pictures of the interface, by name; those of the wizard and of the box have files of their own. */
export function shots(demo: Demo): Shots {
  const base = `/project/${demo.project}`;
  return {
    ...ofInstallation,
    ...ofRules(base, demo),
    ...ofSettings(`${base}/settings`, demo),
    ...ofSubmissions(base, demo),
  };
}

/** The address leads to another one, which has no dark mode at first. */
async function reload(page: Page): Promise<void> {
  await page.reload({waitUntil: 'networkidle'});
}

async function nameProject(page: Page): Promise<void> {
  const isGerman = (await page.getAttribute('html', 'lang')) === 'de';
  await page.fill('[name$="[name]"]', isGerman ? 'Kontaktformular' : 'Contact form');
  const text = isGerman
    ? 'Kontaktformular der Firmen-Website'
    : 'Contact form of the company website';
  await page.fill('[name$="[description]"]', text);
  await page.locator('[name*="[hosts]"]').first().fill('www.example.com');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

function disguiseSecret(page: Page): Promise<void> {
  return page.evaluate(() => {
    const secret = document.querySelector<HTMLInputElement>('input[name*="ecret"]');
    if (secret) secret.value = 'ExampleSecret-aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789';
  });
}

/** The same invented secret in words and, with the account that the pages use, in `example-code.png`. */
async function showExampleCode(page: Page): Promise<void> {
  const picture = path.join(__dirname, 'example-code.png');
  await page.route('**/two-factor/qrcode', (route) => route.fulfill({path: picture}));
  await page.reload({waitUntil: 'networkidle'});
  await page.evaluate((secret) => {
    const parts = document.querySelectorAll('.two-factor-code > *');
    for (const [at, part] of parts.entries()) part.textContent = secret.slice(4 * at, 4 * at + 4);
  }, 'EXAMPLESECRETDONOTUSETHISCODEHEREEXAMPLESECRET22ABCD');
}

/** The kernel of this computer says nothing to readers. */
function nameServer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('.card *')];
    const server = cells.find(
      (one) => one.children.length === 0 && /^\s*Linux /.test(one.innerHTML),
    );
    if (server) server.textContent = 'Linux 6.1 (x86_64)';
  });
}
