import type {Screen} from './types';
import {t} from '../../texts';

/** /project/{id}/submissions/ */
export const submissions: Screen = {
  size: [1200, 907],
  themes: ['light', 'dark'],
  caption: t('The submissions of a project'),
  alt: t(
    'Table of eight submissions with page, IP address, spam, spam rating such as 16 / 5, times and validity.',
  ),
  crop: [24, 122, 1152, 774],
  focus: [330, 190, 460, 430],
  marks: {
    'filter-the-list-of-submissions': {
      label: t('Filter the list of submissions'),
      box: [1082, 140, 72, 41],
    },
    id: {label: t('ID'), box: [55, 209, 34, 32]},
    page: {label: t('Page'), box: [113, 209, 222, 33]},
    'ip-address': {
      label: t('IP address'),
      box: [335, 209, 127, 32],
    },
    spam: {label: t('Spam'), box: [486, 209, 53, 32]},
    'spam-rating': {
      label: t('Spam rating'),
      box: [563, 209, 95, 32],
    },
    'submitted-at': {
      label: t('Submitted at'),
      box: [683, 209, 102, 32],
    },
    valid: {label: t('Valid'), box: [810, 209, 54, 32]},
    'verified-at': {
      label: t('Verified at'),
      box: [888, 209, 127, 32],
    },
    actions: {
      label: t('Actions'),
      box: [1039, 209, 114, 33],
    },
    view: {label: t('View'), box: [1052, 254, 93, 41]},
  },
};

/** /project/{id}/submissions/{id}/view */
export const submissionSpam: Screen = {
  size: [1200, 1471],
  themes: ['light', 'dark'],
  caption: t('A submission that was rated as spam'),
  alt: t(
    'On the left, the submission is spam with a rating of 16 / 5. On the right, each field shows its points and the values that matched.',
  ),
  crop: [24, 122, 1152, 806],
  marks: {
    newer: {label: t('Newer'), box: [945, 140, 104, 41]},
    older: {label: t('Older'), box: [1057, 140, 97, 41]},
    spam: {label: t('Spam'), box: [67, 225, 64, 24]},
    'form-data': {
      label: t('Form data'),
      box: [442, 225, 97, 24],
    },
    value: {label: t('Value'), box: [914, 386, 190, 33]},
    rating: {
      label: t('Rating'),
      box: [1049, 499, 49, 33],
    },
    verification: {
      label: t('Verification'),
      box: [67, 485, 107, 24],
    },
    source: {label: t('Source'), box: [67, 688, 74, 24]},
    client: {label: t('Client'), box: [442, 736, 65, 24]},
    'rating-details': {
      label: t('Rating details'),
      box: [442, 1016, 124, 24],
    },
    origin: {
      label: t('Origin'),
      box: [422, 1057, 183, 33],
    },
    details: {
      label: t('Details'),
      box: [277, 338, 106, 41],
    },
    'is-spam': {
      label: t('Is spam'),
      box: [67, 282, 52, 20],
    },
    'spam-rating': {
      label: t('Spam rating'),
      box: [67, 338, 82, 20],
    },
  },
};

/** /project/{id}/submissions/{id}/view */
export const submissionValid: Screen = {
  size: [1000, 1367],
  themes: ['light', 'dark'],
  caption: t('A genuine submission'),
  alt: t(
    'On the left, the submission is not spam with a rating of 0 / 5, and valid. On the right, all fields have 0 points.',
  ),
  crop: [0, 122, 1000, 793],
  marks: {
    older: {label: t('Older'), box: [887, 140, 97, 41]},
    spam: {label: t('Spam'), box: [37, 225, 64, 24]},
    'form-data': {
      label: t('Form data'),
      box: [365, 225, 97, 24],
    },
    verification: {
      label: t('Verification'),
      box: [37, 484, 107, 24],
    },
    client: {label: t('Client'), box: [365, 616, 65, 24]},
    'general-verifications': {
      label: t('General verifications'),
      box: [37, 687, 178, 24],
    },
  },
};

/** /project/{id}/submissions/{id}/view */
export const submissionRatingDetails: Screen = {
  size: [664, 416],
  themes: ['light', 'dark'],
  caption: t('Where the points of a submission come from'),
  alt: t(
    'Table with the origin of each point: email address 4, message twice 5, IP address 2. The total is 16.',
  ),
  focus: [165, 62, 490, 345],
  marks: {
    'rating-details': {
      label: t('Rating details'),
      box: [33, 30, 124, 24],
    },
    origin: {label: t('Origin'), box: [13, 71, 160, 33]},
    details: {
      label: t('Details'),
      box: [173, 71, 377, 33],
    },
    rating: {label: t('Rating'), box: [549, 71, 64, 33]},
  },
};
