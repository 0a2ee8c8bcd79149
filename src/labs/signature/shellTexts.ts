/** Texts that stand on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Signature lab',
    offer:
      'Signs a form step by step, as your code has to, and names the first step in which your values differ. Nothing is sent, nothing is stored, and the address of the page does not change.',
    example: 'What the lab shows for the example of this page:',
  },
  de: {
    name: 'Signatur-Labor',
    offer:
      'Signiert ein Formular Schritt für Schritt, wie es Ihr Code tun muss, und nennt den ersten Schritt, in dem Ihre Werte abweichen. Nichts wird gesendet, nichts wird gespeichert, und die Adresse der Seite ändert sich nicht.',
    example: 'Was das Labor für das Beispiel dieser Seite zeigt:',
  },
} as const;
