import {same, t, type Localized} from '../texts';

/** Something that goes wrong with the WordPress plugin in some of its versions. */
export interface WordPressProblem {
  readonly forms: Localized;
  readonly what: Localized;
  /** The release of the plugin with the fix, or the newest one that is known to lack it. */
  readonly version: {readonly fixedIn: string} | {readonly openIn: string};
  /** Nothing = the update is the only remedy. */
  readonly untilThen?: Localized;
  /** Where it was reported: repository of the organization and number. */
  readonly thread?: readonly [repository: 'mosparo' | 'wordpress-plugin', issue: number];
}

/** Open problems first, then the newest fix. Sources: readme.txt and code of the plugin, the threads. */
export const wordPressProblems: readonly WordPressProblem[] = [
  {
    forms: same('Gravity Forms'),
    what: t('A form is always refused if its email field asks for a confirmation.'),
    version: {openIn: '1.18.1'},
    untilThen: t(
      'Switch off the confirmation, or [exclude the email field](/docs/integration/wordpress#exclude-field): rules then do not see the address.',
    ),
    thread: ['mosparo', 437],
  },
  {
    forms: same('Forminator'),
    what: t('A form is refused while a condition hides one of its select fields.'),
    version: {openIn: '1.17.0'},
    untilThen: t('Use radio buttons for this field, which are not checked, or show it always.'),
    thread: ['mosparo', 413],
  },
  {
    forms: same('Forminator'),
    what: t(
      'A connection of its own makes every verification fail: the module verifies with that of Formidable or the default one.',
    ),
    version: {openIn: '1.17.0'},
    untilThen: t('Use the default connection for Forminator and Formidable.'),
  },
  {
    forms: t('Comments'),
    what: t('Comments of visitors end up in spam: they were verified twice.'),
    version: {fixedIn: '1.17.0'},
  },
  {
    forms: same('Ultimate Member'),
    what: t('Nobody can log in with its form while the module Account protects the login.'),
    version: {fixedIn: '1.17.0'},
    untilThen: t('Switch off the login form in the settings of the module Account.'),
    thread: ['wordpress-plugin', 21],
  },
  {
    forms: same('Contact Form 7, Divi, Forminator, Gravity Forms, JetFormBuilder, WS Form'),
    what: t('Entries with quotation marks, apostrophes or backslashes are refused.'),
    version: {fixedIn: '1.16.0'},
  },
  {
    forms: same('Ninja Forms'),
    what: t('The verification does not start correctly with current versions of Ninja Forms.'),
    version: {fixedIn: '1.16.0'},
  },
  {
    forms: same('Contact Form 7'),
    what: t('A form without the field “mosparo” cannot be sent if another one on the page has it.'),
    version: {fixedIn: '1.15.2'},
  },
  {
    forms: same('Contact Form 7'),
    what: t('The form is not sent correctly, above all in the invisible mode.'),
    version: {fixedIn: '1.15.1'},
  },
  {
    forms: same('Formidable'),
    what: t('After an error in the form, the second attempt is refused.'),
    version: {fixedIn: '1.15.0'},
    untilThen: t('Reload the page.'),
  },
  {
    forms: same('Gravity Forms'),
    what: t('With AJAX, the token is missing; the invisible mode works from 1.14.2.'),
    version: {fixedIn: '1.14.1'},
    thread: ['wordpress-plugin', 17],
  },
  {
    forms: same('JetFormBuilder'),
    what: t('Forms with a range field are refused.'),
    version: {fixedIn: '1.13.6'},
  },
  {
    forms: t('Login forms'),
    what: t('A login is refused if the password was made visible.'),
    version: {fixedIn: '1.13.5'},
    untilThen: t('Keep the password hidden.'),
  },
  {
    forms: same('Contact Form 7, Divi, Everest Forms, Forminator, Gravity Forms, JetFormBuilder'),
    what: t(
      'Entries with a space at the start or end are refused; in Contact Form 7 also multiple choices.',
    ),
    version: {fixedIn: '1.13.4'},
  },
  {
    forms: same('JetFormBuilder'),
    what: t('Forms are accepted without a check if JavaScript is off.'),
    version: {fixedIn: '1.13.3'},
    thread: ['wordpress-plugin', 16],
  },
  {
    forms: same('Elementor Pro'),
    what: t('The box is missing when a popup is opened again.'),
    version: {fixedIn: '1.13.2'},
    thread: ['mosparo', 318],
  },
  {
    forms: same('Divi'),
    what: t('The module needs the plugin Divi Builder; the theme is not enough.'),
    version: {fixedIn: '1.13.1'},
  },
  {
    forms: same('Gravity Forms'),
    what: t('A form is refused while a condition hides one of its fields.'),
    version: {fixedIn: '1.12.2'},
    thread: ['mosparo', 295],
  },
];
