import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Explicit order. German category texts: i18n/de/docusaurus-plugin-content-docs/current.json. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'About',
      link: {
        type: 'generated-index',
        slug: '/category/about',
        title: 'About mosparo',
        description:
          'What mosparo is, what it can do, what happens to a form submission step by step, which data it keeps for how long, what its terms mean, and which defects are known.',
      },
      items: [
        'about/introduction',
        'about/features',
        'about/how_it_works',
        'about/data_processing',
        'about/glossary',
        'about/known_issues',
      ],
    },
    'quickstart',
    {
      type: 'category',
      label: 'Installation',
      link: {
        type: 'generated-index',
        slug: '/category/installation',
        title: 'Installation',
        description:
          'Check the requirements, install mosparo the way that fits your server, configure it, back it up, and keep it up to date.',
      },
      items: [
        'installation/requirements',
        {
          type: 'category',
          label: 'Install',
          link: {
            type: 'generated-index',
            slug: '/category/installation/install',
            title: 'Install mosparo',
            description:
              'Five ways to install: the release package with the wizard, the source code, Docker, Kubernetes, or several nodes behind a load balancer.',
          },
          items: [
            'installation/install/normal',
            'installation/install/wizard',
            'installation/install/source',
            'installation/install/docker',
            'installation/install/kubernetes',
            'installation/install/multi_node_setup',
          ],
        },
        {
          type: 'category',
          label: 'Configure',
          link: {
            type: 'generated-index',
            slug: '/category/installation/configure',
            title: 'Configure the server',
            description:
              'Web server, containers, reverse proxy, cron jobs, environment variables and configuration file: everything around mosparo that you set outside its user interface.',
          },
          items: [
            'installation/configure/apache',
            'installation/configure/nginx',
            'installation/configure/microsoft_iis',
            'installation/configure/cron_jobs',
            'installation/configure/reverse_proxy',
            'installation/configure/proxy_headers',
            'installation/configure/sub_path',
            'installation/configure/containers',
            'installation/configure/environment_variables',
            'installation/configure/configuration_file',
          ],
        },
        'installation/update',
        'installation/upgrade_path',
        'installation/update_problems',
        'installation/backup',
      ],
    },
    {
      type: 'category',
      label: 'Usage',
      link: {
        type: 'generated-index',
        slug: '/category/usage',
        title: 'Using mosparo',
        description:
          'Work in a project: write rules, read submissions, watch the dashboard, set how strict the protection is, and give the box your own design and texts.',
      },
      items: [
        'usage/projects',
        'usage/dashboard',
        'usage/rules',
        'usage/rule_types',
        'usage/submission_rules',
        'usage/rating',
        'usage/rule_packages',
        'usage/rule_package_format',
        'usage/submissions',
        'usage/settings',
        'usage/security',
        'usage/guidelines',
        'usage/design',
        'usage/box_texts',
        'usage/tools',
      ],
    },
    {
      type: 'category',
      label: 'Integration',
      link: {
        type: 'generated-index',
        slug: '/category/integration',
        title: 'Connect your forms',
        description:
          'Protect a form with a ready-made plugin or with your own code, make sure that nobody gets around the protection, and find out why a verification fails.',
      },
      items: [
        'integration/with_plugins',
        'integration/wordpress',
        'integration/wordpress_problems',
        'integration/custom',
        'integration/javascript_forms',
        'integration/multi_step',
        'integration/csp',
        'integration/script_reference',
        'integration/ignored_fields',
        'integration/bypass_protection',
        'integration/fix_verification',
      ],
    },
    {
      type: 'category',
      label: 'Account',
      link: {
        type: 'generated-index',
        slug: '/category/account',
        title: 'Your account',
        description:
          'Set language and display for yourself, change your password, and protect your login with a second factor.',
      },
      items: [
        'account/user_settings',
        'account/change_password',
        'account/two_factor_authentication',
      ],
    },
    {
      type: 'category',
      label: 'Administration',
      link: {
        type: 'generated-index',
        slug: '/category/administration',
        title: 'Administration',
        description:
          'For administrators: settings of the whole installation, users, security, scheduled work, updates and system information.',
      },
      items: [
        'administration/system_settings',
        'administration/security_settings',
        'administration/users',
        'administration/cron_jobs',
        'administration/cleanup_statistic',
        'administration/geoip',
        'administration/updates',
        'administration/system',
      ],
    },
    {
      type: 'category',
      label: 'API',
      link: {
        type: 'generated-index',
        slug: '/category/api',
        title: 'API reference',
        description:
          'Every endpoint of mosparo with parameters, answers and errors, how requests are signed, and how to find out why one fails.',
      },
      items: [
        'api/frontend',
        'api/verification',
        'api/signing',
        'api/statistic',
        'api/health',
        'api/rule_package',
        'api/api_debug_mode',
        'api/troubleshooting',
      ],
    },
    'cli',
    'testing',
    'translating',
    'whats_new',
  ],
};

export default sidebars;
