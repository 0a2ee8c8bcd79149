/** Texts that stand on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Box designer',
    offer:
      'Set colors and dimensions, see a drawing of the box in all its states with the contrast of its colors, and copy the values into the design settings of your project.',
    example: 'Contrast of the defaults in the simple mode, as the designer shows it:',
    columns: ['Pair', 'Ratio', 'WCAG 2.2 AA'],
    passes: 'sufficient, from',
    fails: 'too low, from',
  },
  de: {
    name: 'Box-Designer',
    offer:
      'Stellen Sie Farben und Maße ein, sehen Sie eine Zeichnung der Box in allen Zuständen samt dem Kontrast ihrer Farben, und kopieren Sie die Werte in die Darstellung Ihres Projekts.',
    example: 'Kontrast der Vorgaben in der einfachen Darstellung, wie der Designer ihn zeigt:',
    columns: ['Paar', 'Verhältnis', 'WCAG 2.2 AA'],
    passes: 'ausreichend, ab',
    fails: 'zu niedrig, ab',
  },
} as const;
