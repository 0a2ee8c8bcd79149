import type {KnownIssues} from './types';

export const integrationIssues = {
  'invisible-overlay-stays': {
    text: {
      en: 'In invisible mode the overlay stays on the page when the check cannot be carried out: mosparo answers with an HTTP error, there is no submit token yet, a proof of work or a delay is still running, or the address was locked out before. Nothing is sent, and there is no second attempt.',
      de: 'Im unsichtbaren Modus bleibt die Überlagerung stehen, wenn die Prüfung nicht stattfinden kann: mosparo antwortet mit einem HTTP-Fehler, es gibt noch keinen Absende-Token, Arbeitsnachweis oder Verzögerung laufen noch, oder die Adresse wurde zuvor gesperrt. Gesendet wird nichts, und einen zweiten Versuch gibt es nicht.',
    },
    remedy: {
      en: 'Visitors have to reload the page. Keep the proof of work at a low complexity and leave the delay off for projects with the invisible mode.',
      de: 'Besucher müssen die Seite neu laden. Halten Sie die Komplexität des Arbeitsnachweises niedrig und verzichten Sie in Projekten mit unsichtbarem Modus auf die Verzögerung.',
    },
  },
  'one-letter-field-names': {
    text: {
      en: 'A field whose name has a single letter, such as `q`, reaches mosparo with an empty name and as a list. Its verification always fails.',
      de: 'Ein Feld, dessen Name aus einem einzigen Zeichen besteht, etwa `q`, erreicht mosparo mit leerem Namen und als Liste. Seine Überprüfung scheitert immer.',
    },
    remedy: {
      en: 'Give fields names of at least two characters, or the class `mosparo__ignored-field`.',
      de: 'Geben Sie Feldern Namen aus mindestens zwei Zeichen oder die Klasse `mosparo__ignored-field`.',
    },
  },
  'list-items-added': {
    text: {
      en: 'When a list field is verified, mosparo looks for each item that the box has checked. Further items in the list that your backend received go unnoticed.',
      de: 'Bei einem Listenfeld sucht mosparo nach jedem Eintrag, den die Box geprüft hat. Weitere Einträge in der Liste, die Ihr Backend erhalten hat, fallen nicht auf.',
    },
    remedy: {
      en: 'Accept only values that your form offers, and do not use free-text lists such as `tags[]` for anything that must be free of spam.',
      de: 'Nehmen Sie nur Werte an, die Ihr Formular anbietet, und verwenden Sie Freitextlisten wie `tags[]` nicht für Inhalte, die frei von Spam sein müssen.',
    },
  },
  'simulation-lower-case': {
    text: {
      en: 'The verification simulation says in step 2 that names have to be changed to lower case. They have not: the values that it shows keep upper and lower case, and your backend must too. With an active honeypot, the shown data also contains the honeypot field, which a real form does not send.',
      de: 'Die Verifizierungs-Simulation schreibt in Schritt 2, Namen müssten in Kleinbuchstaben umgewandelt werden. Das stimmt nicht: Die angezeigten Werte behalten Groß- und Kleinschreibung, und Ihr Backend muss das auch. Bei aktivem Honeypot enthalten die angezeigten Daten außerdem das Honeypot-Feld, das ein echtes Formular nicht sendet.',
    },
    remedy: {
      en: 'Go by the values, not by that sentence, and leave the honeypot field out.',
      de: 'Richten Sie sich nach den Werten, nicht nach diesem Satz, und lassen Sie das Honeypot-Feld weg.',
    },
  },
} satisfies KnownIssues;
