import type {Screen} from './types';
import {t} from '../../texts';

/** /administration/ */
export const administration: Screen = {
  size: [1000, 1084],
  themes: ['light', 'dark'],
  caption: t('The overview of the administration'),
  alt: t(
    'Overview with six cards: system settings, security settings, users, cron jobs, GeoIP2 and throughput statistics. Each has a picture, one sentence and a button that opens the page.',
  ),
  crop: [0, 122, 1000, 946],
  focus: [0, 122, 346, 480],
  marks: {
    administration: {
      label: t('Administration'),
      box: [16, 140, 142, 28],
    },
    configure: {
      label: t('Configure'),
      box: [109, 533, 126, 41],
    },
    manage: {
      label: t('Manage'),
      box: [771, 533, 114, 41],
    },
    view: {label: t('View'), box: [781, 976, 93, 41]},
    'system-settings': {
      label: t('System settings'),
      box: [16, 196, 312, 427],
    },
    'security-settings': {
      label: t('Security settings'),
      box: [344, 196, 312, 427],
    },
    users: {
      label: t('Users'),
      box: [672, 196, 312, 427],
    },
    'cron-jobs': {
      label: t('Cron jobs'),
      box: [16, 639, 312, 427],
    },
    geoip2: {
      label: t('GeoIP2'),
      box: [344, 639, 312, 427],
    },
    'throughput-statistics': {
      label: t('Throughput statistics'),
      box: [672, 639, 312, 427],
    },
  },
};

/** /administration/cleanup-statistic/ */
export const adminCleanupStatistic: Screen = {
  size: [1080, 818],
  themes: ['light', 'dark'],
  caption: t('The runs of the cleanup'),
  alt: t(
    'Table of cleanup runs with date, executor, number of submit tokens and submissions with what was deleted in red, execution time and status. Nearly all runs come from the web cron job, and all are complete.',
  ),
  crop: [184, 196, 896, 551],
  marks: {
    help: {label: t('Help'), box: [973, 140, 91, 41]},
    'cleanup-statistic': {
      label: t('Cleanup statistic'),
      box: [16, 156, 163, 28],
    },
    'date-and-time': {
      label: t('Date and time'),
      box: [204, 209, 149, 32],
    },
    executor: {
      label: t('Executor'),
      box: [377, 209, 156, 32],
    },
    'submit-tokens': {
      label: t('Submit tokens'),
      box: [557, 209, 113, 32],
    },
    submission: {
      label: t('Submission'),
      box: [694, 209, 92, 32],
    },
    'execution-time': {
      label: t('Execution time'),
      box: [809, 209, 116, 32],
    },
    status: {
      label: t('Status'),
      box: [950, 209, 93, 32],
    },
  },
};

/** /administration/cron-jobs/ */
export const adminCronJobs: Screen = {
  size: [1080, 911],
  themes: ['light', 'dark'],
  caption: t('Commands for the crontab on the left, the web cron job on the right'),
  alt: t(
    'Two cards. The left one shows the two commands and an example for a crontab. The right one has the checkbox that turns on the web cron job, its secret key and the minimum waiting time of 10 minutes.',
  ),
  crop: [184, 196, 896, 662],
  marks: {
    help: {label: t('Help'), box: [973, 140, 91, 41]},
    'cron-jobs': {
      label: t('Cron jobs'),
      box: [16, 156, 93, 28],
    },
    setup: {
      label: t('Setup'),
      box: [216, 225, 45, 24],
    },
    settings: {
      label: t('Settings'),
      box: [658, 225, 64, 24],
    },
    'enable-cron-job-via-web-request': {
      label: t('Enable cron job via web request'),
      box: [658, 338, 243, 20],
    },
    'secret-key-for-web-cron-job': {
      label: t('Secret key for web cron job'),
      box: [658, 374, 385, 68],
    },
    'minimum-waiting-time-between-cron-jobs-execution': {
      label: t('Minimum waiting time between cron jobs execution'),
      box: [658, 496, 385, 69],
    },
    save: {label: t('Save'), box: [971, 722, 93, 41]},
  },
};

/** /administration/geoip2/ */
export const adminGeoip: Screen = {
  size: [1080, 1028],
  themes: ['light', 'dark'],
  caption: t('Access to MaxMind on the left, the download on the right'),
  alt: t(
    'Two cards. The left one has the checkbox for the localization of IP addresses and fields for account ID and license key of MaxMind. The right one has a gray button to download the database and the commands to do so.',
  ),
  crop: [184, 196, 896, 669],
  marks: {
    help: {label: t('Help'), box: [973, 140, 91, 41]},
    geoip2: {label: t('GeoIP2'), box: [16, 156, 70, 28]},
    settings: {
      label: t('Settings'),
      box: [216, 225, 64, 24],
    },
    'download-automatic-update': {
      label: t('Download & automatic update'),
      box: [658, 225, 230, 24],
    },
    'download-the-database': {
      label: t('Download the database'),
      box: [741, 450, 219, 41],
    },
    'use-the-automatic-ip-address-localization': {
      label: t('Use the automatic IP address localization'),
      box: [216, 480, 305, 20],
    },
    'account-id': {
      label: t('Account ID'),
      box: [216, 516, 385, 68],
    },
    'license-key': {
      label: t('License key'),
      box: [216, 638, 385, 68],
    },
    save: {label: t('Save'), box: [529, 778, 93, 41]},
  },
};

/** /administration/security/ */
export const adminSecurity: Screen = {
  size: [1080, 2397],
  themes: ['light', 'dark'],
  caption: t('Login throttling and reverse proxy'),
  alt: t(
    'Two cards. Login throttling has 5 requests for username and IP address, 25 for an IP address and a time range of 5 minutes. Reverse proxy has an empty list of trusted proxies, two fields for header names and a button with presets of providers.',
  ),
  crop: [184, 196, 896, 662],
  marks: {
    help: {label: t('Help'), box: [973, 140, 91, 41]},
    'login-throttling': {
      label: t('Login throttling'),
      box: [216, 225, 117, 24],
    },
    'number-of-requests-for-username-and-ip-address': {
      label: t('Number of requests for username and IP address'),
      box: [216, 338, 406, 68],
    },
    'number-of-requests-for-an-ip-address': {
      label: t('Number of requests for an IP address'),
      box: [637, 338, 406, 68],
    },
    'time-range': {
      label: t('Time range'),
      box: [216, 481, 406, 68],
    },
    'provider-presets': {
      label: t('Provider presets'),
      box: [869, 617, 182, 41],
    },
    'reverse-proxy': {
      label: t('Reverse proxy'),
      box: [216, 625, 109, 24],
    },
    'list-of-trusted-proxies': {
      label: t('List of trusted proxies'),
      box: [216, 738, 406, 71],
    },
    'name-of-the-custom-remote-address-header': {
      label: t('Name of the custom remote address header'),
      box: [637, 738, 406, 68],
    },
    add: {label: t('Add'), box: [534, 825, 87, 41]},
    'name-of-the-custom-protocol-header': {
      label: t('Name of the custom protocol header'),
      box: [637, 861, 406, 68],
    },
    'include-remote-addr-in-trusted-proxies': {
      label: t('Include REMOTE_ADDR in trusted proxies'),
      box: [216, 914, 305, 20],
    },
  },
};

/** /administration/system/ */
export const adminSystem: Screen = {
  size: [418, 683],
  themes: ['light', 'dark'],
  caption: t('Versions of mosparo, PHP and its extensions'),
  alt: t(
    'Card with the version of mosparo (1.5.4), the server (Linux), the version of PHP (8.2.35) and a list of the PHP extensions with their versions.',
  ),
  marks: {
    general: {label: t('General', 'administration'), box: [33, 29, 60, 24]},
  },
};

/** /administration/settings/ */
export const adminSystemSettings: Screen = {
  size: [1080, 1150],
  themes: ['light', 'dark'],
  caption: t('Name, defaults and sending of emails'),
  alt: t(
    'Four cards. On the left the name of the installation, the defaults for language, formats and time zone, and those for color mode and items per page. On the right the sender of emails and, grayed out, the access to an SMTP server.',
  ),
  crop: [184, 196, 896, 662],
  marks: {
    'name-of-the-mosparo-installation': {
      label: t('Name of the mosparo installation'),
      box: [216, 282, 385, 68],
    },
    'from-email-address': {
      label: t('From email address'),
      box: [658, 282, 385, 68],
    },
    'from-name': {
      label: t('From name'),
      box: [658, 366, 385, 68],
    },
    'default-language': {
      label: t('Default language'),
      box: [216, 457, 385, 68],
    },
    host: {label: t('Host'), box: [658, 535, 385, 68]},
    'default-date-format': {
      label: t('Default date format'),
      box: [216, 541, 385, 68],
    },
    port: {label: t('Port'), box: [658, 619, 385, 68]},
    'default-time-format': {
      label: t('Default time format'),
      box: [216, 625, 385, 68],
    },
    user: {label: t('User'), box: [658, 703, 385, 68]},
    'default-timezone': {
      label: t('Default timezone'),
      box: [216, 709, 385, 68],
    },
    'default-color-mode': {
      label: t('Default color mode'),
      box: [216, 884, 385, 68],
    },
    'default-number-of-items-per-page': {
      label: t('Default number of items per page'),
      box: [216, 968, 385, 68],
    },
    save: {
      label: t('Save'),
      box: [971, 1085, 93, 41],
    },
    'use-a-smtp-server-to-send-emails': {
      label: t('Use a SMTP server to send emails'),
      box: [658, 499, 258, 20],
    },
    password: {
      label: t('Password'),
      box: [658, 787, 385, 68],
    },
  },
};

/** /administration/update/ */
export const adminUpdates: Screen = {
  size: [1080, 596],
  themes: ['light', 'dark'],
  caption: t('Check for an update on the left, choose the channel on the right'),
  alt: t(
    'Two cards. The left one names the update channel, stable, and the installed version, 1.5.4, above a button to check for an update. The right one warns of the develop and beta channels and has the list to choose the channel.',
  ),
  crop: [184, 196, 896, 368],
  marks: {
    help: {label: t('Help'), box: [973, 140, 91, 41]},
    update: {label: t('Update'), box: [16, 156, 71, 28]},
    status: {label: t('Status'), box: [216, 225, 49, 24]},
    'update-settings': {
      label: t('Update settings'),
      box: [658, 225, 122, 24],
    },
    'update-channel': {
      label: t('Update channel'),
      box: [658, 404, 385, 68],
    },
    'check-for-update': {
      label: t('Check for update'),
      box: [445, 411, 176, 41],
    },
    save: {label: t('Save'), box: [971, 505, 93, 41]},
  },
};

/** /administration/users/ */
export const adminUsers: Screen = {
  size: [1000, 596],
  themes: ['light', 'dark'],
  caption: t('The users of the installation'),
  alt: t(
    'List of two users with their roles, an administrator and a user. Each row has a button to edit, the second also one to delete; the green button above creates a user.',
  ),
  crop: [0, 122, 1000, 442],
  marks: {
    help: {label: t('Help'), box: [747, 140, 91, 41]},
    'create-user': {
      label: t('Create user'),
      box: [846, 140, 138, 41],
    },
    users: {label: t('Users'), box: [16, 156, 56, 28]},
    user: {label: t('User'), box: [190, 209, 288, 32]},
    roles: {label: t('Roles'), box: [503, 209, 239, 32]},
    actions: {
      label: t('Actions'),
      box: [765, 209, 218, 33],
    },
    edit: {label: t('Edit'), box: [777, 254, 86, 41]},
    delete: {
      label: t('Delete'),
      box: [871, 320, 104, 41],
    },
  },
};
