/** Texts that all labs share. Those of the frame are on the page before a lab is loaded. */
export const frameTexts = {
  en: {
    kind: 'Try it',
    privacy: 'Runs in your browser. Nothing you enter leaves it.',
    open: 'Open the lab',
    noScript: 'The lab needs JavaScript. Without it, the page shows an example.',
    failed: 'The lab could not be loaded. Try again when you are online.',
    copyLink: 'Copy link to this state',
    linkHelp: 'The link contains everything you entered here.',
    copied: 'Copied',
    refused: 'The browser did not allow copying.',
    refusedLink: 'The browser did not allow copying. The link is now in the address bar.',
    tooLong: 'Too much content for a link.',
    linkTooLong:
      'The link to this lab was not read: it has more than 16,000 characters. The lab shows its example.',
  },
  de: {
    kind: 'Ausprobieren',
    privacy: 'Läuft in Ihrem Browser. Ihre Eingaben verlassen ihn nicht.',
    open: 'Labor öffnen',
    noScript: 'Das Labor benötigt JavaScript. Ohne JavaScript zeigt die Seite ein Beispiel.',
    failed:
      'Das Labor konnte nicht geladen werden. Versuchen Sie es noch einmal, wenn Sie online sind.',
    copyLink: 'Link zu diesem Stand kopieren',
    linkHelp: 'Der Link enthält alles, was Sie hier eingegeben haben.',
    copied: 'Kopiert',
    refused: 'Der Browser hat das Kopieren nicht erlaubt.',
    refusedLink:
      'Der Browser hat das Kopieren nicht erlaubt. Der Link steht jetzt in der Adresszeile.',
    tooLong: 'Zu viel Inhalt für einen Link.',
    linkTooLong:
      'Der Link zu diesem Labor wurde nicht gelesen: Er hat mehr als 16.000 Zeichen. Das Labor zeigt sein Beispiel.',
  },
} as const;
