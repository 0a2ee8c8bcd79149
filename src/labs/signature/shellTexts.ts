/** Texts that stand on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Signature lab',
    open: 'Open the lab',
    noScript: 'The lab itself needs JavaScript.',
    example: 'What the lab shows for the example of this page:',
    failed: 'The lab could not be loaded. Reload the page to try again.',
  },
  de: {
    name: 'Signatur-Labor',
    open: 'Labor öffnen',
    noScript: 'Das Labor selbst benötigt JavaScript.',
    example: 'Was das Labor für das Beispiel dieser Seite zeigt:',
    failed:
      'Das Labor konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  },
} as const;
