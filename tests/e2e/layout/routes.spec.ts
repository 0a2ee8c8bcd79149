import {expect, fileTest, localeBase, localeNames, test} from '../fixture';
import {allRoutes} from '../sitemap';

const pages: Record<string, readonly string[]> = {
  about: ['data_processing', 'features', 'how_it_works', 'introduction'],
  account: ['change_password', 'two_factor_authentication', 'user_settings'],
  administration: [
    'cleanup_statistic',
    'cron_jobs',
    'geoip',
    'security_settings',
    'system',
    'system_settings',
    'updates',
    'users',
  ],
  api: [
    'api_debug_mode',
    'frontend',
    'health',
    'rule_package',
    'statistic',
    'troubleshooting',
    'verification',
  ],
  installation: ['requirements', 'update'],
  'installation/configure': [
    'apache',
    'cron_jobs',
    'environment_variables',
    'microsoft_iis',
    'nginx',
    'reverse_proxy',
  ],
  'installation/install': ['docker', 'kubernetes', 'multi_node_setup', 'normal', 'source'],
  integration: ['bypass_protection', 'custom', 'ignored_fields', 'with_plugins'],
  usage: [
    'dashboard',
    'projects',
    'rule_packages',
    'rule_types',
    'rules',
    'settings',
    'submissions',
    'tools',
  ],
};

const specified = [
  ...['cli', 'quickstart', 'testing', 'translating'].map((page) => `/docs/${page}`),
  ...Object.entries(pages).flatMap(([folder, names]) =>
    names.map((name) => `/docs/${folder}/${name}`),
  ),
  ...Object.keys(pages).map((category) => `/docs/category/${category}`),
];

fileTest('the sitemap has every specified route, and the same pages in both languages', () => {
  const expected = localeNames.flatMap((locale) => [
    `${localeBase[locale]}/`,
    ...specified.map((route) => `${localeBase[locale]}${route}`),
  ]);
  const routes = allRoutes();
  expect(expected.filter((route) => !routes.includes(route))).toEqual([]);
  const german = routes.filter((route) => route.startsWith(localeBase.de));
  const english = routes.filter((route) => !german.includes(route));
  expect(german).toEqual(english.map((route) => `${localeBase.de}${route}`));
});

// The headless shell of the tests asks for no icon; other browsers do, also beside a picture or a text file.
test('the icon is where browsers look for it without a page', async ({request}) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/x-icon');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of localeNames) {
    const base = localeBase[locale];

    // By an element of the page; tests/delivery/nginx.spec.ts tries the redirects of the server.
    test(`${locale}: /docs leads to the introduction`, async ({page}) => {
      await page.goto(`${base}/docs`);
      await expect(page).toHaveURL(`${base}/docs/about/introduction`);
    });
  }
});
