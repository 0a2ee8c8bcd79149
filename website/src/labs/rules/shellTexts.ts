/** Texts on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Rule playground',
    offer:
      'Enter items and the fields of a form to see which items match where, how the points add up, and whether the form is spam in mosparo 1.5.4.',
    example: 'Example with a form and two rules:',
    columns: ['Item', 'Found in', 'Points'],
    verdict: 'Rating 7 reaches the spam score 5: the form is spam.',
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
      'Geben Sie Einträge und die Felder eines Formulars ein und sehen Sie, welche Einträge wo passen, wie sich die Punkte addieren und ob das Formular in mosparo 1.5.4 Spam ist.',
    example: 'Beispiel mit einem Formular und zwei Regeln:',
    columns: ['Eintrag', 'Gefunden in', 'Punkte'],
    verdict: 'Die Bewertung 7 erreicht den Spam-Grenzwert 5: Das Formular ist Spam.',
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
