import type {Screen} from './types';
import {t} from '../../texts';

/** /project/{id}/ */
export const dashboard: Screen = {
  size: [1000, 1065],
  themes: ['light', 'dark'],
  caption: t('The dashboard of a project'),
  alt: t(
    'Line chart of 14 days with 609 spam submissions in red and 200 valid ones in green, above cards for rules and settings.',
  ),
  crop: [0, 122, 1000, 575],
  marks: {
    'select-visible-date-range': {
      label: t('Select visible date range'),
      box: [912, 140, 72, 41],
    },
    dashboard: {
      label: t('Dashboard'),
      box: [16, 156, 106, 28],
    },
    submissions: {
      label: t('Submissions'),
      box: [17, 209, 966, 72],
    },
    'field-rules': {
      label: t('Field rules'),
      box: [17, 607, 310, 72],
    },
    'rule-packages': {
      label: t('Rule packages'),
      box: [345, 607, 310, 72],
    },
    'project-settings': {
      label: t('Project settings'),
      box: [673, 607, 310, 72],
    },
    'delayed-or-blocked-requests': {
      label: t('Delayed or blocked Requests'),
      box: [17, 697, 966, 72],
    },
  },
};

/** /project/ */
export const projects: Screen = {
  size: [1000, 685],
  themes: ['light', 'dark'],
  caption: t('The list of projects'),
  alt: t(
    'Two project cards with numbers of valid and spam submissions. Above them are search, period of the statistics and create.',
  ),
  crop: [0, 122, 1000, 515],
  marks: {
    'search-for': {
      label: t('Search for…'),
      box: [333, 142, 246, 41],
    },
    'show-statistics-from': {
      label: t('Show statistics from'),
      box: [669, 142, 72, 41],
    },
    create: {
      label: t('Create'),
      box: [867, 142, 117, 41],
    },
    projects: {
      label: t('Projects'),
      box: [16, 160, 80, 28],
    },
    'go-to-project': {
      label: t('Go to project'),
      box: [37, 587, 190, 41],
    },
  },
};

/** /project/create */
export const projectCreate: Screen = {
  size: [472, 907],
  themes: ['light', 'dark'],
  caption: t('First step of the wizard: name and hosts'),
  alt: t(
    'Form with the name Contact form, a description, the host www.example.com with a button to add more, and the project group.',
  ),
  crop: [28, 30, 416, 644],
  marks: {
    'create-project': {
      label: t('Create project'),
      box: [181, 53, 109, 24],
    },
    name: {label: t('Name'), box: [53, 101, 366, 68]},
    description: {
      label: t('Description'),
      box: [53, 185, 366, 178],
    },
    hosts: {label: t('Hosts'), box: [53, 379, 366, 71]},
    add: {label: t('Add'), box: [332, 466, 87, 41]},
    'main-group': {
      label: t('Main group'),
      box: [94, 732, 106, 20],
    },
  },
};

/** /project/{id}/create-wizard/connection */
export const projectConnection: Screen = {
  size: [852, 528],
  themes: ['light', 'dark'],
  caption: t('Last step of the wizard: the connection details'),
  alt: t(
    'Four fields to copy: host, unique identification number, public key and, hidden behind dots, private key.',
  ),
  crop: [36, 36, 780, 456],
  marks: {
    host: {label: t('Host'), box: [54, 259, 365, 69]},
    'unique-identification-number': {
      label: t('Unique identification number'),
      box: [434, 259, 365, 69],
    },
    'public-key': {
      label: t('Public key'),
      box: [54, 344, 365, 69],
    },
    'private-key': {
      label: t('Private key'),
      box: [434, 344, 365, 69],
    },
  },
};
