import type {Screen} from './types';
import {t} from '../../texts';

/** /project/{id}/tools/export */
export const toolsExport: Screen = {
  size: [1000, 965],
  themes: ['light', 'dark'],
  caption: t('The export of a project'),
  alt: t(
    'Seven ticked checkboxes for what the export includes, notes on what is never exported, and the export button.',
  ),
  crop: [167, 196, 831, 662],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    export: {
      label: t('Export'),
      box: [880, 900, 104, 41],
    },
    'general-settings': {
      label: t('General settings'),
      box: [202, 394, 140, 20],
    },
    'design-settings': {
      label: t('Design settings'),
      box: [461, 394, 135, 20],
    },
    'security-settings': {
      label: t('Security settings', 'project'),
      box: [720, 394, 143, 20],
    },
    translations: {
      label: t('Translations'),
      box: [202, 485, 112, 20],
    },
    'submission-rules': {
      label: t('Submission rules'),
      box: [461, 485, 144, 20],
    },
    'field-rules': {
      label: t('Field rules'),
      box: [720, 485, 100, 20],
    },
    'rule-packages': {
      label: t('Rule packages'),
      box: [202, 560, 128, 20],
    },
  },
};

/** /project/{id}/tools/import */
export const toolsImport: Screen = {
  size: [1000, 1023],
  themes: ['light', 'dark'],
  caption: t('The import into a project'),
  alt: t(
    'Field for the file to import, seven checkboxes for its data, and a button that simulates the import.',
  ),
  crop: [167, 196, 831, 676],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    import: {
      label: t('Import'),
      box: [202, 225, 51, 24],
    },
    'file-to-import': {
      label: t('File to import'),
      box: [202, 394, 761, 68],
    },
    'general-settings': {
      label: t('General settings'),
      box: [202, 514, 140, 20],
    },
    'design-settings': {
      label: t('Design settings'),
      box: [461, 514, 135, 20],
    },
    'security-settings': {
      label: t('Security settings', 'project'),
      box: [720, 514, 143, 20],
    },
    translations: {
      label: t('Translations'),
      box: [202, 605, 112, 20],
    },
    'submission-rules': {
      label: t('Submission rules'),
      box: [461, 605, 144, 20],
    },
    'field-rules': {
      label: t('Field rules'),
      box: [720, 605, 100, 20],
    },
    'rule-packages': {
      label: t('Rule packages'),
      box: [202, 680, 128, 20],
    },
    'simulate-import': {
      label: t('Simulate import'),
      box: [818, 958, 166, 41],
    },
  },
};

/** /project/{id}/tools/rule-tester */
export const toolsRuleTester: Screen = {
  size: [1000, 647],
  themes: ['light', 'dark'],
  caption: t('The result of the rule tester'),
  alt: t(
    'Result for a text: it is spam, with a rating of 5 and a score of 5. The list of matched rules is empty.',
  ),
  crop: [167, 196, 831, 435],
  marks: {
    help: {label: t('Help'), box: [893, 140, 91, 41]},
    'rule-tester': {
      label: t('Rule tester'),
      box: [16, 156, 105, 28],
    },
    'test-result': {
      label: t('Test result'),
      box: [202, 225, 81, 24],
    },
    'rule-type': {
      label: t('Rule type', 'product'),
      box: [202, 533, 152, 33],
    },
    value: {label: t('Value'), box: [354, 533, 521, 33]},
    rating: {
      label: t('Rating'),
      box: [875, 533, 64, 33],
    },
    'is-spam': {
      label: t('Is spam'),
      box: [202, 429, 52, 20],
    },
    'spam-rating': {
      label: t('Spam rating'),
      box: [461, 429, 82, 20],
    },
    'spam-score': {
      label: t('Spam score'),
      box: [720, 429, 80, 20],
    },
  },
};
