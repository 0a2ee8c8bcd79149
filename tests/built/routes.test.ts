import {expect, it} from 'vitest';
import {localeBase, pages} from './site';

const specifiedIn: Record<string, readonly string[]> = {
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
  ...Object.entries(specifiedIn).flatMap(([folder, names]) =>
    names.map((name) => `/docs/${folder}/${name}`),
  ),
  ...Object.keys(specifiedIn).map((category) => `/docs/category/${category}`),
];

it('every specified page exists, and the same pages in both languages', () => {
  const paths = (locale: string) =>
    pages.filter((page) => page.locale === locale).map(({path}) => path);
  expect(['/', ...specified].filter((path) => !paths('en').includes(path))).toEqual([]);
  expect(paths('de')).toEqual(paths('en'));
  expect(localeBase).toMatchObject({en: '', de: '/de'});
});
