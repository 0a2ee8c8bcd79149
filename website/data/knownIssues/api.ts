import type {KnownIssues} from './types';
import {t} from '../../texts';

export const apiIssues = {
  'api-header-invalid-status': {
    title: t('An invalid authorization header is answered with status 200'),
    effect: 'changes-steps',
    page: '/docs/api/verification',
    text: t(
      '`Authorization header invalid.` comes with HTTP status 200 instead of 401. The number 401 is in the body as an entry named `0`.',
    ),
    remedy: t('Check the property `error` of every answer, not only the status.'),
  },
  'api-verify-after-spam': {
    title: t('Verifying spam ends in status 500'),
    effect: 'changes-steps',
    page: '/docs/api/verification',
    text: t(
      'Spam has no validation token, so `verify` and `store-metadata` answer with HTTP status 500.',
    ),
    remedy: t(
      'Refuse a form whose `_mosparo_validationToken` is missing or empty before you call mosparo, and treat every status other than 200 as “not verified”.',
    ),
  },
  'api-list-items': {
    title: t('Additional list items are not detected'),
    effect: 'changes-steps',
    page: '/docs/api/verification',
    text: t(
      'If only the backend received additional items of a list such as `colors[]`, the field still counts as `valid`.',
    ),
    remedy: t(
      'Let the backend compare fixed choices with the allowed values, and use no lists of free text such as `tags[]` where spam matters.',
    ),
  },
  'api-debug-dump': {
    title: t('API debug mode: HTML before the JSON'),
    effect: 'changes-steps',
    page: '/docs/api/api_debug_mode',
    text: t(
      'After a wrong signature, expect HTML before the JSON, which breaks JSON parsers, and status 200 instead of 400.',
    ),
    remedy: t('Read the raw body, which also has the signed text, and ignore the status.'),
  },
  'api-preflight': {
    title: t('Preflight requests are refused'),
    effect: 'changes-steps',
    page: '/docs/api/frontend',
    text: t('The frontend API answers OPTIONS with status 400, because the public key is missing.'),
    remedy: t(
      'Send `application/x-www-form-urlencoded` without additional headers. The browser then sends no preflight.',
    ),
  },
  'api-accept-language': {
    title: t('Accept-Language: * ends in status 500'),
    effect: 'changes-steps',
    page: '/docs/api/frontend',
    text: t(
      '`request-submit-token` takes the star for the name of a language. `fetch` in Node.js sends it by default; browsers do not.',
    ),
    remedy: t('Send `Accept-Language: en` or the parameter `language`.'),
  },
  'api-missing-lists': {
    title: t('Missing lists end in status 500'),
    effect: 'changes-steps',
    page: '/docs/api/frontend',
    text: t(
      '`check-form-data` without `ignoredFields` in `formData`, and `store-form-data` with `metadata` but without `formData`, fail with HTTP status 500.',
    ),
    remedy: t(
      'Always send `formData` with the lists `fields` and `ignoredFields`. The second may be empty.',
    ),
  },
  'api-english-translation-wins': {
    title: t('An English translation appears in every language'),
    effect: 'changes-steps',
    page: '/docs/usage/box_texts',
    text: t(
      'This affects texts that the project translates for `en` only: `en` is always the last language tried, and texts of the project override shipped ones.',
    ),
    remedy: t('Add the translation for the other languages of your website too.'),
  },
  'api-batch-milliseconds': {
    title: t('Fractions of a second end in status 500'),
    effect: 'changes-steps',
    page: '/docs/api/rule_package',
    text: t('This affects `lastUpdatedAt` in the batch task `update_rule_package`.'),
    remedy: t(
      'Write `2026-03-01T08:00:00+00:00` or `2026-03-01T08:00:00Z`. In JavaScript, remove the milliseconds from `toISOString()`.',
    ),
  },
  'api-update-redirect': {
    title: t('Redirects while an update is not finished'),
    effect: 'changes-steps',
    page: '/docs/api/statistic',
    text: t(
      'GET requests to the statistic and rule package APIs lead to the update page. So do requests for the stylesheet of the box if it is not a file in `public/resources`.',
    ),
    remedy: t(
      'Do not follow redirects in your client, treat status 302 as “try again later”, and finish the update.',
    ),
  },
} satisfies KnownIssues;
