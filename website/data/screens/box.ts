import type {Screen} from './types';
import {t} from '../../texts';

/** form on the protected website */
export const boxEmpty: Screen = {
  size: [480, 629],
  themes: ['light'],
  caption: t('The box before it is ticked'),
  alt: t(
    'Contact form. Above the send button is the box: a blue frame, an empty circle and a sentence about the spam check.',
  ),
  crop: [16, 44, 448, 567],
  marks: {
    'field-of-the-form': {
      label: t('Field of the form'),
      isPart: true,
      box: [53, 157, 374, 35],
    },
    'message-of-the-visitor': {
      label: t('Message of the visitor'),
      isPart: true,
      box: [53, 307, 374, 96],
    },
    'box-of-mosparo': {
      label: t('Box of mosparo'),
      isPart: true,
      box: [53, 417, 374, 112],
    },
    checkbox: {
      label: t('Checkbox', 'form'),
      isPart: true,
      box: [80, 453, 40, 40],
    },
    label: {
      label: t('Label'),
      isPart: true,
      box: [140, 440, 264, 66],
    },
    'send-button-of-the-website': {
      label: t('Send button of the website'),
      isPart: true,
      box: [53, 545, 77, 35],
    },
  },
};

/** form on the protected website */
export const boxChecked: Screen = {
  size: [480, 629],
  themes: ['light'],
  caption: t('The box after a successful check'),
  alt: t(
    'The box of a filled contact form has a green frame, green text and a check mark in its circle.',
  ),
  crop: [16, 282, 448, 329],
  marks: {
    'field-of-the-form': {
      label: t('Field of the form'),
      isPart: true,
      box: [53, 157, 374, 35],
    },
    'message-of-the-visitor': {
      label: t('Message of the visitor'),
      isPart: true,
      box: [53, 307, 374, 96],
    },
    'box-of-mosparo': {
      label: t('Box of mosparo'),
      isPart: true,
      box: [53, 417, 374, 112],
    },
    checkbox: {
      label: t('Checkbox', 'form'),
      isPart: true,
      box: [80, 453, 40, 40],
    },
    label: {
      label: t('Label'),
      isPart: true,
      box: [140, 440, 264, 66],
    },
    'send-button-of-the-website': {
      label: t('Send button of the website'),
      isPart: true,
      box: [53, 545, 77, 35],
    },
  },
};

/** form on the protected website */
export const boxSpam: Screen = {
  size: [480, 681],
  themes: ['light'],
  caption: t('The box refuses spam'),
  alt: t(
    'The box has a red frame and a cross. A second line says that the spam protection caught the data.',
  ),
  crop: [16, 282, 448, 381],
  marks: {
    'field-of-the-form': {
      label: t('Field of the form'),
      isPart: true,
      box: [53, 157, 374, 35],
    },
    'message-of-the-visitor': {
      label: t('Message of the visitor'),
      isPart: true,
      box: [53, 307, 374, 96],
    },
    'box-of-mosparo': {
      label: t('Box of mosparo'),
      isPart: true,
      box: [53, 417, 374, 164],
    },
    label: {
      label: t('Label'),
      isPart: true,
      box: [140, 440, 264, 66],
    },
    checkbox: {
      label: t('Checkbox', 'form'),
      isPart: true,
      box: [80, 479, 40, 40],
    },
    'error-message': {
      label: t('Error message'),
      isPart: true,
      box: [140, 514, 264, 44],
    },
    'send-button-of-the-website': {
      label: t('Send button of the website'),
      isPart: true,
      box: [53, 597, 77, 35],
    },
  },
};

/** form on the protected website */
export const boxError: Screen = {
  size: [480, 603],
  themes: ['light'],
  caption: t('The box with wrong connection details'),
  alt: t('The box has a red frame, a cross and only a message that an error occurred.'),
  crop: [16, 282, 448, 303],
  marks: {
    'field-of-the-form': {
      label: t('Field of the form'),
      isPart: true,
      box: [53, 157, 374, 35],
    },
    'message-of-the-visitor': {
      label: t('Message of the visitor'),
      isPart: true,
      box: [53, 307, 374, 96],
    },
    'box-of-mosparo': {
      label: t('Box of mosparo'),
      isPart: true,
      box: [53, 417, 374, 86],
    },
    checkbox: {
      label: t('Checkbox', 'form'),
      isPart: true,
      box: [80, 440, 40, 40],
    },
    'error-message': {
      label: t('Error message'),
      isPart: true,
      box: [140, 453, 253, 22],
    },
    'send-button-of-the-website': {
      label: t('Send button of the website'),
      isPart: true,
      box: [53, 519, 77, 35],
    },
  },
};

/** form on the protected website */
export const boxInvisibleLoading: Screen = {
  size: [480, 517],
  themes: ['light'],
  caption: t('The invisible mode while it checks'),
  alt: t(
    'A form without a box under a white overlay with a spinner and the message that the data is being checked.',
  ),
  crop: [16, 140, 448, 359],
  marks: {
    loader: {
      label: t('Loader'),
      isPart: true,
      box: [48, 194, 384, 128],
    },
    'field-of-the-form': {
      label: t('Field of the form'),
      isPart: true,
      box: [53, 157, 374, 35],
    },
    'message-of-the-visitor': {
      label: t('Message of the visitor'),
      isPart: true,
      box: [53, 307, 374, 96],
    },
    'send-button-of-the-website': {
      label: t('Send button of the website'),
      isPart: true,
      box: [53, 433, 77, 35],
    },
  },
};
