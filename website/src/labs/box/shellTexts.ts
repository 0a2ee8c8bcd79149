/** Texts on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Box designer',
    offer:
      'Set colors and dimensions, see the box in all its states, check the contrast, and copy the values into the design settings of your project.',
    example: 'Contrast of the default colors in simple mode:',
    columns: ['Pair', 'Ratio', 'WCAG 2.2 AA'],
    passes: 'enough, minimum',
    fails: 'too low, minimum',
  },
  de: {
    name: 'Box-Designer',
    offer:
      'Stellen Sie Farben und Maße ein, sehen Sie die Box in allen Zuständen, prüfen Sie den Kontrast, und kopieren Sie die Werte in die Darstellung Ihres Projekts.',
    example: 'Kontrast der Standardfarben in der einfachen Darstellung:',
    columns: ['Paar', 'Verhältnis', 'WCAG 2.2 AA'],
    passes: 'ausreichend, mindestens',
    fails: 'zu niedrig, mindestens',
  },
} as const;
