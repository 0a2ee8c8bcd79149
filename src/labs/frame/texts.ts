/** Texts that all labs share. Those of the frame stand on the page before a lab is loaded. */
export const frameTexts = {
  en: {
    kind: 'Try it',
    privacy: 'Runs in your browser: nothing that you enter leaves it.',
    open: 'Open the lab',
    noScript: 'The lab itself needs JavaScript. Without it, the page shows an example.',
    failed: 'The lab could not be loaded. Try again when you are online.',
    copyLink: 'Copy link to this state',
    linkHelp: 'The link holds everything that you have entered here.',
    copied: 'Copied',
    refused: 'The browser did not allow copying.',
    refusedLink: 'The browser did not allow copying. The link now stands in the address bar.',
    tooLong: 'This is too much for a link.',
  },
  de: {
    kind: 'Ausprobieren',
    privacy: 'Läuft in Ihrem Browser: Nichts, was Sie eingeben, verlässt ihn.',
    open: 'Labor öffnen',
    noScript: 'Das Labor selbst benötigt JavaScript. Ohne JavaScript zeigt die Seite ein Beispiel.',
    failed:
      'Das Labor konnte nicht geladen werden. Versuchen Sie es noch einmal, wenn Sie online sind.',
    copyLink: 'Link zu diesem Stand kopieren',
    linkHelp: 'Der Link enthält alles, was Sie hier eingegeben haben.',
    copied: 'Kopiert',
    refused: 'Der Browser hat das Kopieren nicht erlaubt.',
    refusedLink:
      'Der Browser hat das Kopieren nicht erlaubt. Der Link steht jetzt in der Adresszeile.',
    tooLong: 'Das ist zu viel für einen Link.',
  },
} as const;
