import {cause, entry, type ErrorEntry} from './types';

/** Messages of the official WordPress plugin, version 1.17.0; German as in its translation. */
export const wordPressErrors: readonly ErrorEntry[] = [
  entry('wordpress-contains-spam', {
    place: 'wordPress',
    message: [
      'Verification failed which means the form contains spam.',
      'Die Überprüfung ist fehlgeschlagen, was bedeutet, dass das Formular Spam enthält.',
    ],
    also: [
      ['mosparo verification failed.', 'mosparo Verifizierung fehlgeschlagen.'],
      ['Your submission is not valid.', 'Deine Einsendung ist ungültig.'],
      [
        'Verification failed which means the form was not submitted correctly.',
        'Verification failed which means the form was not submitted correctly.',
      ],
    ],
    meaning: [
      'The plugin says so for every verification that did not succeed, not only for spam: also when values differ, a field was not verified, or mosparo could not be asked. Everest Forms, Ninja Forms, WPForms and Ultimate Member word it differently; Contact Form 7 writes it to its spam log.',
      'Das Plugin meldet das bei jeder Überprüfung, die nicht gelang, nicht nur bei Spam: auch wenn Werte abweichen, ein Feld nicht überprüft wurde oder mosparo nicht zu erreichen war. Everest Forms, Ninja Forms, WPForms und Ultimate Member formulieren es anders; Contact Form 7 schreibt es in sein Spam-Protokoll.',
    ],
    causes: [
      cause(
        [
          'A field differs or is missing: an older plugin with quotation marks, spaces around a value, conditional or confirmation fields.',
          'Ein Feld weicht ab oder fehlt: ein älteres Plugin bei Anführungszeichen, Leerzeichen um einen Wert, bedingten oder Bestätigungsfeldern.',
        ],
        [
          'Open the submission in mosparo and read the verification issues; update the plugin; look at the [limits of your form plugin](/docs/integration/with_plugins#wordpress).',
          'Öffnen Sie die Einsendung in mosparo und lesen Sie die Verifizierungsprobleme; aktualisieren Sie das Plugin; sehen Sie sich die [Einschränkungen Ihres Formular-Plugins](/docs/integration/with_plugins#wordpress) an.',
        ],
      ),
      cause(
        [
          'There is no submission in mosparo: wrong private key, keys of another project, or WordPress cannot reach mosparo.',
          'In mosparo gibt es keine Einsendung: falscher geheimer Schlüssel, Schlüssel eines anderen Projekts, oder WordPress erreicht mosparo nicht.',
        ],
        [
          'Copy the connection again. Let `curl` call the host from the web server.',
          'Übertragen Sie die Verbindung erneut. Rufen Sie den Host vom Webserver aus mit `curl` auf.',
        ],
      ),
      cause(
        [
          'The form was sent twice, or again after an error: the token is [used up](/docs/api/troubleshooting#submit-token-not-found).',
          'Das Formular wurde zweimal gesendet oder nach einem Fehler erneut: Der Token ist [verbraucht](/docs/api/troubleshooting#submit-token-not-found).',
        ],
        ['Reload the page and send once.', 'Laden Sie die Seite neu und senden Sie einmal.'],
      ),
      cause(
        [
          'Minimum time or equal submissions: [Verification failed.](/docs/api/troubleshooting#verification-failed)',
          'Mindestzeit oder gleiche Einsendungen: [Verification failed.](/docs/api/troubleshooting#verification-failed)',
        ],
        [
          'Adjust these settings of the project.',
          'Passen Sie diese Einstellungen des Projekts an.',
        ],
      ),
      cause(
        [
          'It is spam, in a project in silent mode.',
          'Es ist Spam, in einem Projekt im stillen Modus.',
        ],
        ['Nothing to repair.', 'Nichts zu reparieren.'],
      ),
    ],
  }),
  entry('wordpress-token-empty', {
    place: 'wordPress',
    message: ['Submit or validation token is empty.', 'Sende- oder Validierungstoken ist leer.'],
    also: [
      ['No submit or validation tokens found.', 'No submit or validation tokens found.'],
      ['Cannot find mosparo fields in request.', 'Cannot find mosparo fields in request.'],
      ['Your submission is not valid.', 'Deine Einsendung ist ungültig.'],
      [
        'Please check the mosparo checkbox below the form.',
        'Please check the mosparo checkbox below the form.',
      ],
    ],
    meaning: [
      'The form arrived without the two tokens of the box. Divi, Ninja Forms, WPForms and Ultimate Member word it differently.',
      'Das Formular kam ohne die beiden Token der Box an. Divi, Ninja Forms, WPForms und Ultimate Member formulieren es anders.',
    ],
    causes: [
      cause(
        ['A bot, or JavaScript is off.', 'Ein Bot, oder JavaScript ist ausgeschaltet.'],
        ['Nothing to repair.', 'Nichts zu reparieren.'],
      ),
      cause(
        [
          'An optimization plugin delays or combines scripts, so that the box does not start.',
          'Ein Optimierungs-Plugin verzögert oder verbindet Skripte, und die Box startet nicht.',
        ],
        [
          'Exclude `mosparo-frontend.js` and the inline script of the box.',
          'Nehmen Sie `mosparo-frontend.js` und das eingebettete Skript der Box aus.',
        ],
      ),
      cause(
        [
          'The box shows an error and the form was sent nevertheless.',
          'Die Box zeigt einen Fehler, und das Formular wurde trotzdem gesendet.',
        ],
        [
          'Repair [the message in the box](/docs/api/troubleshooting#messages-in-the-box) first.',
          'Beheben Sie zuerst [die Meldung in der Box](/docs/api/troubleshooting#messages-in-the-box).',
        ],
      ),
    ],
  }),
  entry('wordpress-general-error', {
    place: 'wordPress',
    message: ['A general error occurred: …', 'Ein genereller Fehler ist aufgetreten: …'],
    also: [
      [
        'A general error occurred: no available connection',
        'A general error occurred: no available connection',
      ],
    ],
    meaning: [
      'An account form (login, lost password, registration) could not ask mosparo. The text behind the colon is the message of the [PHP client](/docs/api/troubleshooting#client-request-failed).',
      'Ein Konto-Formular (Anmeldung, vergessenes Passwort, Registrierung) konnte mosparo nicht fragen. Hinter dem Doppelpunkt steht die Meldung des [PHP-Clients](/docs/api/troubleshooting#client-request-failed).',
    ],
    causes: [
      cause(
        [
          '`no available connection`: the module has no connection.',
          '`no available connection`: Das Modul hat keine Verbindung.',
        ],
        [
          'Choose one for the module in Settings > mosparo Integration.',
          'Wählen Sie unter Einstellungen > mosparo Integration eine für das Modul.',
        ],
      ),
      cause(
        [
          'Another text: wrong keys, or mosparo is not reachable.',
          'Ein anderer Text: falsche Schlüssel, oder mosparo ist nicht erreichbar.',
        ],
        [
          'Correct the connection. If you are locked out of WordPress, set `WP_MOSPARO_…` in `wp-config.php` right, or rename the folder of the plugin.',
          'Berichtigen Sie die Verbindung. Kommen Sie nicht mehr in WordPress hinein, berichtigen Sie `WP_MOSPARO_…` in `wp-config.php`, oder benennen Sie den Ordner des Plugins um.',
        ],
      ),
    ],
  }),
  entry('wordpress-no-connection', {
    place: 'wordPress',
    message: [
      'No mosparo connection available. Please configure the connection in the mosparo settings.',
      'Es ist keine mosparo Verbindung verfügbar. Bitte konfiguriere die Verbindung in den mosparo Einstellungen.',
    ],
    meaning: [
      'Stands in the place of the box: the module is on, but no connection fits it. Not every module refuses the form then, so do not leave it like this.',
      'Steht an der Stelle der Box: Das Modul ist eingeschaltet, aber keine Verbindung passt dazu. Nicht jedes Modul weist das Formular dann ab; lassen Sie es also nicht so.',
    ],
    causes: [
      cause(
        [
          'There is no connection, or none is the default or belongs to this module.',
          'Es gibt keine Verbindung, oder keine ist Standard oder gehört zu diesem Modul.',
        ],
        [
          'Add a connection and choose the module in it. Then do the [smoke test](/docs/integration/with_plugins#smoke-test).',
          'Legen Sie eine Verbindung an und wählen Sie darin das Modul. Machen Sie danach den [Kurztest](/docs/integration/with_plugins#smoke-test).',
        ],
      ),
    ],
  }),
  entry('wordpress-no-field', {
    place: 'wordPress',
    message: [
      'No mosparo field found in this form.',
      'In diesem Formular wurde kein mosparo-Feld gefunden.',
    ],
    meaning: [
      'WPForms: the module is on, but the form has no field of the type mosparo.',
      'WPForms: Das Modul ist eingeschaltet, das Formular hat aber kein Feld vom Typ mosparo.',
    ],
    causes: [
      cause(
        [
          'The field was not added, or was deleted.',
          'Das Feld wurde nicht hinzugefügt oder gelöscht.',
        ],
        ['Add it to the form in the form editor.', 'Fügen Sie es im Formular-Editor hinzu.'],
      ),
    ],
  }),
];
