/** Texts on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Signature lab',
    offer:
      'Signs a form step by step, as your code must, and names the first step in which your values differ. Nothing is sent or stored, and the page address does not change.',
    example: 'Result for the example on this page:',
  },
  de: {
    name: 'Signatur-Labor',
    offer:
      'Signiert ein Formular Schritt für Schritt, wie es Ihr Code tun muss, und nennt den ersten Schritt, in dem Ihre Werte abweichen. Nichts wird gesendet oder gespeichert, und die Adresse der Seite ändert sich nicht.',
    example: 'Ergebnis für das Beispiel dieser Seite:',
  },
} as const;
