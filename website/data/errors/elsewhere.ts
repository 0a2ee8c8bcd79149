import type {Localized} from '../localized';
import {elsewhere, type ErrorElsewhere} from './types';

const symptom = (id: string, message: Localized) =>
  elsewhere(`/docs/integration/fix_verification#${id}`, message);

const wordPress = (id: string, message: Localized, ...also: readonly Localized[]) =>
  elsewhere(`/docs/integration/wordpress_problems#${id}`, message, ...also);

/** Messages and symptoms that the page of their subject explains. */
export const errorsElsewhere: readonly ErrorElsewhere[] = [
  elsewhere('/docs/usage/settings#hosts', {
    en: 'This host contains a protocol. Please enter the host without protocol (for example, example.com instead of https://example.com).',
    de: 'Dieser Host enthält ein Protokoll. Bitte geben Sie den Host ohne Protokoll ein (zum Beispiel example.com anstelle von https://example.com).',
  }),
  elsewhere('/docs/usage/settings#hosts', {
    en: 'This host contains invalid characters. In this field, only characters (a-z), numbers (0-9), dashes, dots, colons, and the star (*) are allowed.',
    de: 'Dieser Host enthält mindestens ein ungültiges Zeichen. In diesem Feld sind nur Buchstaben (a-z), Zahlen (0-9), Bindestriche, Punkte, Doppelpunkte und der Stern (*) erlaubt.',
  }),
  elsewhere('/docs/usage/security#honeypot', {
    en: 'Please use only letters, numbers and the dash sign (-).',
    de: 'Bitte benutzen Sie nur Buchstaben, Zahlen und den Bindestrich (-).',
  }),
  elsewhere('/docs/administration/security_settings#invalid-line', {
    en: "The item '…' is not a valid IP address or subnet.",
    de: 'Der Eintrag „…“ ist keine gültige IP-Adresse bzw. kein gültiges Subnetz.',
  }),
  elsewhere('/docs/usage/guidelines#guidelines', {
    en: 'The security guideline requires at least one criterion.',
    de: 'Die Sicherheitsleitlinie benötigt mindestens ein Kriterium.',
  }),
  elsewhere('/docs/usage/box_texts#translations', {
    en: 'Please specify the locale in the correct format. Enter a two-character language code or a combination of the two-character language code together with the country code.',
    de: 'Bitte geben Sie die Ländereinstellung im richtigen Format an. Geben Sie einen zweistelligen Sprachcode oder eine Kombination aus dem zweistelligen Sprachcode und dem Ländercode ein.',
  }),
  wordPress(
    'wordpress-contains-spam',
    {
      en: 'Verification failed which means the form contains spam.',
      de: 'Die Überprüfung ist fehlgeschlagen, was bedeutet, dass das Formular Spam enthält.',
    },
    {en: 'mosparo verification failed.', de: 'mosparo Verifizierung fehlgeschlagen.'},
    {en: 'Your submission is not valid.', de: 'Deine Einsendung ist ungültig.'},
    {
      en: 'Verification failed which means the form was not submitted correctly.',
      de: 'Verification failed which means the form was not submitted correctly.',
    },
  ),
  wordPress(
    'wordpress-token-empty',
    {en: 'Submit or validation token is empty.', de: 'Sende- oder Validierungstoken ist leer.'},
    {en: 'No submit or validation tokens found.', de: 'No submit or validation tokens found.'},
    {en: 'Cannot find mosparo fields in request.', de: 'Cannot find mosparo fields in request.'},
    {
      en: 'Please check the mosparo checkbox below the form.',
      de: 'Please check the mosparo checkbox below the form.',
    },
  ),
  wordPress(
    'wordpress-general-error',
    {en: 'A general error occurred: …', de: 'Ein genereller Fehler ist aufgetreten: …'},
    {
      en: 'A general error occurred: no available connection',
      de: 'A general error occurred: no available connection',
    },
  ),
  wordPress('wordpress-no-connection', {
    en: 'No mosparo connection available. Please configure the connection in the mosparo settings.',
    de: 'Es ist keine mosparo Verbindung verfügbar. Bitte konfiguriere die Verbindung in den mosparo Einstellungen.',
  }),
  wordPress('wordpress-no-field', {
    en: 'No mosparo field found in this form.',
    de: 'In diesem Formular wurde kein mosparo-Feld gefunden.',
  }),
  symptom('some-submissions-fail', {
    en: 'Some real submissions fail (10 to 30 percent)',
    de: 'Ein Teil der echten Einsendungen scheitert (10 bis 30 Prozent)',
  }),
  symptom('works-in-tests', {
    en: 'Works in my tests, fails for some visitors',
    de: 'In meinen Tests funktioniert es, bei manchen Besuchern nicht',
  }),
  symptom('always-invalid', {en: 'Every form is refused', de: 'Jedes Formular wird abgelehnt'}),
  symptom('no-token-after-update', {
    en: 'No submit token after an update',
    de: 'Kein Absende-Token nach einem Update',
  }),
  symptom('equal-never-triggers', {
    en: 'Equal submissions are never blocked',
    de: 'Gleiche Einsendungen werden nie blockiert',
  }),
  symptom('list-empty', {
    en: 'The list of submissions stays empty',
    de: 'Die Liste der Einsendungen bleibt leer',
  }),
  symptom('box-missing', {en: 'The box does not appear', de: 'Die Box erscheint nicht'}),
  symptom('box-without-style', {
    en: 'The box has no style',
    de: 'Die Box hat keine Farben und Rahmen',
  }),
  symptom('box-loads-forever', {en: 'The box loads forever', de: 'Die Box lädt endlos'}),
  symptom('tick-disappears', {
    en: 'The tick disappears and the form is not sent',
    de: 'Das Häkchen verschwindet und das Formular wird nicht gesendet',
  }),
  symptom('overlay-stays', {
    en: 'Invisible mode: the overlay stays and nothing is sent',
    de: 'Unsichtbarer Modus: Das Overlay bleibt, und nichts wird gesendet',
  }),
  symptom('wrong-language', {
    en: 'The box is in the wrong language',
    de: 'Die Box erscheint in der falschen Sprache',
  }),
];
