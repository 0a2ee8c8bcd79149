import {t, type Localized} from '../texts';
import {privacy} from './privacy';

export type FeatureGroup = 'detection' | 'security' | 'box' | 'team' | 'connect' | 'privacy';

export interface Feature {
  readonly id: string;
  readonly group: FeatureGroup;
  readonly name: Localized;
  readonly text: Localized;
  /** First version that has it; left out where it is older than 1.1 or not recorded. */
  readonly since?: string;
  readonly page: string;
}

/** What mosparo can do, and where to read about it. */
export const features: readonly Feature[] = [
  {
    id: 'field-rules',
    group: 'detection',
    name: t('Field rules'),
    text: t(
      '8 rule types with 14 item types: words, email addresses, domains, websites, IP addresses, providers, user agents, Unicode blocks.',
    ),
    page: '/docs/usage/rules',
  },
  {
    id: 'item-types',
    group: 'detection',
    name: t('Exact word and entire field'),
    text: t('Two more item types of the word rule.'),
    since: '1.4.10',
    page: '/docs/usage/rule_types#overview',
  },
  {
    id: 'submission-rules',
    group: 'detection',
    name: t('Submission rules'),
    text: t('Check all fields together, for example for random values.'),
    since: '1.5',
    page: '/docs/usage/submission_rules#submission-rules',
  },
  {
    id: 'rule-packages',
    group: 'detection',
    name: t('Rule packages', 'documentation'),
    text: t(
      'Rules from other sources: automatically from a URL or a file, manually by command line or API.',
    ),
    page: '/docs/usage/rule_packages',
  },
  {
    id: 'ratings',
    group: 'detection',
    name: t('Points instead of yes or no'),
    text: t('Every match gives points, even negative ones. You set the limit.'),
    page: '/docs/usage/rating#rating',
  },
  {
    id: 'rating-details',
    group: 'detection',
    name: t('Reasons for every decision'),
    text: t('A submission shows which items matched where, with their points.'),
    page: '/docs/usage/submissions#rating-details',
  },
  {
    id: 'geoip',
    group: 'detection',
    name: t('Provider and country (GeoIP2)'),
    text: t('Optional databases on your server, for rules and security guidelines.'),
    page: '/docs/administration/geoip',
  },
  {
    id: 'minimum-time',
    group: 'security',
    name: t('Minimum time'),
    text: t('Refuses forms that were sent faster than a person can fill them in.'),
    page: '/docs/usage/security#minimum-time',
  },
  {
    id: 'honeypot',
    group: 'security',
    name: t('Honeypot field'),
    text: t('A field outside the visible page that bots fill in and people do not see.'),
    page: '/docs/usage/security#honeypot',
  },
  {
    id: 'delay-lockout',
    group: 'security',
    name: t('Request delay and IP lockout'),
    text: t('Slow down or lock out an IP address that opens forms too often.'),
    page: '/docs/usage/security#request-delay',
  },
  {
    id: 'proof-of-work',
    group: 'security',
    name: t('Proof of work'),
    text: t(
      'The browser solves a calculation that grows with the number of opened forms. Needs HTTPS.',
    ),
    since: '1.3',
    page: '/docs/usage/security#proof-of-work',
  },
  {
    id: 'equal-submissions',
    group: 'security',
    name: t('Block equal submissions'),
    text: t('Refuses content that is sent too often.'),
    since: '1.2',
    page: '/docs/usage/security#equal-submissions',
  },
  {
    id: 'ip-allow-list',
    group: 'security',
    name: t('IP allow list'),
    text: t('Exempts your own addresses from delay, lockout, honeypot and proof of work.'),
    page: '/docs/usage/security#ip-allow-list',
  },
  {
    id: 'guidelines',
    group: 'security',
    name: t('Security guidelines by origin'),
    text: t(
      'Other settings for certain subnets, countries or providers; by page, action or ID of the form since 1.5.',
    ),
    since: '1.1',
    page: '/docs/usage/guidelines',
  },
  {
    id: 'checkbox',
    group: 'box',
    name: t('One checkbox'),
    text: t(
      'Usable with mouse, touch, keyboard and screen reader. No puzzle, no picture, no sound.',
    ),
    page: '/docs/about/introduction#accessibility',
  },
  {
    id: 'invisible',
    group: 'box',
    name: t('Invisible mode'),
    text: t('No box at all: the check runs when the form is submitted.'),
    page: '/docs/usage/design#design-invisible',
  },
  {
    id: 'design',
    group: 'box',
    name: t('Design'),
    text: t(
      'Three modes, three sizes, colors for every state, contrast values (WCAG AA and AAA). Since 1.4 checkbox radius and border, since 1.5 font size and line height.',
    ),
    page: '/docs/usage/design',
  },
  {
    id: 'languages',
    group: 'box',
    name: t('40 languages'),
    text: t('The texts of the box follow the browser or the website.'),
    page: '/docs/usage/box_texts#language',
  },
  {
    id: 'custom-texts',
    group: 'box',
    name: t('Your own texts'),
    text: t('Replace each text by language, or add a language that mosparo does not ship.'),
    since: '1.5',
    page: '/docs/usage/box_texts#translations',
  },
  {
    id: 'multi-step',
    group: 'box',
    name: t('Multi-step forms'),
    text: t('All steps are checked together at the end.'),
    since: '1.5',
    page: '/docs/integration/multi_step#multi-step',
  },
  {
    id: 'projects',
    group: 'team',
    name: t('Many projects'),
    text: t(
      'Any number of websites, each project with its own rules, keys and design; in groups since 1.3.',
    ),
    page: '/docs/usage/projects',
  },
  {
    id: 'roles',
    group: 'team',
    name: t('Users and roles'),
    text: t('Reader, Editor and Owner in a project; administrators for the installation.'),
    page: '/docs/administration/users',
  },
  {
    id: 'two-factor',
    group: 'team',
    name: t('Two-factor login'),
    text: t('One-time codes from an app, optional for every user.'),
    page: '/docs/account/two_factor_authentication',
  },
  {
    id: 'dashboard',
    group: 'team',
    name: t('Dashboard'),
    text: t(
      'Charts of valid and spam submissions, since 1.1 for up to two years, since 1.5 also of delayed and blocked requests.',
    ),
    page: '/docs/usage/dashboard',
  },
  {
    id: 'interface-languages',
    group: 'team',
    name: t('Interface in your language'),
    text: t('English and German complete, others in part. Light and dark colors.'),
    page: '/docs/account/user_settings',
  },
  {
    id: 'import-export',
    group: 'team',
    name: t('Export and import'),
    text: t('Copy the settings and rules of a project to another one.'),
    page: '/docs/usage/tools#export',
  },
  {
    id: 'throughput',
    group: 'team',
    name: t('Throughput statistics'),
    text: t('Traffic, active delays and lockouts, for administrators.'),
    since: '1.5',
    page: '/docs/administration/system',
  },
  {
    id: 'verification',
    group: 'connect',
    name: t('Verification by your backend'),
    text: t('Signed requests, and each token works once.'),
    page: '/docs/api/verification',
  },
  {
    id: 'plugins',
    group: 'connect',
    name: t('Plugins and API clients'),
    text: t(
      'Ready-made for WordPress, TYPO3, Drupal and others; client libraries for PHP, JavaScript, Python, .NET and Java.',
    ),
    page: '/docs/integration/with_plugins',
  },
  {
    id: 'apis',
    group: 'connect',
    name: t('APIs and command line'),
    text: t(
      'Frontend, verification, statistic, rule package and health API; commands for cron jobs and automation.',
    ),
    page: '/docs/cli',
  },
  {
    id: 'debugging',
    group: 'connect',
    name: t('API debug mode and verification simulation'),
    text: t('Show why a request failed, and every value mosparo expects.'),
    since: '1.1',
    page: '/docs/integration/fix_verification#debug',
  },
  {
    id: 'silent-mode',
    group: 'connect',
    name: t('Silent mode'),
    text: t('The box does not refuse spam; your backend decides. Delay and lockout still apply.'),
    since: '1.5',
    page: '/docs/usage/settings#silent-mode',
  },
  {
    id: 'metadata',
    group: 'connect',
    name: t('Metadata and spam data'),
    text: t('Store your own values with a submission; get rating and limit with the verification.'),
    since: '1.5',
    page: '/docs/api/verification',
  },
  {
    id: 'self-hosted',
    group: 'privacy',
    name: t('On your own server'),
    text: privacy.recipients,
    page: '/docs/about/data_processing',
  },
  {
    id: 'no-cookie',
    group: 'privacy',
    name: t('No cookie, no tracking'),
    text: privacy.device,
    page: '/docs/about/data_processing#visitor-side',
  },
  {
    id: 'encryption',
    group: 'privacy',
    name: t('Encryption in the database'),
    text: privacy.storage,
    page: '/docs/about/data_processing#encryption',
  },
  {
    id: 'deletion',
    group: 'privacy',
    name: t('Automatic deletion'),
    text: privacy.retention,
    page: '/docs/administration/cleanup_statistic#what',
  },
];
