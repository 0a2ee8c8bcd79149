/** Texts that stand on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Rule playground',
    offer:
      'Enter items and the fields of a form, and see which items match where, how the points add up, and whether mosparo 1.5.4 takes the form for spam.',
    example: 'A form and two rules, as the playground explains them:',
    columns: ['Item', 'Found in', 'Points'],
    verdict: 'Rating 7, spam score 5: at least as much, so the form is spam.',
    missed: 'The item “casino” (Exact word, 5 points) does not match: “casinos” is a longer word.',
    rows: [
      ['Word, Text: guest post', 'single-line text field: Guest post for your site', '2'],
      [
        'Word, Text: guest post',
        'multi-line text field: I would like to place a guest post about casinos.',
        '2',
      ],
      ['Domain: mail.example.net', 'email field: kim@mail.example.net', '2 × 1.5 = 3'],
    ],
  },
  de: {
    name: 'Regel-Spielwiese',
    offer:
      'Geben Sie Einträge und die Felder eines Formulars ein und sehen Sie, welche Einträge wo passen, wie sich die Punkte addieren und ob mosparo 1.5.4 das Formular für Spam hält.',
    example: 'Ein Formular und zwei Regeln, wie die Spielwiese sie erklärt:',
    columns: ['Eintrag', 'Gefunden in', 'Punkte'],
    verdict: 'Bewertung 7, Spam-Grenzwert 5: mindestens so viel, also ist das Formular Spam.',
    missed:
      'Der Eintrag „casino“ (Ganzes Wort, 5 Punkte) passt nicht: „casinos“ ist ein längeres Wort.',
    rows: [
      ['Wort, Text: guest post', 'einzeiliges Textfeld: Guest post for your site', '2'],
      [
        'Wort, Text: guest post',
        'mehrzeiliges Textfeld: I would like to place a guest post about casinos.',
        '2',
      ],
      ['Domain: mail.example.net', 'E-Mail-Feld: kim@mail.example.net', '2 × 1,5 = 3'],
    ],
  },
} as const;
