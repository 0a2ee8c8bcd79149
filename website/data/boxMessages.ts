import type {Localized} from './localized';

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
    text: {
      en: 'I accept that the form entries are checked for spam and stored encrypted for 14 days.',
      de: 'Ich akzeptiere, dass die Formulareingaben auf Spam überprüft und für 14 Tage verschlüsselt gespeichert werden.',
    },
    when: {
      en: 'Always, next to the checkbox.',
      de: 'Immer, neben dem Kästchen.',
    },
    visitor: {en: 'Tick the box.', de: 'Das Kästchen anhaken.'},
  },
  {
    key: 'accessibilityCheckingData',
    text: {
      en: 'The spam protection is verifying your data. Please wait.',
      de: 'Der Spamschutz prüft Ihre Daten. Bitte warten Sie.',
    },
    when: {
      en: 'The check is running. For screen readers, and in the overlay of the invisible mode.',
      de: 'Die Prüfung läuft. Für Screenreader und im Overlay des unsichtbaren Modus.',
    },
  },
  {
    key: 'accessibilityDataValid',
    text: {
      en: 'Your data is valid. You can now submit the form.',
      de: 'Ihre Daten enthalten kein Spam. Sie können das Formular jetzt abschicken.',
    },
    when: {
      en: 'The check was passed. For screen readers.',
      de: 'Die Prüfung ist bestanden. Für Screenreader.',
    },
  },
  {
    key: 'accessibilityProtectedBy',
    text: {
      en: 'This form is protected from spam by mosparo.',
      de: 'Dieses Formular ist durch mosparo vor Spam geschützt.',
    },
    when: {
      en: 'With the logo switched on. For screen readers, in place of the logo.',
      de: 'Bei eingeschaltetem Logo. Für Screenreader, anstelle des Logos.',
    },
  },
  {
    key: 'errorGotNoToken',
    text: {
      en: 'mosparo returned no submit token.',
      de: 'mosparo hat keinen Absende-Token ausgestellt.',
    },
    when: {
      en: 'An outdated script in the cache of the browser, or a used token in a multi-step form.',
      de: 'Ein veraltetes Skript im Cache des Browsers oder ein verbrauchter Token in einem mehrstufigen Formular.',
    },
    visitor: {
      en: 'Reload the page without the cache (Ctrl + F5, on a Mac Cmd + Shift + R).',
      de: 'Seite ohne Cache neu laden (Strg + F5, auf dem Mac Cmd + Umschalt + R).',
    },
  },
  {
    key: 'errorInternalError',
    text: {
      en: 'An error occurred. Please try again.',
      de: 'Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.',
    },
    when: {
      en: 'mosparo could not be reached, answered with an error, or the website is missing from the hosts of the project.',
      de: 'mosparo war nicht erreichbar, antwortete mit einem Fehler, oder die Website fehlt in den Hosts des Projekts.',
    },
    visitor: {
      en: 'Reload the page. If the error comes back, tell the operator of the website.',
      de: 'Seite neu laden. Kommt die Meldung wieder, den Betreiber der Website benachrichtigen.',
    },
  },
  {
    key: 'errorNoSubmitTokenAvailable',
    text: {
      en: 'No submit token available. Validation of this form is not possible.',
      de: 'Kein Absende-Token verfügbar. Die Validierung Ihrer Daten ist nicht möglich.',
    },
    when: {
      en: 'The box was ticked without a token: the request for it failed or is still running.',
      de: 'Die Box wurde ohne Token angehakt: Die Anfrage danach scheiterte oder läuft noch.',
    },
    visitor: {
      en: 'Wait a few seconds and tick again, or reload the page.',
      de: 'Einige Sekunden warten und erneut anhaken oder die Seite neu laden.',
    },
  },
  {
    key: 'errorSpamDetected',
    text: {
      en: 'Your data was caught by our spam protection.',
      de: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    },
    when: {
      en: 'The data is spam, or the form was open so long that its submit token was deleted.',
      de: 'Die Daten sind Spam, oder das Formular war so lange offen, dass sein Absende-Token gelöscht wurde.',
    },
    visitor: {
      en: 'Copy your text, reload the page and try again. If that fails, change the wording.',
      de: 'Text kopieren, Seite neu laden und noch einmal versuchen. Bleibt es dabei, anders formulieren.',
    },
  },
  {
    key: 'errorLockedOut',
    text: {
      en: 'You are locked out. Please try again after %datetime%.',
      de: 'Sie wurden temporär gesperrt. Bitte versuchen Sie es nach %datetime% erneut.',
    },
    when: {
      en: 'IP lockout: too many forms were opened from this IP address.',
      de: 'IP-Sperre: Von dieser IP-Adresse wurden zu viele Formulare geöffnet.',
    },
    visitor: {
      en: 'Wait until that time and reload the page. Trying earlier makes the lockout longer.',
      de: 'Bis dahin warten und die Seite neu laden. Frühere Versuche verlängern die Sperre.',
    },
  },
  {
    key: 'errorDelay',
    text: {
      en: 'Your request was delayed. Please wait for %seconds% seconds.',
      de: 'Ihre Anfrage wurde verzögert. Bitte warten Sie %seconds% Sekunden.',
    },
    when: {
      en: 'Request delay: too many forms were opened from this IP address.',
      de: 'Anfrageverzögerung: Von dieser IP-Adresse wurden zu viele Formulare geöffnet.',
    },
    visitor: {
      en: 'Wait. The box continues automatically. Reloading makes the delay longer.',
      de: 'Warten. Die Box macht automatisch weiter; Neuladen verlängert die Wartezeit.',
    },
  },
  {
    key: 'hpLeaveEmpty',
    text: {en: 'Leave this field blank', de: 'Dieses Feld leer lassen'},
    when: {
      en: 'Title of the honeypot field, which is outside the visible page.',
      de: 'Titel des Honeypot-Feldes, das außerhalb der sichtbaren Seite liegt.',
    },
    visitor: {en: 'Leave it empty.', de: 'Leer lassen.'},
  },
];
