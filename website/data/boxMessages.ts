import {t, type Localized} from '../texts';

export interface BoxMessage {
  /** Key in `customMessages` of the integration. */
  readonly key: string;
  /** The text mosparo ships, word for word. */
  readonly text: Localized;
  readonly when: Localized;
  /** What the visitor can do. */
  readonly visitor?: Localized;
}

/** The texts of the box, in the order of the list in mosparo. A project can replace each of them. */
export const boxMessages: readonly BoxMessage[] = [
  {
    key: 'label',
    text: t(
      'I accept that the form entries are checked for spam and stored encrypted for 14 days.',
    ),
    when: t('Always, next to the checkbox.'),
    visitor: t('Tick the box.'),
  },
  {
    key: 'accessibilityCheckingData',
    text: t('The spam protection is verifying your data. Please wait.'),
    when: t('The check is running. For screen readers, and in the overlay of the invisible mode.'),
  },
  {
    key: 'accessibilityDataValid',
    text: t('Your data is valid. You can now submit the form.'),
    when: t('The check was passed. For screen readers.'),
  },
  {
    key: 'accessibilityProtectedBy',
    text: t('This form is protected from spam by mosparo.'),
    when: t('With the logo switched on. For screen readers, in place of the logo.'),
  },
  {
    key: 'errorGotNoToken',
    text: t('mosparo returned no submit token.'),
    when: t(
      'An outdated script in the cache of the browser, or a used token in a multi-step form.',
    ),
    visitor: t('Reload the page without the cache (Ctrl + F5, on a Mac Cmd + Shift + R).'),
  },
  {
    key: 'errorInternalError',
    text: t('An error occurred. Please try again.'),
    when: t(
      'mosparo could not be reached, answered with an error, or the website is missing from the hosts of the project.',
    ),
    visitor: t('Reload the page. If the error comes back, tell the operator of the website.'),
  },
  {
    key: 'errorNoSubmitTokenAvailable',
    text: t('No submit token available. Validation of this form is not possible.'),
    when: t('The box was ticked without a token: the request for it failed or is still running.'),
    visitor: t('Wait a few seconds and tick again, or reload the page.'),
  },
  {
    key: 'errorSpamDetected',
    text: t('Your data was caught by our spam protection.'),
    when: t('The data is spam, or the form was open so long that its submit token was deleted.'),
    visitor: t('Copy your text, reload the page and try again. If that fails, change the wording.'),
  },
  {
    key: 'errorLockedOut',
    text: t('You are locked out. Please try again after %datetime%.'),
    when: t('IP lockout: too many forms were opened from this IP address.'),
    visitor: t(
      'Wait until that time and reload the page. Trying earlier makes the lockout longer.',
    ),
  },
  {
    key: 'errorDelay',
    text: t('Your request was delayed. Please wait for %seconds% seconds.'),
    when: t('Request delay: too many forms were opened from this IP address.'),
    visitor: t('Wait. The box continues automatically. Reloading makes the delay longer.'),
  },
  {
    key: 'hpLeaveEmpty',
    text: t('Leave this field blank'),
    when: t('Title of the honeypot field, which is outside the visible page.'),
    visitor: t('Leave it empty.'),
  },
];
