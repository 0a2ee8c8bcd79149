import type {Screen} from './types';

/** /project/{id}/submissions/ */
export const submissions: Screen = {
  size: {en: [1200, 908], de: [1200, 920]},
  themes: ['light', 'dark'],
  caption: {en: 'The submissions of a project', de: 'Die Einsendungen eines Projekts'},
  alt: {
    en: 'Table of eight submissions with page, IP address, spam, spam rating such as 13 / 5, times and validity.',
    de: 'Tabelle mit acht Einsendungen mit Seite, IP-Adresse, Spam, Spam-Bewertung wie 13 / 5, Zeiten und Gültigkeit.',
  },
  crop: {en: [24, 122, 1152, 774], de: [24, 122, 1152, 786]},
  focus: {en: [330, 190, 460, 430], de: [330, 190, 460, 430]},
  marks: {
    'filter-the-list-of-submissions': {
      label: {en: 'Filter the list of submissions', de: 'Liste der Einsendungen filtern'},
      en: [1082, 140, 72, 41],
      de: [1082, 140, 72, 41],
    },
    id: {label: {en: 'ID', de: 'ID'}, en: [47, 209, 66, 33], de: [47, 209, 66, 33]},
    page: {label: {en: 'Page', de: 'Seite'}, en: [113, 209, 222, 33], de: [113, 209, 222, 33]},
    'ip-address': {
      label: {en: 'IP address', de: 'IP-Adresse'},
      en: [335, 209, 151, 33],
      de: [335, 209, 111, 33],
    },
    spam: {label: {en: 'Spam', de: 'Spam'}, en: [486, 209, 77, 33], de: [446, 209, 77, 33]},
    'spam-rating': {
      label: {en: 'Spam rating', de: 'Spam-Bewertung'},
      en: [563, 209, 119, 33],
      de: [523, 209, 150, 33],
    },
    'submitted-at': {
      label: {en: 'Submitted at', de: 'Abgesendet am'},
      en: [683, 209, 126, 33],
      de: [673, 209, 139, 33],
    },
    valid: {label: {en: 'Valid', de: 'Gültig'}, en: [809, 209, 79, 33], de: [812, 209, 86, 33]},
    'verified-at': {
      label: {en: 'Verified at', de: 'Überprüft am'},
      en: [888, 209, 152, 33],
      de: [898, 209, 130, 33],
    },
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [1039, 209, 114, 33],
      de: [1028, 209, 156, 33],
    },
    view: {label: {en: 'View', de: 'Anschauen'}, en: [1052, 254, 93, 41], de: [1041, 255, 135, 41]},
  },
};

/** /project/{id}/submissions/{id}/view */
export const submissionSpam: Screen = {
  size: {en: [1200, 1486], de: [1200, 1486]},
  themes: ['light', 'dark'],
  caption: {
    en: 'A submission that was rated as spam',
    de: 'Eine Einsendung, die als Spam bewertet wurde',
  },
  alt: {
    en: 'On the left, the submission is spam with a rating of 16 / 5. On the right, each field shows its points and the values that matched.',
    de: 'Links ist die Einsendung Spam mit der Bewertung 16 / 5. Rechts zeigt jedes Feld seine Punkte und die Werte, die gepasst haben.',
  },
  crop: {en: [24, 122, 1152, 806], de: [24, 122, 1152, 806]},
  focus: {en: [36, 200, 390, 300], de: [36, 200, 390, 300]},
  marks: {
    newer: {label: {en: 'Newer', de: 'Neuer'}, en: [945, 140, 104, 41], de: [953, 140, 101, 41]},
    older: {label: {en: 'Older', de: 'Älter'}, en: [1057, 140, 97, 41], de: [1062, 140, 92, 41]},
    spam: {label: {en: 'Spam', de: 'Spam'}, en: [67, 225, 64, 24], de: [67, 225, 64, 24]},
    'form-data': {
      label: {en: 'Form data', de: 'Formulardaten'},
      en: [442, 225, 97, 24],
      de: [442, 225, 131, 24],
    },
    value: {label: {en: 'Value', de: 'Wert'}, en: [914, 386, 190, 33], de: [914, 386, 204, 33]},
    rating: {
      label: {en: 'Rating', de: 'Bewertung'},
      en: [1104, 386, 49, 33],
      de: [1118, 386, 77, 33],
    },
    verification: {
      label: {en: 'Verification', de: 'Überprüfung'},
      en: [67, 485, 107, 24],
      de: [67, 485, 118, 24],
    },
    source: {label: {en: 'Source', de: 'Quelle'}, en: [67, 688, 74, 24], de: [67, 688, 69, 24]},
    client: {label: {en: 'Client', de: 'Benutzer'}, en: [442, 736, 65, 24], de: [442, 736, 89, 24]},
    'rating-details': {
      label: {en: 'Rating details', de: 'Details zur Bewertung'},
      en: [442, 1031, 124, 24],
      de: [442, 1031, 190, 24],
    },
    origin: {
      label: {en: 'Origin', de: 'Ursprung'},
      en: [422, 1072, 183, 33],
      de: [422, 1072, 183, 33],
    },
    details: {
      label: {en: 'Details', de: 'Details'},
      en: [278, 339, 105, 39],
      de: [278, 339, 105, 39],
    },
    'is-spam': {
      label: {en: 'Is spam', de: 'Ist Spam'},
      en: [67, 283, 100, 50],
      de: [67, 283, 100, 50],
    },
    'spam-rating': {
      label: {en: 'Spam rating', de: 'Spam-Bewertung'},
      en: [67, 339, 140, 50],
      de: [67, 339, 140, 50],
    },
  },
};

/** /project/{id}/submissions/{id}/view */
export const submissionValid: Screen = {
  size: {en: [1200, 927], de: [1200, 927]},
  themes: ['light', 'dark'],
  caption: {en: 'A genuine submission', de: 'Eine echte Einsendung'},
  alt: {
    en: 'On the left, the submission is not spam with a rating of 0 / 5, and valid. On the right, all fields have 0 points.',
    de: 'Links ist die Einsendung kein Spam, mit der Bewertung 0 / 5, und gültig. Rechts haben alle Felder 0 Punkte.',
  },
  crop: {en: [24, 122, 1152, 793], de: [24, 122, 1152, 793]},
  focus: {en: [36, 200, 390, 440], de: [36, 200, 390, 440]},
  marks: {
    older: {label: {en: 'Older', de: 'Älter'}, en: [1057, 140, 97, 41], de: [1062, 140, 92, 41]},
    spam: {label: {en: 'Spam', de: 'Spam'}, en: [67, 225, 64, 24], de: [67, 225, 64, 24]},
    'form-data': {
      label: {en: 'Form data', de: 'Formulardaten'},
      en: [442, 225, 97, 24],
      de: [442, 225, 131, 24],
    },
    verification: {
      label: {en: 'Verification', de: 'Überprüfung'},
      en: [67, 484, 107, 24],
      de: [67, 484, 118, 24],
    },
    client: {label: {en: 'Client', de: 'Benutzer'}, en: [442, 649, 65, 24], de: [442, 649, 89, 24]},
    'general-verifications': {
      label: {en: 'General verifications', de: 'Allgemeine Überprüfungen'},
      en: [67, 687, 178, 24],
      de: [67, 687, 226, 24],
    },
  },
};

/** /project/{id}/submissions/{id}/view */
export const submissionRatingDetails: Screen = {
  size: {en: [758, 417], de: [758, 417]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Where the points of a submission come from',
    de: 'Woher die Punkte einer Einsendung kommen',
  },
  alt: {
    en: 'Table with the origin of each point: email address 4, message twice 5, IP address 2. The total is 16.',
    de: 'Tabelle mit dem Ursprung jedes Punkts: E-Mail-Adresse 4, Nachricht zweimal 5, IP-Adresse 2. Die Summe ist 16.',
  },
  focus: {en: [196, 62, 534, 340], de: [196, 62, 534, 340]},
  marks: {
    'rating-details': {
      label: {en: 'Rating details', de: 'Details zur Bewertung'},
      en: [34, 30, 124, 24],
      de: [34, 30, 190, 24],
    },
    origin: {label: {en: 'Origin', de: 'Ursprung'}, en: [14, 71, 183, 33], de: [14, 71, 183, 33]},
    details: {
      label: {en: 'Details', de: 'Details'},
      en: [196, 71, 447, 33],
      de: [196, 71, 419, 33],
    },
    rating: {label: {en: 'Rating', de: 'Bewertung'}, en: [643, 71, 64, 33], de: [615, 71, 92, 33]},
  },
};
