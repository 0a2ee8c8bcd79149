import {same, t} from '../texts';
import {type SettingGroup} from './settingField';

const listLabel = t('Allowed IP addresses and subnets');
const listAllowed = t('IPv4 and IPv6 addresses and subnets, one per line');
const listStandard = t('empty: everybody');
const empty = t('empty');

/** Administration → Security settings. */
export const securitySettings = {
  'login-throttling': {
    title: t('Login throttling'),
    fields: [
      {
        label: t('Number of requests for username and IP address'),
        key: 'login_throttling_ui_limit',
        meaning: t(
          'Failed logins with the same email address from the same IP address before further attempts are refused.',
        ),
        allowed: t('whole number of requests, 1 or more'),
        default: same('5'),
      },
      {
        label: t('Number of requests for an IP address'),
        key: 'login_throttling_ip_limit',
        meaning: t(
          'Failed logins from the same IP address, with any email address. Choose more than the first number, especially if many people share an address.',
        ),
        allowed: t('whole number of requests, 1 or more'),
        default: same('25'),
      },
      {
        label: t('Time range'),
        key: 'login_throttling_interval',
        meaning: t('How long a failed login counts.'),
        allowed: t('whole minutes, 1 or more'),
        default: t('5 minutes'),
      },
    ],
  },
  'reverse-proxy': {
    title: t('Reverse proxy'),
    fields: [
      {
        label: t('List of trusted proxies'),
        key: 'trusted_proxies',
        meaning: t(
          'Senders whose `X-Forwarded-*` headers mosparo accepts. `127.0.0.1` is always added. Entries are not checked.',
        ),
        allowed: t('IP addresses and subnets (`192.0.2.10`, `10.20.0.0/16`), one per entry'),
        default: same('`127.0.0.1`'),
      },
      {
        label: t('Include REMOTE_ADDR in trusted proxies'),
        key: 'trusted_proxies_include_remote_addr',
        meaning: t(
          'Trusts whoever connects. Use it only if nobody but the proxy can reach mosparo.',
        ),
        allowed: t('on, off'),
        default: t('off'),
      },
      {
        label: t('Name of the custom remote address header'),
        key: 'replace_forwarded_for_header',
        meaning: t(
          'Header that replaces `X-Forwarded-For`. In version 1.5.4, [write it as a PHP variable](/docs/installation/configure/proxy_headers#custom-headers).',
        ),
        allowed: t('for example `HTTP_CF_CONNECTING_IP`'),
        default: empty,
      },
      {
        label: t('Name of the custom protocol header'),
        key: 'replace_forwarded_proto_header',
        meaning: t('No effect in version 1.5.4: let the proxy send `X-Forwarded-Proto`.'),
        allowed: t('name of a header'),
        default: empty,
      },
    ],
  },
  'backend-access': {
    title: t('Backend access'),
    fields: [
      {
        label: listLabel,
        key: 'backend_access_ip_allow_list',
        meaning: t(
          'Who may open the backend. You can save the list only if it contains your own address.',
        ),
        allowed: listAllowed,
        default: listStandard,
        since: '1.1',
      },
    ],
  },
  'api-access': {
    title: t('API access'),
    fields: [
      {
        label: listLabel,
        key: 'api_access_ip_allow_list',
        meaning: t('Which servers may call the verification, statistic and rule package APIs.'),
        allowed: listAllowed,
        default: listStandard,
        since: '1.1',
      },
    ],
  },
  'web-cron-job-access': {
    title: t('Web cron job access'),
    fields: [
      {
        label: listLabel,
        key: 'web_cron_job_access_ip_allow_list',
        meaning: t('Who may call `/cron-jobs/execute`.'),
        allowed: listAllowed,
        default: listStandard,
        since: '1.2',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
