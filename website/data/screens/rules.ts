import type {Screen} from './types';
import {t} from '../../texts';

/** /project/{id}/rules/field-rules/ */
export const fieldRules: Screen = {
  size: [1000, 657],
  themes: ['light', 'dark'],
  caption: t('The field rules of a project'),
  alt: t('List of five active field rules with name, type, status and buttons to edit and delete.'),
  crop: [0, 122, 1000, 523],
  marks: {
    help: {label: t('Help'), box: [638, 140, 91, 41]},
    'filter-the-list-of-rules': {
      label: t('Filter the list of rules'),
      box: [737, 140, 72, 41],
    },
    'create-field-rule': {
      label: t('Create field rule'),
      box: [817, 140, 167, 41],
    },
    'field-rules': {
      label: t('Field rules'),
      box: [16, 156, 100, 28],
    },
    name: {label: t('Name'), box: [190, 209, 288, 32]},
    type: {label: t('Type'), box: [503, 209, 141, 32]},
    status: {label: t('Status'), box: [667, 209, 74, 32]},
    actions: {
      label: t('Actions'),
      box: [765, 209, 218, 33],
    },
    edit: {label: t('Edit'), box: [777, 254, 86, 41]},
    delete: {
      label: t('Delete'),
      box: [871, 254, 104, 41],
    },
  },
};

/** /project/{id}/rules/field-rules/create/choose-type */
export const fieldRuleChooseType: Screen = {
  size: [712, 990],
  themes: ['light', 'dark'],
  caption: t('The types of a field rule'),
  alt: t(
    'Eight cards, one for each type of field rule, with what it filters and the kinds of its items.',
  ),
  crop: [36, 36, 640, 918],
  focus: [40, 40, 324, 470],
  marks: {
    'choose-type': {
      label: t('Choose type'),
      box: [307, 53, 97, 24],
    },
    domain: {label: t('Domain'), box: [53, 157, 295, 154]},
    email: {label: t('Email'), box: [364, 157, 295, 154]},
    'ip-address': {
      label: t('IP address'),
      box: [53, 327, 295, 174],
    },
    provider: {
      label: t('Provider'),
      box: [364, 327, 295, 174],
    },
    'unicode-block': {
      label: t('Unicode block'),
      box: [53, 517, 295, 174],
    },
    'user-agent': {
      label: t('User agent'),
      box: [364, 517, 295, 174],
    },
    website: {
      label: t('Website'),
      box: [53, 707, 295, 214],
    },
    word: {label: t('Word'), box: [364, 707, 295, 214]},
  },
};

/** /project/{id}/rules/field-rules/{id}/edit */
export const fieldRuleEditor: Screen = {
  size: [1000, 965],
  themes: ['light', 'dark'],
  caption: t('The editor of a field rule'),
  alt: t(
    'On the left name, description, status and factor of the rule, on the right its items with type, value and rating.',
  ),
  crop: [0, 122, 1000, 806],
  marks: {
    'field-rule': {
      label: t('Field rule', 'product'),
      box: [37, 225, 70, 24],
    },
    items: {label: t('Items'), box: [365, 226, 42, 24]},
    help: {label: t('Help'), box: [900, 225, 63, 27]},
    name: {label: t('Name'), box: [37, 282, 270, 68]},
    'selected-items': {
      label: t('Selected items'),
      box: [365, 277, 145, 40],
    },
    type: {label: t('Type'), box: [413, 335, 33, 16]},
    value: {label: t('Value'), box: [572, 335, 41, 16]},
    rating: {
      label: t('Rating'),
      box: [891, 335, 47, 16],
    },
    description: {
      label: t('Description'),
      box: [37, 366, 270, 178],
    },
    status: {label: t('Status'), box: [37, 560, 270, 68]},
    'page-size': {
      label: t('Page size'),
      box: [710, 623, 59, 25],
    },
    'spam-rating-factor': {
      label: t('Spam rating factor'),
      box: [37, 644, 270, 68],
    },
    'add-item': {
      label: t('Add item'),
      box: [712, 277, 119, 41],
    },
    filter: {
      label: t('Filter'),
      box: [870, 277, 93, 41],
    },
    'save-changes': {
      label: t('Save changes'),
      box: [830, 884, 154, 41],
    },
    'export-items': {
      label: t('Export items'),
      box: [428, 884, 145, 41],
    },
  },
};

/** /project/{id}/rule-packages/ */
export const rulePackages: Screen = {
  size: [1100, 394],
  themes: ['light', 'dark'],
  caption: t('The rule packages of a project'),
  alt: t(
    'Table with one rule package from a URL, its status and the times of the last refresh and update.',
  ),
  crop: [0, 122, 1100, 260],
  marks: {
    help: {label: t('Help'), box: [646, 140, 91, 41]},
    'update-cache': {
      label: t('Update cache'),
      box: [745, 140, 153, 41],
    },
    'add-rule-package': {
      label: t('Add rule package'),
      box: [907, 140, 177, 41],
    },
    name: {label: t('Name'), box: [25, 209, 150, 32]},
    type: {label: t('Type'), box: [199, 209, 180, 32]},
    status: {label: t('Status'), box: [403, 209, 61, 32]},
    'refreshed-at': {
      label: t('Refreshed at'),
      box: [489, 209, 142, 33],
    },
    'updated-at': {
      label: t('Updated at'),
      box: [630, 209, 134, 33],
    },
    actions: {
      label: t('Actions'),
      box: [764, 209, 319, 33],
    },
    view: {label: t('View'), box: [776, 254, 93, 41]},
    edit: {label: t('Edit'), box: [877, 254, 86, 41]},
    delete: {
      label: t('Delete'),
      box: [971, 254, 104, 41],
    },
  },
};

/** /project/{id}/rule-packages/add/choose-type */
export const rulePackageChooseType: Screen = {
  size: [712, 746],
  themes: ['light', 'dark'],
  caption: t('The sources of a rule package'),
  alt: t(
    'Four cards: automatically from URL, automatically from file, manually via CLI and manually via API.',
  ),
  crop: [36, 36, 640, 674],
  focus: [40, 150, 324, 470],
  marks: {
    'choose-type': {
      label: t('Choose type'),
      box: [307, 53, 97, 24],
    },
    'automatically-from-url': {
      label: t('Automatically from URL'),
      box: [53, 257, 295, 154],
    },
    'automatically-from-file': {
      label: t('Automatically from file'),
      box: [364, 257, 295, 154],
    },
    'manually-via-cli': {
      label: t('Manually via CLI'),
      box: [53, 523, 295, 154],
    },
    'manually-via-api': {
      label: t('Manually via API'),
      box: [364, 523, 295, 154],
    },
  },
};

/** /project/{id}/rule-packages/{id}/view */
export const rulePackageView: Screen = {
  size: [1000, 771],
  themes: ['light', 'dark'],
  caption: t('A rule package and its rules'),
  alt: t(
    'Card with source, status, factor and times of a package, above the table of its two field rules.',
  ),
  crop: [0, 122, 1000, 571],
  marks: {
    'rule-package-details': {
      label: t('Rule package details'),
      box: [37, 226, 158, 24],
    },
    'how-to-import': {
      label: t('How to import'),
      box: [845, 225, 118, 27],
    },
    'update-cache': {
      label: t('Update cache'),
      box: [750, 415, 153, 41],
    },
    'filter-the-list-of-rules': {
      label: t('Filter the list of rules'),
      box: [912, 415, 72, 41],
    },
    name: {label: t('Name'), box: [25, 464, 325, 32]},
    type: {label: t('Type'), box: [374, 464, 159, 32]},
    'number-of-items': {
      label: t('Number of items'),
      box: [558, 464, 143, 33],
    },
    'spam-rating-factor': {
      label: t('Spam rating factor'),
      box: [700, 464, 138, 32],
    },
    actions: {
      label: t('Actions'),
      box: [862, 464, 121, 33],
    },
    view: {label: t('View'), box: [874, 509, 93, 41]},
  },
};

/** /project/{id}/rules/submission-rules/ */
export const submissionRules: Screen = {
  size: [1000, 394],
  themes: ['light', 'dark'],
  caption: t('The submission rules of a project'),
  alt: t(
    'List with one submission rule, random values, which is enabled and has a button to configure it.',
  ),
  crop: [167, 196, 831, 186],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    'submission-rules': {
      label: t('Submission rules'),
      box: [16, 156, 166, 28],
    },
    name: {label: t('Name'), box: [182, 209, 560, 33]},
    status: {label: t('Status'), box: [743, 209, 86, 33]},
    actions: {
      label: t('Actions'),
      box: [829, 209, 154, 33],
    },
    configure: {
      label: t('Configure'),
      box: [841, 254, 126, 41],
    },
  },
};

/** /project/{id}/rules/submission-rules/configure/random-values */
export const submissionRuleEditor: Screen = {
  size: [472, 935],
  themes: ['light', 'dark'],
  caption: t('The settings of the rule for random values'),
  alt: t(
    'Form with the enabled rule, 3 matching fields, 15 characters to match and the rating 20.',
  ),
  crop: [28, 30, 416, 645],
  marks: {
    'enable-rule': {
      label: t('Enable rule'),
      box: [53, 217, 105, 20],
    },
    'number-of-matching-fields': {
      label: t('Number of matching fields'),
      box: [53, 253, 366, 69],
    },
    'match-textarea': {
      label: t('Match textarea'),
      box: [53, 376, 132, 20],
    },
    'number-of-characters-to-match': {
      label: t('Number of characters to match'),
      box: [53, 476, 366, 69],
    },
    'requires-lowercase-and-uppercase-characters': {
      label: t('Requires lowercase and uppercase characters'),
      box: [53, 633, 337, 20],
    },
    rating: {
      label: t('Rating'),
      box: [53, 759, 366, 68],
    },
  },
};
