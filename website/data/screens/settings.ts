import type {Screen} from './types';
import {t} from '../../texts';

/** /project/{id}/settings/general */
export const settingsGeneral: Screen = {
  size: [1000, 1165],
  themes: ['light', 'dark'],
  caption: t('Name, hosts and connection details of a project'),
  alt: t(
    'On the left name, description, hosts and group of the project, on the right connection details and API keys.',
  ),
  crop: [167, 196, 831, 662],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    'general-settings': {
      label: t('General settings'),
      box: [202, 225, 126, 24],
    },
    'connection-details': {
      label: t('Connection details'),
      box: [612, 225, 143, 24],
    },
    name: {label: t('Name'), box: [202, 282, 351, 68]},
    host: {label: t('Host'), box: [612, 282, 351, 69]},
    description: {
      label: t('Description'),
      box: [202, 366, 351, 178],
    },
    'unique-identification-number': {
      label: t('Unique identification number'),
      box: [612, 367, 351, 69],
    },
    'api-keys': {
      label: t('API Keys'),
      box: [612, 486, 67, 24],
    },
    'public-key': {
      label: t('Public key'),
      box: [612, 543, 351, 69],
    },
    hosts: {label: t('Hosts'), box: [202, 560, 351, 71]},
    'private-key': {
      label: t('Private key'),
      box: [612, 628, 351, 69],
    },
    'main-group': {
      label: t('Main group'),
      box: [244, 930, 106, 20],
    },
    add: {label: t('Add'), box: [466, 647, 87, 41]},
    reissue: {
      label: t('Reissue'),
      box: [859, 478, 112, 41],
    },
    'integrate-mosparo': {
      label: t('Integrate mosparo'),
      box: [829, 224, 142, 27],
    },
  },
};

/** /project/{id}/settings/advanced */
export const settingsAdvanced: Screen = {
  size: [1000, 1398],
  themes: ['light', 'dark'],
  caption: t('The advanced settings of a project'),
  alt: t(
    'Five cards: spam detection, language source, storage of the statistic, metadata and developer options.',
  ),
  crop: [167, 196, 831, 665],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    'spam-detection-options': {
      label: t('Spam detection options'),
      box: [202, 225, 182, 24],
    },
    'statistic-options': {
      label: t('Statistic options'),
      box: [612, 225, 124, 24],
    },
    status: {label: t('Status'), box: [202, 282, 351, 68]},
    'statistic-storage': {
      label: t('Statistic storage'),
      box: [612, 282, 351, 68],
    },
    'spam-score': {
      label: t('Spam score'),
      box: [202, 421, 351, 68],
    },
    'metadata-options': {
      label: t('Metadata options'),
      box: [612, 473, 134, 24],
    },
    'enable-the-silent-mode': {
      label: t('Enable the silent mode'),
      box: [202, 561, 183, 20],
    },
    'add-spam-detection-data-to-verification-response': {
      label: t('Add spam detection data to verification response'),
      box: [202, 712, 293, 38],
    },
    'developer-options': {
      label: t('Developer options'),
      box: [612, 754, 139, 24],
    },
    'language-options': {
      label: t('Language options'),
      box: [202, 857, 137, 24],
    },
    'use-browser-language': {
      label: t('Use browser language'),
      box: [202, 944, 180, 20],
    },
    'metadata-allowed': {
      label: t('Metadata allowed'),
      box: [612, 530, 150, 20],
    },
    'api-debug-mode': {
      label: t('API debug mode'),
      box: [612, 811, 142, 20],
    },
    'verification-simulation-mode': {
      label: t('Verification simulation mode'),
      box: [612, 945, 219, 20],
    },
  },
};

/** /project/{id}/settings/members */
export const settingsMembers: Screen = {
  size: [1000, 488],
  themes: ['light', 'dark'],
  caption: t('The members of a project'),
  alt: t(
    'List of two project members, an owner and an editor, with buttons to edit, remove and add.',
  ),
  crop: [0, 122, 1000, 326],
  marks: {
    help: {label: t('Help'), box: [688, 140, 91, 41]},
    'add-project-member': {
      label: t('Add project member'),
      box: [787, 140, 197, 41],
    },
    'project-members': {
      label: t('Project members'),
      box: [16, 156, 165, 28],
    },
    user: {label: t('User'), box: [182, 209, 350, 33]},
    role: {label: t('Role'), box: [532, 209, 199, 32]},
    actions: {
      label: t('Actions'),
      box: [755, 209, 228, 33],
    },
    edit: {label: t('Edit'), box: [767, 254, 86, 41]},
    remove: {
      label: t('Remove'),
      box: [861, 254, 114, 41],
    },
  },
};

/** /project/{id}/settings/security */
export const settingsSecurity: Screen = {
  size: [1000, 697],
  themes: ['light', 'dark'],
  caption: t('General security settings and guidelines of a project'),
  alt: t(
    'A card with the button to edit the general security settings, above the list of guidelines with one entry.',
  ),
  crop: [167, 196, 831, 466],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    security: {
      label: t('Security'),
      box: [16, 156, 81, 28],
    },
    'edit-general-security-settings': {
      label: t('Edit general security settings'),
      box: [222, 357, 256, 41],
    },
    'add-guideline': {
      label: t('Add guideline'),
      box: [832, 455, 152, 41],
    },
    name: {label: t('Name'), box: [190, 513, 405, 32]},
    priority: {
      label: t('Priority'),
      box: [619, 513, 112, 32],
    },
    actions: {
      label: t('Actions'),
      box: [755, 513, 228, 33],
    },
    edit: {label: t('Edit'), box: [767, 558, 86, 41]},
    remove: {
      label: t('Remove'),
      box: [861, 558, 114, 41],
    },
  },
};

/** /project/{id}/settings/security/edit-general */
export const settingsSecurityEdit: Screen = {
  size: [770, 762],
  themes: ['light', 'dark'],
  caption: t('Minimum time and honeypot'),
  alt: t(
    'Two cards, both enabled: a minimum time of 4 seconds and a honeypot field named referral-note.',
  ),
  crop: [0, 0, 770, 644],
  marks: {
    'enable-minimum-time': {
      label: t('Enable minimum time'),
      box: [45, 194, 173, 20],
    },
    'minimum-time': {
      label: t('Minimum time'),
      box: [45, 230, 680, 68],
    },
    honeypot: {
      label: t('Honeypot'),
      box: [45, 369, 75, 24],
    },
    'enable-honeypot-field': {
      label: t('Enable honeypot field'),
      box: [45, 578, 176, 20],
    },
    'field-name': {
      label: t('Field name'),
      box: [45, 614, 680, 68],
    },
  },
};

/** /project/{id}/settings/security/edit-general */
export const settingsSecurityDelay: Screen = {
  size: [770, 964],
  themes: ['light', 'dark'],
  caption: t('Request delay and IP lockout'),
  alt: t(
    'Two cards, both enabled. Delay: 30 requests in 30 seconds, 60 seconds. Lockout: 60 requests in 60 seconds, 300 seconds.',
  ),
  crop: [0, 0, 770, 659],
  marks: {
    'request-delaying': {
      label: t('Request delaying'),
      box: [45, 41, 132, 24],
    },
    'enable-request-delay': {
      label: t('Enable request delay'),
      box: [45, 210, 170, 20],
    },
    'number-of-allowed-requests': {
      label: t('Number of allowed requests'),
      box: [45, 246, 332, 68],
    },
    'detection-time-frame': {
      label: t('Detection time frame'),
      box: [393, 246, 332, 68],
    },
    'base-delay-time': {
      label: t('Base delay time'),
      box: [45, 369, 332, 68],
    },
    multiplicator: {
      label: t('Multiplicator'),
      box: [393, 369, 332, 68],
    },
    'ip-lockout': {
      label: t('IP lockout'),
      box: [45, 525, 75, 24],
    },
    'enable-automatic-lockout': {
      label: t('Enable automatic lockout'),
      box: [45, 658, 199, 20],
    },
    'base-lockout-time': {
      label: t('Base lockout time'),
      box: [45, 816, 332, 68],
    },
  },
};

/** /project/{id}/settings/security/guideline/{id}/edit */
export const settingsGuideline: Screen = {
  size: [1200, 1003],
  themes: ['light', 'dark'],
  caption: t('The editor of a guideline'),
  alt: t(
    'On the left name and priority of the guideline, on the right its criteria by IP address and by form.',
  ),
  crop: [24, 122, 1152, 831],
  marks: {
    guideline: {
      label: t('Guideline'),
      box: [67, 225, 72, 24],
    },
    criteria: {
      label: t('Criteria'),
      box: [442, 225, 56, 24],
    },
    name: {label: t('Name'), box: [67, 282, 317, 68]},
    description: {
      label: t('Description'),
      box: [67, 366, 317, 178],
    },
    subnets: {
      label: t('Subnets'),
      box: [442, 514, 137, 38],
    },
    'country-codes': {
      label: t('Country codes'),
      box: [577, 514, 182, 38],
    },
    'as-numbers': {
      label: t('AS numbers'),
      box: [759, 514, 165, 38],
    },
    priority: {
      label: t('Priority'),
      box: [67, 560, 317, 68],
    },
    remove: {
      label: t('Remove'),
      box: [1073, 568, 39, 41],
    },
    'form-page-urls': {
      label: t('Form page URLs'),
      box: [442, 799, 194, 38],
    },
    'form-action-urls': {
      label: t('Form action URLs'),
      box: [634, 799, 201, 38],
    },
    'form-ids': {
      label: t('Form IDs'),
      box: [834, 799, 143, 38],
    },
    add: {label: t('Add'), box: [1025, 625, 87, 41]},
  },
};

/** /project/{id}/settings/design */
export const settingsDesignSimple: Screen = {
  size: [1200, 1000],
  themes: ['light', 'dark'],
  caption: t('The design in simple mode'),
  alt: t(
    'On the left three colors of the website and the size of the box, on the right a preview of the box.',
  ),
  crop: [222, 196, 946, 662],
  marks: {
    help: {label: t('Help'), box: [1063, 140, 91, 41]},
    design: {
      label: t('Design'),
      box: [46, 156, 67, 28],
    },
    'simple-design': {
      label: t('Simple design'),
      box: [256, 225, 107, 24],
    },
    'background-color-of-the-website': {
      label: t('Background color of the website'),
      box: [256, 414, 286, 68],
    },
    normal: {label: t('Normal'), box: [713, 423, 102, 38]},
    'foreground-color-of-the-website': {
      label: t('Foreground color of the website'),
      box: [256, 536, 286, 68],
    },
    'accent-color-of-the-website': {
      label: t('Accent color of the website'),
      box: [256, 659, 286, 68],
    },
    small: {label: t('Small'), box: [256, 811, 62, 38]},
    medium: {label: t('Medium'), box: [325, 811, 79, 38]},
    large: {label: t('Large'), box: [412, 811, 63, 38]},
    'design-mode': {
      label: t('Design mode'),
      box: [235, 919, 160, 41],
    },
    save: {label: t('Save'), box: [1061, 919, 93, 41]},
  },
};

/** /project/{id}/settings/design */
export const settingsDesignAdvanced: Screen = {
  size: [1200, 986],
  themes: ['light', 'dark'],
  caption: t('The design in advanced mode'),
  alt: t(
    'Size, radius and border of the box, below them the colors of the normal state, a preview and the contrast ratio.',
  ),
  crop: [222, 196, 946, 662],
  marks: {
    help: {label: t('Help'), box: [1063, 140, 91, 41]},
    'dimensions-and-font-size': {
      label: t('Dimensions and font size'),
      box: [256, 225, 192, 24],
    },
    'box-radius': {
      label: t('Box radius'),
      box: [560, 336, 268, 69],
    },
    'border-width': {
      label: t('Border width'),
      box: [844, 336, 268, 69],
    },
    'preview-background': {
      label: t('Preview background'),
      box: [846, 464, 295, 40],
    },
    colors: {label: t('Colors'), box: [256, 472, 50, 24]},
    background: {
      label: t('Background'),
      box: [277, 583, 197, 68],
    },
    border: {label: t('Border'), box: [489, 583, 197, 68]},
    checkbox: {
      label: t('Checkbox'),
      box: [277, 667, 197, 68],
    },
    text: {label: t('Text'), box: [489, 667, 197, 68]},
    shadow: {
      label: t('Shadow'),
      box: [277, 751, 197, 68],
    },
    'shadow-inset': {
      label: t('Shadow Inset'),
      box: [489, 751, 197, 68],
    },
    save: {label: t('Save'), box: [1061, 905, 93, 41]},
  },
};

/** /project/{id}/settings/translations */
export const settingsTranslations: Screen = {
  size: [1000, 583],
  themes: ['light', 'dark'],
  caption: t('Own texts of the box by language'),
  alt: t(
    'Table with the languages de, en and fr, each with the default text and the custom text that replaces it.',
  ),
  crop: [0, 122, 1000, 449],
  marks: {
    help: {label: t('Help'), box: [723, 140, 91, 41]},
    'add-translation': {
      label: t('Add translation'),
      box: [822, 140, 162, 41],
    },
    translations: {
      label: t('Translations'),
      box: [16, 156, 119, 28],
    },
    locale: {
      label: t('Locale'),
      box: [190, 209, 62, 32],
    },
    'base-text': {
      label: t('Base text'),
      box: [276, 209, 207, 32],
    },
    'translated-text': {
      label: t('Translated text'),
      box: [507, 209, 224, 32],
    },
    actions: {
      label: t('Actions'),
      box: [755, 209, 228, 33],
    },
    edit: {label: t('Edit'), box: [767, 264, 86, 41]},
    remove: {
      label: t('Remove'),
      box: [861, 264, 114, 41],
    },
  },
};
