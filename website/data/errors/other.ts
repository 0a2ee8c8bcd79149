import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

export const statisticErrors: readonly ErrorEntry[] = [
  entry('invalid-range', {
    place: 'statistic',
    message: 'Invalid range.',
    causes: [
      cause(
        t('`range` is `0`, empty, or does not begin with a number, for example `P1D`.'),
        t('Give seconds, for example `86400`, or leave it out.'),
      ),
    ],
  }),
  entry('start-date-future', {
    place: 'statistic',
    message: 'The start date cannot be in the future.',
    causes: [
      cause(
        t('`startDate` is tomorrow in the time zone of the server.'),
        t('Use the date of the server, or yesterday.'),
      ),
    ],
  }),
  entry('start-date-format', {
    place: 'statistic',
    message: 'The start date has an invalid format. Excepted format: YYYY-MM-DD',
    causes: [
      cause(
        t(
          '`startDate` is not a date, for example `31/12/2026`. “Excepted” is mosparo’s typing error.',
        ),
        t('Write `2026-12-31`.'),
      ),
    ],
  }),
];

export const rulePackageErrors: readonly ErrorEntry[] = [
  entry('rule-package-not-found', {
    place: 'rulePackage',
    message: 'Rule package not found.',
    causes: [
      cause(
        t('Wrong number: a package of another project, or the UUID of a package.'),
        t('Use the number on the page of the package, “How to import”.'),
      ),
    ],
  }),
  entry('rule-package-type', {
    place: 'rulePackage',
    message: 'Rule package type (AUTOMATICALLY_FROM_URL) is not allowed.',
    reason: 'rule_package_type_invalid',
    causes: [
      cause(
        t(
          'Only “Manually via API” can be imported. This package is `AUTOMATICALLY_FROM_URL`, `AUTOMATICALLY_FROM_FILE` or `MANUALLY_VIA_CLI`.',
        ),
        t('Create a new package: the type cannot be changed.'),
      ),
    ],
  }),
  entry('rule-package-hash', {
    place: 'rulePackage',
    message: 'The specified hash is invalid for the given content.',
    reason: 'rule_package_content_hash_invalid',
    causes: [
      cause(
        t(
          '`rulePackageHash` belongs to text with another format, has upper-case digits, or is the whole line of `sha256sum`.',
        ),
        t('Hash `rulePackageContent` before it goes into the body, and send 64 lower-case digits.'),
      ),
    ],
  }),
  entry('rule-package-empty', {
    place: 'rulePackage',
    message: 'Rule package content is empty.',
    causes: [
      cause(
        t('Your program read an empty file.'),
        t('Check its path. To empty a package, remove its rules with batch.'),
      ),
    ],
  }),
  entry('tasks-undefined', {
    place: 'rulePackage',
    message: 'Tasks undefined.',
    status: '400',
    causes: [
      cause(
        t('No `tasks`, or an empty list, because nothing changed.'),
        t('Skip the call when there is nothing to do.'),
      ),
    ],
  }),
  entry('task-data-not-valid', {
    place: 'rulePackage',
    message: 'Task data not valid: store_rule_item; Data: …',
    causes: [
      cause(
        t(
          'In `errors`: the task was skipped. A required key is missing, one is unknown, or a number was sent as text.',
        ),
        t('Compare with [the tasks](/docs/api/rule_package#batch).'),
      ),
    ],
  }),
  entry('rule-not-available', {
    place: 'rulePackage',
    message: 'Rule not available: 6f0f7c57-6f2d-4b3e-9a3c-1c9d4a7f1e10',
    causes: [
      cause(
        t('In `errors`: an item names a rule that was not stored yet, or whose own task failed.'),
        t('Send `store_rule` before or in the same batch.'),
      ),
    ],
  }),
  entry('general-error', {
    place: 'rulePackage',
    message: 'A general error occurred.',
    reason: 'general_error',
    meaning: t('The API debug mode shows the reason as `exceptionMessage`.'),
    causes: [
      cause(
        t(
          '`The rule package content is not valid against the schema.`: a key is missing or unknown, or a list is empty.',
        ),
        t('Compare with [the content](/docs/api/rule_package#content).'),
      ),
      cause(
        t(
          '`Unknown rule package file type.`: not recognized as JSON, because of a byte order mark or because it is [too large](/docs/usage/rule_package_format#format).',
        ),
        t('Send plain UTF-8 JSON that begins with `{`, or large content in batches.'),
      ),
      cause(
        t('`Failed to parse time string …`: `lastUpdatedAt` is not a date.'),
        t('Write `2026-03-01T08:00:00+00:00`.'),
      ),
    ],
  }),
];
