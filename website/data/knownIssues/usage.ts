import type {KnownIssues} from './types';
import {t} from '../../texts';

export const usageIssues = {
  'wizard-honeypot-without-name': {
    title: t('The wizard creates a honeypot without a field name'),
    effect: 'changes-steps',
    page: '/docs/usage/projects',
    text: t('Without a name, no honeypot field is added to the form.'),
    remedy: t(
      'In the security settings of the project, enter a name that your form does not use and browsers do not fill in.',
    ),
  },
  'project-search-lower-case': {
    title: t('The project search fails with capital letters'),
    effect: 'changes-steps',
    page: '/docs/usage/projects',
    text: t('The project list then shows no results.'),
    remedy: t('Type in lower case. The search in the project menu works.'),
  },
  'project-filter-without-effect': {
    title: t('The project filter has no effect'),
    effect: 'cosmetic',
    page: '/docs/usage/projects',
    text: t('The table always shows active and inactive projects.'),
    remedy: t('See the status column.'),
  },
  'delete-project-with-translations': {
    title: t('A project with its own texts cannot be deleted'),
    effect: 'blocks',
    page: '/docs/usage/projects',
    text: t(
      'An error page appears. Rules, submissions, statistics and guidelines are already deleted, and an empty project remains. With SQLite, the project is deleted, but its texts stay in the database.',
    ),
    remedy: t('Delete all entries under “Translations” in the project settings first.'),
  },
  'dashboard-valid-singular': {
    title: t('The dashboard shows “1 valid submission”'),
    effect: 'cosmetic',
    page: '/docs/usage/dashboard',
    text: t('The first card says so if exactly one request was delayed in the shown range.'),
    remedy: t('Read the chart, or choose another date range.'),
  },
  'throughput-one-project-a-day': {
    title: t('Throughput statistics show only one project per day'),
    effect: 'cosmetic',
    page: '/docs/usage/dashboard',
    text: t('With several projects, charts and totals show one project for each day, not the sum.'),
    remedy: t('Add up the numbers from the dashboards, the project list or the statistic API.'),
  },
  'silent-mode-honeypot-verdict': {
    title: t('Silent mode: honeypot and proof of work have no effect'),
    effect: 'changes-steps',
    page: '/docs/usage/settings',
    text: t(
      'The result of the rules replaces theirs: a filled honeypot field or a wrong proof of work alone is not spam.',
    ),
    remedy: t('Rely on rules, minimum time and equal submissions, or leave the silent mode off.'),
  },
  'silent-mode-double-count': {
    title: t('Silent mode: spam is counted twice'),
    effect: 'changes-steps',
    page: '/docs/usage/settings',
    text: t('The statistics count spam at the check and again at the verification.'),
    remedy: t(
      'Use the list of submissions with the filter for spam, not the dashboard or the API.',
    ),
  },
  'lockout-repetition': {
    title: t('Repeated lockouts take longer than set'),
    effect: 'changes-steps',
    page: '/docs/usage/security',
    text: t(
      'The first repetition is added to the end of the first lockout. With the defaults, a lockout ends after 300, 660, 732 and 818 seconds instead of 300, 360, 432 and 518.',
    ),
    remedy: t('If that is too long, shorten the base lockout time.'),
  },
  'proof-of-work-last-number': {
    title: t('A low proof-of-work complexity refuses valid forms'),
    effect: 'changes-steps',
    page: '/docs/usage/security',
    text: t(
      'The box never tries the last number of the range. If mosparo chose it, the form is spam, with “Proof of work incorrect”: on average one form in 99 with complexity 2, one in 999 with 3, and one in 99,999 with 5.',
    ),
    remedy: t(
      'Use complexity 4 or more. Visitors get another number by reloading the page. Your own client should include the highest number.',
    ),
  },
  'design-mode-stylesheet': {
    title: t('A new design mode needs the design to be saved'),
    effect: 'changes-steps',
    page: '/docs/usage/design',
    text: t('The behavior changes at once, but the stylesheet only when the design is saved.'),
    remedy: t('Save the design once after switching the mode.'),
  },
  'rating-details-without-honeypot': {
    title: t('Rating details are empty after a honeypot hit'),
    effect: 'cosmetic',
    page: '/docs/usage/submissions',
    text: t(
      'If the honeypot or the proof of work refused a submission, the details add up to 0, although the rating is the spam score plus 1.',
    ),
    remedy: t(
      'Look in the form data for “Field must be empty”, or for the red box about the proof of work.',
    ),
  },
  'simulation-lower-case-names': {
    title: t('Verification simulation: wrong advice about field names'),
    effect: 'changes-steps',
    page: '/docs/usage/submissions',
    text: t(
      'Step 2 of the **Verification simulation** asks for field names in lower case. Changed names make the verification fail.',
    ),
    remedy: t('Send the names exactly as in the form.'),
  },
  'simulation-honeypot-field': {
    title: t('Verification simulation: the honeypot field is included'),
    effect: 'changes-steps',
    page: '/docs/usage/submissions',
    text: t('A real form does not send this field.'),
    remedy: t(
      'Switch off the honeypot while you compare signatures, or the values differ from step 4 on.',
    ),
  },
  'rule-tester-matched-rules': {
    title: t('The rule tester shows no matched rules'),
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: t('The table **Matched rules** is always empty. Rating and verdict are correct.'),
    remedy: t('Send the form: the rating details of the submission list the items that matched.'),
  },
  'import-add-keeps-uuid': {
    title: t('Import: “Add” keeps the identifier of a rule'),
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: t(
      'The help text of **Add** promises a new one. A later import may change either of two rules with the same identifier.',
    ),
    remedy: t('Use **Add** only for rules that are not in the project yet.'),
  },
  'import-silent-mode': {
    title: t('Import: changes of the silent mode are missed'),
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: t('The import can miss a change or list one that does not exist.'),
    remedy: t('Check the switch in the advanced settings after every import.'),
  },
  'import-json-size': {
    title: t('Import: large exports are refused'),
    effect: 'blocks',
    page: '/docs/usage/tools',
    text: t(
      '“Please upload a correct JSON file.” appears, because PHP does not recognize large files as JSON. With PHP 8.2, the limit is 1 MiB (1,048,576 bytes, about 9,000 items).',
    ),
    remedy: t(
      'Export and import without field rules, and move the items as CSV. For settings and rule packages, `mosparo:import` has no such limit.',
    ),
  },
  'export-design-gaps': {
    title: t('Export: four design fields are missing'),
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: t(
      'In the advanced design, these are checkbox radius, checkbox border width, font size and line height.',
    ),
    remedy: t('After the import, set them by hand and save.'),
  },
  'import-security-not-listed': {
    title: t('The simulation of an import hides changed security settings'),
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: t(
      '**Available changes** lists changed security settings only if guidelines change too, and vice versa. The import executes both anyway.',
    ),
    remedy: t('Compare the security settings after the import, or leave the section out.'),
  },
  'security-off-discards-values': {
    title: t('Switching off a security feature discards its values'),
    effect: 'changes-steps',
    page: '/docs/usage/security',
    text: t(
      'Saving while a feature is off resets its fields to the defaults and empties the name of the honeypot. [Three switches](/docs/usage/security) are stored as off instead.',
    ),
    remedy: t('Check all fields of a feature when you switch it on again.'),
  },
} satisfies KnownIssues;
