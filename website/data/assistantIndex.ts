import {t, type Localized} from '../texts';

/**
 * What `/agents.md` says: an index that integrators paste into the AGENTS.md of their project, so that a coding
 * assistant knows what mosparo expects, and where to read on.
 */
export interface IndexChapter {
  readonly title: Localized;
  /** Pages below /docs, in the order of the index. */
  readonly pages: readonly string[];
}

/** What integrations get wrong most often; the pages have the reasons. */
export const integrationRules: readonly Localized[] = [
  t(
    'The box alone protects nothing: the backend verifies every form, before it stores or sends anything.',
  ),
  t(
    'Refuse a form without `_mosparo_submitToken` or `_mosparo_validationToken`. Each pair of tokens can be verified once.',
  ),
  t(
    'Accept only if all is true: status 200, no `error`, `valid` is exactly `true`, `verificationSignature` equals the computed one, and every field of a list in your code is in `verifiedFields` with `valid`.',
  ),
  t('Verify the values exactly as posted; trim, convert and validate afterwards.'),
  t(
    'mosparo does not check passwords, files, hidden fields, checkboxes and radio buttons: validate them yourself.',
  ),
  t('The private key stays on the server. Host, UUID and public key may be in the page.'),
  t('Do not write a client of your own if one of the official ones or a plugin fits.'),
];

export const indexChapters: readonly IndexChapter[] = [
  {
    title: t('Integrate'),
    pages: [
      'integration/with_plugins',
      'integration/custom',
      'integration/bypass_protection',
      'integration/ignored_fields',
      'integration/javascript_forms',
      'integration/multi_step',
      'integration/script_reference',
      'integration/csp',
      'integration/wordpress',
    ],
  },
  {
    title: t('API'),
    pages: ['api/verification', 'api/signing', 'api/frontend', 'api/statistic', 'api/rule_package'],
  },
  {
    title: t('Test and find errors'),
    pages: [
      'testing',
      'api/troubleshooting',
      'integration/fix_verification',
      'integration/wordpress_problems',
      'api/api_debug_mode',
      'about/known_issues',
    ],
  },
  {
    title: t('Set up'),
    pages: ['quickstart', 'usage/settings', 'usage/rules', 'usage/design', 'cli'],
  },
];
