import type {Screen} from './types';

/** form on the protected website */
export const boxEmpty: Screen = {
  size: {en: [626, 607], de: [626, 629]},
  themes: ['light'],
  caption: {en: 'The box before it is ticked', de: 'Die Box, bevor sie angehakt ist'},
  alt: {
    en: 'Contact form. Above the send button is the box: a blue frame, an empty circle and a sentence about the spam check.',
    de: 'Kontaktformular. Über der Schaltfläche zum Senden steht die Box: ein blauer Rahmen, ein leerer Kreis und ein Satz zur Spamprüfung.',
  },
  crop: {en: [36, 44, 554, 523], de: [36, 44, 554, 545]},
  marks: {
    'field-of-the-form': {
      label: {en: 'Field of the form', de: 'Feld des Formulars'},
      isPart: true,
      en: [53, 157, 520, 35],
      de: [53, 157, 520, 35],
    },
    'message-of-the-visitor': {
      label: {en: 'Message of the visitor', de: 'Nachricht'},
      isPart: true,
      en: [53, 307, 520, 96],
      de: [53, 307, 520, 96],
    },
    'box-of-mosparo': {
      label: {en: 'Box of mosparo', de: 'Box von mosparo'},
      isPart: true,
      en: [53, 417, 520, 90],
      de: [53, 417, 520, 112],
    },
    checkbox: {
      label: {en: 'Checkbox', de: 'Kontrollkästchen'},
      isPart: true,
      en: [80, 442, 40, 40],
      de: [80, 453, 40, 40],
    },
    label: {
      label: {en: 'Label', de: 'Beschriftung'},
      isPart: true,
      en: [140, 440, 410, 44],
      de: [140, 440, 410, 66],
    },
    'send-button-of-the-website': {
      label: {en: 'Send button of the website', de: 'Schaltfläche der Website zum Senden'},
      isPart: true,
      en: [53, 523, 75, 35],
      de: [53, 545, 90, 35],
    },
  },
};

/** form on the protected website */
export const boxChecked: Screen = {
  size: {en: [626, 607], de: [626, 629]},
  themes: ['light'],
  caption: {en: 'The box after a successful check', de: 'Die Box nach erfolgreicher Prüfung'},
  alt: {
    en: 'The box of a filled contact form has a green frame, green text and a check mark in its circle.',
    de: 'Die Box eines ausgefüllten Kontaktformulars hat einen grünen Rahmen, grünen Text und ein Häkchen in ihrem Kreis.',
  },
  crop: {en: [36, 282, 554, 285], de: [36, 282, 554, 307]},
  marks: {
    'field-of-the-form': {
      label: {en: 'Field of the form', de: 'Feld des Formulars'},
      isPart: true,
      en: [53, 157, 520, 35],
      de: [53, 157, 520, 35],
    },
    'message-of-the-visitor': {
      label: {en: 'Message of the visitor', de: 'Nachricht'},
      isPart: true,
      en: [53, 307, 520, 96],
      de: [53, 307, 520, 96],
    },
    'box-of-mosparo': {
      label: {en: 'Box of mosparo', de: 'Box von mosparo'},
      isPart: true,
      en: [53, 417, 520, 90],
      de: [53, 417, 520, 112],
    },
    checkbox: {
      label: {en: 'Checkbox', de: 'Kontrollkästchen'},
      isPart: true,
      en: [80, 442, 40, 40],
      de: [80, 453, 40, 40],
    },
    label: {
      label: {en: 'Label', de: 'Beschriftung'},
      isPart: true,
      en: [140, 440, 410, 44],
      de: [140, 440, 410, 66],
    },
    'send-button-of-the-website': {
      label: {en: 'Send button of the website', de: 'Schaltfläche der Website zum Senden'},
      isPart: true,
      en: [53, 523, 75, 35],
      de: [53, 545, 90, 35],
    },
  },
};

/** form on the protected website */
export const boxSpam: Screen = {
  size: {en: [626, 637], de: [626, 681]},
  themes: ['light'],
  caption: {en: 'The box refuses spam', de: 'Die Box weist Spam ab'},
  alt: {
    en: 'The box has a red frame and a cross. A second line says that the spam protection caught the data.',
    de: 'Die Box hat einen roten Rahmen und ein Kreuz. Eine zweite Zeile sagt, dass die Daten vom Spamschutz abgefangen wurden.',
  },
  crop: {en: [36, 282, 554, 315], de: [36, 282, 554, 359]},
  marks: {
    'field-of-the-form': {
      label: {en: 'Field of the form', de: 'Feld des Formulars'},
      isPart: true,
      en: [53, 157, 520, 35],
      de: [53, 157, 520, 35],
    },
    'message-of-the-visitor': {
      label: {en: 'Message of the visitor', de: 'Nachricht'},
      isPart: true,
      en: [53, 307, 520, 96],
      de: [53, 307, 520, 96],
    },
    'box-of-mosparo': {
      label: {en: 'Box of mosparo', de: 'Box von mosparo'},
      isPart: true,
      en: [53, 417, 520, 120],
      de: [53, 417, 520, 164],
    },
    label: {
      label: {en: 'Label', de: 'Beschriftung'},
      isPart: true,
      en: [140, 440, 410, 44],
      de: [140, 440, 410, 66],
    },
    checkbox: {
      label: {en: 'Checkbox', de: 'Kontrollkästchen'},
      isPart: true,
      en: [80, 457, 40, 40],
      de: [80, 479, 40, 40],
    },
    'error-message': {
      label: {en: 'Error message', de: 'Fehlermeldung'},
      isPart: true,
      en: [140, 492, 328, 22],
      de: [140, 514, 410, 44],
    },
    'send-button-of-the-website': {
      label: {en: 'Send button of the website', de: 'Schaltfläche der Website zum Senden'},
      isPart: true,
      en: [53, 553, 75, 35],
      de: [53, 597, 90, 35],
    },
  },
};

/** form on the protected website */
export const boxError: Screen = {
  size: {en: [626, 603], de: [626, 603]},
  themes: ['light'],
  caption: {
    en: 'The box with wrong connection details',
    de: 'Die Box bei falschen Verbindungsdetails',
  },
  alt: {
    en: 'The box has a red frame, a cross and only a message that an error occurred.',
    de: 'Die Box hat einen roten Rahmen, ein Kreuz und nur den englischen Text, dass ein Fehler aufgetreten ist.',
  },
  crop: {en: [36, 282, 554, 281], de: [36, 282, 554, 281]},
  marks: {
    'field-of-the-form': {
      label: {en: 'Field of the form', de: 'Feld des Formulars'},
      isPart: true,
      en: [53, 157, 520, 35],
      de: [53, 157, 520, 35],
    },
    'message-of-the-visitor': {
      label: {en: 'Message of the visitor', de: 'Nachricht'},
      isPart: true,
      en: [53, 307, 520, 96],
      de: [53, 307, 520, 96],
    },
    'box-of-mosparo': {
      label: {en: 'Box of mosparo', de: 'Box von mosparo'},
      isPart: true,
      en: [53, 417, 520, 86],
      de: [53, 417, 520, 86],
    },
    checkbox: {
      label: {en: 'Checkbox', de: 'Kontrollkästchen'},
      isPart: true,
      en: [80, 440, 40, 40],
      de: [80, 440, 40, 40],
    },
    'error-message': {
      label: {en: 'Error message', de: 'Fehlermeldung'},
      isPart: true,
      en: [140, 453, 253, 22],
      de: [140, 453, 253, 22],
    },
    'send-button-of-the-website': {
      label: {en: 'Send button of the website', de: 'Schaltfläche der Website zum Senden'},
      isPart: true,
      en: [53, 519, 75, 35],
      de: [53, 519, 90, 35],
    },
  },
};

/** form on the protected website */
export const boxInvisibleLoading: Screen = {
  size: {en: [626, 517], de: [626, 517]},
  themes: ['light'],
  caption: {
    en: 'The invisible mode while it checks',
    de: 'Der unsichtbare Modus während der Prüfung',
  },
  alt: {
    en: 'A form without a box under a white overlay with a spinner and the message that the data is being checked.',
    de: 'Ein Formular ohne Box unter einem weißen Overlay mit Ladekreis und dem Satz, dass die Daten geprüft werden.',
  },
  crop: {en: [36, 140, 554, 337], de: [36, 140, 554, 337]},
  marks: {
    loader: {
      label: {en: 'Loader', de: 'Ladeanzeige'},
      isPart: true,
      en: [56, 222, 470, 100],
      de: [56, 222, 500, 104],
    },
    'field-of-the-form': {
      label: {en: 'Field of the form', de: 'Feld des Formulars'},
      isPart: true,
      en: [53, 157, 520, 35],
      de: [53, 157, 520, 35],
    },
    'message-of-the-visitor': {
      label: {en: 'Message of the visitor', de: 'Nachricht'},
      isPart: true,
      en: [53, 307, 520, 96],
      de: [53, 307, 520, 96],
    },
    'send-button-of-the-website': {
      label: {en: 'Send button of the website', de: 'Schaltfläche der Website zum Senden'},
      isPart: true,
      en: [53, 433, 75, 35],
      de: [53, 433, 90, 35],
    },
  },
};
