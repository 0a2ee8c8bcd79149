import {t, type Localized} from '../texts';

/**
 * The closed list of page tags. Search weighs them above body text, so each tag
 * is the word a reader would type for the subject of the page.
 */
export const tags = {
  account: t('Account'),
  api: t('API'),
  backup: t('Backup'),
  cli: t('Command line'),
  concept: t('Concept'),
  configuration: t('Configuration'),
  contribute: t('Contribute'),
  cron: t('Cron job'),
  csp: t('Content Security Policy'),
  database: t('Database'),
  design: t('Design'),
  docker: t('Docker'),
  errors: t('Error messages'),
  geoip: t('GeoIP'),
  health: t('Health check'),
  installation: t('Installation'),
  integration: t('Integration'),
  javascript: t('JavaScript'),
  kubernetes: t('Kubernetes'),
  mail: t('Email'),
  operation: t('Operation'),
  plugins: t('Plugins'),
  privacy: t('Privacy'),
  project: t('Project'),
  proxy: t('Reverse proxy', 'documentation'),
  roles: t('Roles'),
  rule_packages: t('Rule packages', 'documentation'),
  rules: t('Rules'),
  security: t('Security'),
  signature: t('Signature'),
  spam: t('Spam'),
  statistic: t('Statistics'),
  submissions: t('Submissions'),
  testing: t('Testing'),
  translation: t('Translation'),
  two_factor: t('Two-factor authentication'),
  update: t('Update'),
  verification: t('Verification', 'documentation'),
  web_server: t('Web server'),
} as const satisfies Record<string, Localized>;

export type Tag = keyof typeof tags;
