import {t, type Localized} from '../texts';

/** How something is stored in the database. */
export type StoredForm = 'encrypted' | 'hashed' | 'plain' | 'mixed';

export const storedForms: Readonly<Record<StoredForm, Localized>> = {
  encrypted: t('Encrypted'),
  hashed: t('Hashed'),
  plain: t('Plain text'),
  mixed: t('Partly encrypted'),
};

export type StoredGroup = 'submission' | 'counting' | 'statistics' | 'users';

export interface StoredDatum {
  readonly id: string;
  readonly group: StoredGroup;
  readonly what: Localized;
  readonly why: Localized;
  readonly from: Localized;
  readonly form: StoredForm;
  readonly formNote?: Localized;
  readonly kept: Localized;
  /** Missing where the text above the table says it. */
  readonly deletion?: Localized;
}

/** Texts that many rows share. */
const browserAtCheck: Localized = t('Browser, at the check');
const connection: Localized = t('Connection, at the check');
const madeByMosparo: Localized = t('mosparo itself');
const withSubmission = {
  kept: t('Same as submission'),
} as const;
const withToken = {
  kept: t('24 hours, or same as submission'),
} as const;
const untilAccountIsDeleted = {
  kept: t('As long as the account exists'),
  deletion: t('Deletion of the account'),
} as const;

/** Everything mosparo stores: what, why, where from, in which form, how long, and what deletes it. */
export const storedData: readonly StoredDatum[] = [
  {
    id: 'fields',
    group: 'submission',
    what: t('Names and values of the form fields'),
    why: t('Rules, verification, display to members'),
    from: browserAtCheck,
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'partial',
    group: 'submission',
    what: t('Fields of the earlier steps of a multi-step form'),
    why: t('Check of all steps together at the last one'),
    from: t('Browser, at each step'),
    form: 'encrypted',
    ...withToken,
  },
  {
    id: 'ip',
    group: 'submission',
    what: t('IP address'),
    why: t('IP and provider rules, security guidelines, display to members'),
    from: connection,
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'user-agent',
    group: 'submission',
    what: t('User agent (name and version of the browser)'),
    why: t('User agent rules, display to members'),
    from: connection,
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'location',
    group: 'submission',
    what: t('AS number, AS organization and country; only with GeoIP2'),
    why: t('Provider rules, security guidelines'),
    from: t('GeoIP2 databases on your server'),
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'metadata',
    group: 'submission',
    what: t('Metadata; only if the project allows it'),
    why: t('Whatever your website stores with the submission'),
    from: t('Your website: its script or its backend'),
    form: 'encrypted',
    ...withSubmission,
  },
  {
    id: 'page',
    group: 'submission',
    what: t('Page title, page URL with its query string, form action URL, form ID'),
    why: t('Origin of a submission; form-based security guidelines'),
    from: t('Browser, when the form opens'),
    form: 'plain',
    ...withToken,
  },
  {
    id: 'tokens',
    group: 'submission',
    what: t('Submit token, validation token, target of the proof of work, times'),
    why: t('Recognize the form again at check and verification; minimum time'),
    from: madeByMosparo,
    form: 'plain',
    formNote: t('random values'),
    ...withToken,
  },
  {
    id: 'ignored-fields',
    group: 'submission',
    what: t('Names of the ignored fields, without values'),
    why: t('Show what was not checked'),
    from: browserAtCheck,
    form: 'plain',
    ...withSubmission,
  },
  {
    id: 'rating',
    group: 'submission',
    what: t(
      'Spam rating and limit, spam and valid yes or no, state of each field, results of minimum time, equal submissions and proof of work',
    ),
    why: t('The decision, and its explanation'),
    from: madeByMosparo,
    form: 'plain',
    ...withSubmission,
  },
  {
    id: 'matches',
    group: 'submission',
    what: t(
      'Items that matched: field, value of the rule, points. For submission rules also the matching text of the visitor',
    ),
    why: t('Explain the rating'),
    from: madeByMosparo,
    form: 'plain',
    ...withSubmission,
  },
  {
    id: 'issues',
    group: 'submission',
    what: t(
      'Verification issues (since 1.4). For a field that failed, also the value that was expected. After “Verification failed.”, also the metadata, if the project returns it',
    ),
    why: t('Explain a failed verification'),
    from: t('mosparo itself, at the verification'),
    form: 'plain',
    formNote: t('even without the API debug mode'),
    ...withSubmission,
  },
  {
    id: 'signature',
    group: 'submission',
    what: t('Signature over the form data'),
    why: t('Recognize equal submissions'),
    from: madeByMosparo,
    form: 'hashed',
    formNote: t('HMAC-SHA256 with the private key, over hashes of the values'),
    ...withSubmission,
  },
  {
    id: 'ip-hash',
    group: 'counting',
    what: t('Hash of the IP address with each submit token'),
    why: t('Count for delay, lockout, dynamic proof of work and equal submissions'),
    from: t('Connection, when the form opens'),
    form: 'hashed',
    formNote: t('Whirlpool, 128 hex digits, without salt'),
    ...withToken,
  },
  {
    id: 'delays',
    group: 'counting',
    what: t('Delays and lockouts: hash of the IP address, start, length, end'),
    why: t('Apply request delay and lockout'),
    from: t('mosparo itself, when a limit is exceeded'),
    form: 'hashed',
    kept: t('Until they expire, one year at most'),
    deletion: t('Next cleanup, or reset by an administrator'),
  },
  {
    id: 'localization',
    group: 'counting',
    what: t(
      'Cached lookups: hash of the IP address with AS number, AS organization, country; only with GeoIP2',
    ),
    why: t('Save repeated lookups'),
    from: t('GeoIP2 databases on your server, when the form opens'),
    form: 'hashed',
    formNote: t('address hashed, the rest plain'),
    kept: t('No fixed limit'),
    deletion: t('Every download or update of the databases'),
  },
  {
    id: 'rule-cache',
    group: 'counting',
    what: t(
      'Hash of each checked value with the items that may match; only with a shared cache for rule items',
    ),
    why: t('Faster check of values seen before'),
    from: madeByMosparo,
    form: 'hashed',
    formNote: t('in the cache, not in the database'),
    kept: t('1 hour (`MOSPARO_RULE_ITEMS_CACHE_TTL`, 3600 seconds)'),
    deletion: t('Expires in the cache'),
  },
  {
    id: 'day-statistic',
    group: 'statistics',
    what: t('Daily counters of a project: valid, spam, delayed, blocked'),
    why: t('Dashboard, project list, statistic API'),
    from: madeByMosparo,
    form: 'plain',
    formNote: t('no personal data'),
    kept: t('Forever, or as set in the project'),
    deletion: t('Cleanup, by “Statistic storage” of the project'),
  },
  {
    id: 'cleanup-statistic',
    group: 'statistics',
    what: t('Records of the cleanup: time, duration, numbers of deleted and remaining rows'),
    why: t('Prove that the cleanup runs'),
    from: madeByMosparo,
    form: 'plain',
    formNote: t('no personal data'),
    kept: t('No limit'),
    deletion: t('Never automatically'),
  },
  {
    id: 'log',
    group: 'statistics',
    what: t('Log of the application, `var/log/prod-YYYY-MM-DD.log`'),
    why: t('Find the cause of an error; written only after one'),
    from: madeByMosparo,
    form: 'plain',
    formNote: t('can contain parts of requests; files, also sent to stderr'),
    kept: t('The last 10 files'),
    deletion: t('Rotation of the files'),
  },
  {
    id: 'account',
    group: 'users',
    what: t('Email address, password, permissions, memberships in projects'),
    why: t('Log in to mosparo'),
    from: t('An administrator, or the user'),
    form: 'plain',
    formNote: t('the password only as a hash'),
    ...untilAccountIsDeleted,
  },
  {
    id: 'second-factor',
    group: 'users',
    what: t('Secret of the second factor, backup codes'),
    why: t('Two-factor authentication'),
    from: madeByMosparo,
    form: 'mixed',
    formNote: t('codes encrypted, secret in plain text'),
    kept: t('Secret: until the second factor is switched off. Codes: until they are replaced'),
    deletion: t('The user, or deletion of the account'),
  },
  {
    id: 'password-requests',
    group: 'users',
    what: t('Requests for a new password: user, time, code of the link'),
    why: t('Recognize the link in the email, allow one request per hour'),
    from: t('The user, or an administrator'),
    form: 'hashed',
    formNote: t('the code hashed, the rest plain'),
    kept: t('The link works for 24 hours; its record stays if nobody uses it'),
    deletion: t('New password, a later request by anybody, or deletion of the account'),
  },
  {
    id: 'failed-logins',
    group: 'users',
    what: t('Counts of failed logins by IP address, alone and with the email address'),
    why: t('Login throttling'),
    from: t('Whoever tries to log in'),
    form: 'hashed',
    formNote: t('in the cache, not in the database'),
    kept: t('The time range of the login throttling (default 5 minutes)'),
    deletion: t('Expires in the cache'),
  },
  {
    id: 'user-settings',
    group: 'users',
    what: t('Language, formats, color mode, view of the project list'),
    why: t('Look of the interface'),
    from: t('The user'),
    form: 'encrypted',
    ...untilAccountIsDeleted,
  },
  {
    id: 'sessions',
    group: 'users',
    what: t('Login sessions, in the table `sessions`, with a session cookie in the browser'),
    why: t('Stay logged in'),
    from: madeByMosparo,
    form: 'plain',
    kept: t('Depends on the session settings of PHP'),
    deletion: t('Logout, or expiry of the session'),
  },
  {
    id: 'project-keys',
    group: 'users',
    what: t('Private key of each project'),
    why: t('Check the signatures of your website'),
    from: madeByMosparo,
    form: 'encrypted',
    kept: t('As long as the project exists'),
    deletion: t('Deletion of the project, or new keys'),
  },
];
