/**
 * Addresses of this site that mosparo's own interface links to. Readers arrive
 * there by the help button, so these pages and anchors must keep existing.
 */
export const inAppLinks = [
  '/docs/administration/cleanup_statistic',
  '/docs/administration/geoip',
  '/docs/administration/security_settings',
  '/docs/administration/system_settings',
  '/docs/administration/updates',
  '/docs/administration/users',
  '/docs/api/verification',
  '/docs/category/integration',
  '/docs/installation/configure/cron_jobs',
  '/docs/installation/configure/environment_variables#general-variables',
  '/docs/installation/install/normal#troubleshooting',
  '/docs/installation/requirements#access-to-the-internet',
  '/docs/integration/custom#performing-verification',
  '/docs/usage/rule_packages',
  '/docs/usage/rules',
  '/docs/usage/settings#advanced-settings',
  '/docs/usage/settings#design',
  '/docs/usage/settings#general-settings',
  '/docs/usage/settings#hosts',
  '/docs/usage/settings#project-members',
  '/docs/usage/settings#security-settings',
  '/docs/usage/settings#translations',
  '/docs/usage/tools#export',
  '/docs/usage/tools#import',
  '/docs/usage/tools#rule-tester',
] as const;
