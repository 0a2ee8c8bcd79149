import {t, type Localized} from '../../texts';
import {elsewhere, type ErrorElsewhere} from './types';

const symptom = (id: string, message: Localized) =>
  elsewhere(`/docs/integration/fix_verification#${id}`, message);

const wordPress = (id: string, message: Localized, ...also: readonly Localized[]) =>
  elsewhere(`/docs/integration/wordpress_problems#${id}`, message, ...also);

/** Messages and symptoms that the page of their subject explains. */
export const errorsElsewhere: readonly ErrorElsewhere[] = [
  elsewhere(
    '/docs/usage/settings#hosts',
    t(
      'This host contains a protocol. Please enter the host without protocol (for example, example.com instead of https://example.com).',
    ),
  ),
  elsewhere(
    '/docs/usage/settings#hosts',
    t(
      'This host contains invalid characters. In this field, only characters (a-z), numbers (0-9), dashes, dots, colons, and the star (*) are allowed.',
    ),
  ),
  elsewhere(
    '/docs/usage/security#honeypot',
    t('Please use only letters, numbers and the dash sign (-).'),
  ),
  elsewhere(
    '/docs/administration/security_settings#invalid-line',
    t("The item '…' is not a valid IP address or subnet."),
  ),
  elsewhere(
    '/docs/usage/guidelines#guidelines',
    t('The security guideline requires at least one criterion.'),
  ),
  elsewhere(
    '/docs/usage/box_texts#translations',
    t(
      'Please specify the locale in the correct format. Enter a two-character language code or a combination of the two-character language code together with the country code.',
    ),
  ),
  wordPress(
    'wordpress-contains-spam',
    t('Verification failed which means the form contains spam.'),
    t('mosparo verification failed.'),
    t('Your submission is not valid.'),
    t('Verification failed which means the form was not submitted correctly.'),
  ),
  wordPress(
    'wordpress-token-empty',
    t('Submit or validation token is empty.'),
    t('No submit or validation tokens found.'),
    t('Cannot find mosparo fields in request.'),
    t('Please check the mosparo checkbox below the form.'),
  ),
  wordPress(
    'wordpress-general-error',
    t('A general error occurred: …'),
    t('A general error occurred: no available connection'),
  ),
  wordPress(
    'wordpress-no-connection',
    t('No mosparo connection available. Please configure the connection in the mosparo settings.'),
  ),
  wordPress('wordpress-no-field', t('No mosparo field found in this form.')),
  symptom('some-submissions-fail', t('Some real submissions fail (10 to 30 percent)')),
  symptom('works-in-tests', t('Works in my tests, fails for some visitors')),
  symptom('always-invalid', t('Every form is refused')),
  symptom('no-token-after-update', t('No submit token after an update')),
  symptom('equal-never-triggers', t('Equal submissions are never blocked')),
  symptom('list-empty', t('The list of submissions stays empty')),
  symptom('box-missing', t('The box does not appear')),
  symptom('box-without-style', t('The box has no style')),
  symptom('box-loads-forever', t('The box loads forever')),
  symptom('tick-disappears', t('The tick disappears and the form is not sent')),
  symptom('overlay-stays', t('Invisible mode: the overlay stays and nothing is sent')),
  symptom('wrong-language', t('The box is in the wrong language')),
];
