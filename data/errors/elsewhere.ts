import {elsewhere, type ErrorElsewhere, type Pair} from './types';

const symptom = (id: string, en: string, de: string) =>
  elsewhere(`/docs/integration/fix_verification#${id}`, [en, de]);

const wordPress = (id: string, message: Pair, ...also: readonly Pair[]) =>
  elsewhere(`/docs/integration/wordpress#${id}`, message, ...also);

/** Messages and symptoms that the page of their subject explains. */
export const errorsElsewhere: readonly ErrorElsewhere[] = [
  elsewhere('/docs/usage/settings#hosts', [
    'This host contains a protocol. Please enter the host without protocol (for example, example.com instead of https://example.com).',
    'Dieser Host enthält ein Protokoll. Bitte geben Sie den Host ohne Protokoll ein (zum Beispiel example.com anstelle von https://example.com).',
  ]),
  elsewhere('/docs/usage/settings#hosts', [
    'This host contains invalid characters. In this field, only characters (a-z), numbers (0-9), dashes, dots, colons, and the star (*) are allowed.',
    'Dieser Host enthält mindestens ein ungültiges Zeichen. In diesem Feld sind nur Buchstaben (a-z), Zahlen (0-9), Bindestriche, Punkte, Doppelpunkte und der Stern (*) erlaubt.',
  ]),
  elsewhere('/docs/usage/security#honeypot', [
    'Please use only letters, numbers and the dash sign (-).',
    'Bitte benutzen Sie nur Buchstaben, Zahlen und den Bindestrich (-).',
  ]),
  elsewhere('/docs/administration/security_settings#invalid-line', [
    "The item '…' is not a valid IP address or subnet.",
    'Der Eintrag „…“ ist keine gültige IP-Adresse bzw. kein gültiges Subnetz.',
  ]),
  elsewhere('/docs/usage/guidelines#guidelines', [
    'The security guideline requires at least one criterion.',
    'Die Sicherheitsleitlinie benötigt mindestens ein Kriterium.',
  ]),
  elsewhere('/docs/usage/box_texts#translations', [
    'Please specify the locale in the correct format. Enter a two-character language code or a combination of the two-character language code together with the country code.',
    'Bitte geben Sie die Ländereinstellung im richtigen Format an. Geben Sie einen zweistelligen Sprachcode oder eine Kombination aus dem zweistelligen Sprachcode und dem Ländercode ein.',
  ]),
  wordPress(
    'wordpress-contains-spam',
    [
      'Verification failed which means the form contains spam.',
      'Die Überprüfung ist fehlgeschlagen, was bedeutet, dass das Formular Spam enthält.',
    ],
    ['mosparo verification failed.', 'mosparo Verifizierung fehlgeschlagen.'],
    ['Your submission is not valid.', 'Deine Einsendung ist ungültig.'],
    [
      'Verification failed which means the form was not submitted correctly.',
      'Verification failed which means the form was not submitted correctly.',
    ],
  ),
  wordPress(
    'wordpress-token-empty',
    ['Submit or validation token is empty.', 'Sende- oder Validierungstoken ist leer.'],
    ['No submit or validation tokens found.', 'No submit or validation tokens found.'],
    ['Cannot find mosparo fields in request.', 'Cannot find mosparo fields in request.'],
    [
      'Please check the mosparo checkbox below the form.',
      'Please check the mosparo checkbox below the form.',
    ],
  ),
  wordPress(
    'wordpress-general-error',
    ['A general error occurred: …', 'Ein genereller Fehler ist aufgetreten: …'],
    [
      'A general error occurred: no available connection',
      'A general error occurred: no available connection',
    ],
  ),
  wordPress('wordpress-no-connection', [
    'No mosparo connection available. Please configure the connection in the mosparo settings.',
    'Es ist keine mosparo Verbindung verfügbar. Bitte konfiguriere die Verbindung in den mosparo Einstellungen.',
  ]),
  wordPress('wordpress-no-field', [
    'No mosparo field found in this form.',
    'In diesem Formular wurde kein mosparo-Feld gefunden.',
  ]),
  symptom(
    'some-submissions-fail',
    'Some real submissions fail (10 to 30 percent)',
    'Ein Teil der echten Einsendungen scheitert (10 bis 30 Prozent)',
  ),
  symptom(
    'works-in-tests',
    'Works in my tests, fails for some visitors',
    'In meinen Tests geht es, bei manchen scheitert es',
  ),
  symptom('always-invalid', 'Every verification fails', 'Jede Verifizierung scheitert'),
  symptom(
    'no-token-after-update',
    'No submit token after an update',
    'Kein Absende-Token nach einem Update',
  ),
  symptom(
    'equal-never-triggers',
    'Equal submissions are never blocked',
    'Gleiche Einsendungen werden nie blockiert',
  ),
  symptom(
    'list-empty',
    'The list of submissions stays empty',
    'Die Liste der Einsendungen bleibt leer',
  ),
  symptom('box-missing', 'The box does not appear', 'Die Box erscheint nicht'),
  symptom('box-without-style', 'The box has no style', 'Die Box hat keine Gestaltung'),
  symptom('box-loads-forever', 'The box loads forever', 'Die Box lädt endlos'),
  symptom(
    'tick-disappears',
    'The tick disappears and the form is not sent',
    'Das Häkchen verschwindet und das Formular wird nicht gesendet',
  ),
  symptom(
    'overlay-stays',
    'Invisible mode: the overlay stays and nothing is sent',
    'Unsichtbarer Modus: Das Overlay bleibt, und nichts wird gesendet',
  ),
  symptom(
    'wrong-language',
    'The box is in the wrong language',
    'Die Box erscheint in der falschen Sprache',
  ),
];
