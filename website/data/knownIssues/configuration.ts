import type {KnownIssues} from './types';
import {t} from '../../texts';

export const configurationIssues = {
  'proxy-custom-address-header': {
    title: t('The custom address header needs another spelling'),
    effect: 'changes-steps',
    page: '/docs/installation/configure/proxy_headers',
    text: t(
      'mosparo never finds names such as `CF-Connecting-IP`, or the `CloudFront-Viewer-Address` of the preset CloudFront.',
    ),
    remedy: t(
      'Write the name as PHP does: `CF-Connecting-IP` becomes `HTTP_CF_CONNECTING_IP`. Or let the proxy send `X-Forwarded-For` and leave the field empty.',
    ),
  },
  'proxy-custom-protocol-header': {
    title: t('The custom protocol header has no effect'),
    effect: 'blocks',
    page: '/docs/installation/configure/proxy_headers',
    text: t('mosparo stores and reads it under different names.'),
    remedy: t('Let the proxy send the standard header `X-Forwarded-Proto`.'),
  },
  'config-path-and-proxy-headers': {
    title: t('Custom proxy headers need the default configuration file'),
    effect: 'blocks',
    page: '/docs/installation/configure/configuration_file',
    text: t(
      'They are read only from `config/env.mosparo.php`, so they have no effect with `MOSPARO_CONFIG_FILE_PATH` or `MOSPARO_ENV_SUFFIX`.',
    ),
    remedy: t('Let the proxy send the standard header `X-Forwarded-For`.'),
  },
  'sub-path-limits': {
    title: t('Logo and update page ignore a sub-path'),
    effect: 'changes-steps',
    page: '/docs/installation/configure/sub_path',
    text: t(
      'The logo links to the root of the host, and an update in the browser looks for its progress there, so its list stays empty.',
    ),
    remedy: t(
      'Update on the command line, or open mosparo again after a few minutes, which finishes the update. A separate (sub)domain avoids the problem.',
    ),
  },
  'rule-package-minimum-interval': {
    title: t('The minimum refresh interval is not applied'),
    effect: 'blocks',
    page: '/docs/installation/configure/environment_variables',
    text: t(
      'Instead of `MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL`, only the interval inside the rule package counts.',
    ),
    remedy: t('Limit how often your cron job runs `mosparo:rule-package:refresh`.'),
  },
} satisfies KnownIssues;
