import {t, type Localized} from '../texts';

export interface PageGroup {
  readonly title: Localized;
  /** Ids of docs, and paths of categories below `docs/`. */
  readonly pages: readonly string[];
}

export interface CategoryGroups {
  /** Where most readers go, as cards. */
  readonly first: readonly string[];
  /** The others, as lists. */
  readonly groups: readonly PageGroup[];
}

/** How the pages of categories with many are shown, by path of the category; the sidebar has their order. */
export const categoryGroups: Readonly<Record<string, CategoryGroups>> = {
  'category/about': {
    first: ['about/introduction', 'about/how_it_works', 'about/features', 'about/data_processing'],
    groups: [
      {
        title: t('Look things up'),
        pages: ['about/glossary', 'about/known_issues'],
      },
    ],
  },
  'category/installation': {
    first: [
      'category/installation/install',
      'category/installation/configure',
      'installation/requirements',
      'installation/update',
    ],
    groups: [
      {
        title: t('Keep it running'),
        pages: ['installation/backup', 'installation/upgrade_path', 'installation/update_problems'],
      },
    ],
  },
  'category/installation/configure': {
    first: [
      'installation/configure/cron_jobs',
      'installation/configure/reverse_proxy',
      'installation/configure/environment_variables',
      'installation/configure/containers',
    ],
    groups: [
      {
        title: t('Web server'),
        pages: [
          'installation/configure/nginx',
          'installation/configure/apache',
          'installation/configure/microsoft_iis',
        ],
      },
      {
        title: t('Addresses and files'),
        pages: [
          'installation/configure/proxy_headers',
          'installation/configure/sub_path',
          'installation/configure/configuration_file',
        ],
      },
    ],
  },
  'category/usage': {
    first: ['usage/rules', 'usage/submissions', 'usage/rule_types', 'usage/settings'],
    groups: [
      {
        title: t('More about rules'),
        pages: [
          'usage/rating',
          'usage/submission_rules',
          'usage/rule_packages',
          'usage/rule_package_format',
        ],
      },
      {
        title: t('Protection against bots'),
        pages: ['usage/security', 'usage/guidelines'],
      },
      {
        title: t('Projects and overview'),
        pages: ['usage/projects', 'usage/dashboard', 'usage/tools'],
      },
      {
        title: t('What visitors see'),
        pages: ['usage/design', 'usage/box_texts'],
      },
    ],
  },
  'category/integration': {
    first: [
      'integration/with_plugins',
      'integration/custom',
      'integration/wordpress',
      'integration/fix_verification',
    ],
    groups: [
      {
        title: t('Your own code'),
        pages: [
          'integration/javascript_forms',
          'integration/multi_step',
          'integration/script_reference',
          'integration/csp',
        ],
      },
      {
        title: t('Leave no gaps'),
        pages: [
          'integration/bypass_protection',
          'integration/ignored_fields',
          'integration/wordpress_problems',
        ],
      },
    ],
  },
  'category/administration': {
    first: [
      'administration/system_settings',
      'administration/users',
      'administration/security_settings',
      'administration/updates',
    ],
    groups: [
      {
        title: t('In the background'),
        pages: [
          'administration/cron_jobs',
          'administration/cleanup_statistic',
          'administration/geoip',
          'administration/system',
        ],
      },
    ],
  },
  'category/api': {
    first: ['api/verification', 'api/signing', 'api/frontend', 'api/troubleshooting'],
    groups: [
      {
        title: t('More endpoints and debugging'),
        pages: ['api/statistic', 'api/health', 'api/rule_package', 'api/api_debug_mode'],
      },
    ],
  },
};
