import type {Screen} from './types';
import {t} from '../../texts';

/** /project/{id}/tools/export */
export const toolsExport: Screen = {
  size: [1200, 945],
  themes: ['light', 'dark'],
  caption: t('The export of a project'),
  alt: t(
    'Seven ticked checkboxes for what the export includes, notes on what is never exported, and the export button.',
  ),
  crop: [222, 196, 946, 662],
  marks: {
    help: {label: t('Help'), box: [1063, 140, 91, 41]},
    export: {
      label: t('Export'),
      box: [1050, 880, 104, 41],
    },
    'general-settings': {
      label: t('General settings'),
      box: [256, 374, 140, 20],
    },
    'design-settings': {
      label: t('Design settings'),
      box: [553, 374, 135, 20],
    },
    'security-settings': {
      label: t('Security settings', 'project'),
      box: [851, 374, 143, 20],
    },
    translations: {
      label: t('Translations'),
      box: [256, 465, 112, 20],
    },
    'submission-rules': {
      label: t('Submission rules'),
      box: [553, 465, 144, 20],
    },
    'field-rules': {
      label: t('Field rules'),
      box: [851, 465, 100, 20],
    },
    'rule-packages': {
      label: t('Rule packages'),
      box: [256, 540, 128, 20],
    },
  },
};

/** /project/{id}/tools/import */
export const toolsImport: Screen = {
  size: [1200, 1023],
  themes: ['light', 'dark'],
  caption: t('The import into a project'),
  alt: t(
    'Field for the file to import, seven checkboxes for its data, and a button that simulates the import.',
  ),
  crop: [222, 196, 946, 676],
  marks: {
    help: {label: t('Help'), box: [1063, 140, 91, 41]},
    import: {
      label: t('Import'),
      box: [256, 225, 51, 24],
    },
    'file-to-import': {
      label: t('File to import'),
      box: [256, 394, 877, 68],
    },
    'general-settings': {
      label: t('General settings'),
      box: [256, 514, 140, 20],
    },
    'design-settings': {
      label: t('Design settings'),
      box: [553, 514, 135, 20],
    },
    'security-settings': {
      label: t('Security settings', 'project'),
      box: [851, 514, 143, 20],
    },
    translations: {
      label: t('Translations'),
      box: [256, 605, 112, 20],
    },
    'submission-rules': {
      label: t('Submission rules'),
      box: [553, 605, 144, 20],
    },
    'field-rules': {
      label: t('Field rules'),
      box: [851, 605, 100, 20],
    },
    'rule-packages': {
      label: t('Rule packages'),
      box: [256, 680, 128, 20],
    },
    'simulate-import': {
      label: t('Simulate import'),
      box: [988, 958, 166, 41],
    },
  },
};

/** /project/{id}/tools/rule-tester */
export const toolsRuleTester: Screen = {
  size: [1200, 647],
  themes: ['light', 'dark'],
  caption: t('The result of the rule tester'),
  alt: t(
    'Result for a text: it is spam, with a rating of 5 and a score of 5. The list of matched rules is empty.',
  ),
  crop: [222, 196, 946, 435],
  marks: {
    help: {label: t('Help'), box: [1063, 140, 91, 41]},
    'rule-tester': {
      label: t('Rule tester'),
      box: [46, 156, 105, 28],
    },
    'test-result': {
      label: t('Test result'),
      box: [256, 225, 81, 24],
    },
    'rule-type': {
      label: t('Rule type', 'product'),
      box: [256, 533, 175, 33],
    },
    value: {label: t('Value'), box: [431, 533, 614, 33]},
    rating: {
      label: t('Rating'),
      box: [1045, 533, 64, 33],
    },
    'is-spam': {
      label: t('Is spam'),
      box: [256, 429, 52, 20],
    },
    'spam-rating': {
      label: t('Spam rating'),
      box: [553, 429, 82, 20],
    },
    'spam-score': {
      label: t('Spam score'),
      box: [851, 429, 80, 20],
    },
  },
};
