/** Texts on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'CSP builder',
    offer:
      'Enter the address of mosparo, choose how your page uses it, and paste the current policy of your website. You get the policy for header, meta element, nginx, Apache, PHP and WordPress, with an explanation of each part.',
  },
  de: {
    name: 'CSP-Baukasten',
    offer:
      'Geben Sie die Adresse von mosparo ein, wählen Sie, wie Ihre Seite es verwendet, und fügen Sie die bisherige Richtlinie Ihrer Website ein. Sie erhalten die Richtlinie für Header, meta-Element, nginx, Apache, PHP und WordPress, mit einer Erklärung jedes Teils.',
  },
} as const;
