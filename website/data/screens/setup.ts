import type {Screen} from './types';
import {t} from '../../texts';

/** /setup/ */
export const setupStart: Screen = {
  size: [512, 391],
  themes: ['light'],
  caption: t('The wizard starts'),
  alt: t(
    'First page of the setup wizard with the mosparo logo, one sentence and a blue button to continue.',
  ),
  crop: [34, 16, 444, 352],
  marks: {
    setup: {
      label: t('Setup'),
      box: [233, 149, 45, 24],
    },
    continue: {
      label: t('Continue'),
      box: [73, 269, 366, 41],
    },
  },
};

/** /setup/prerequisites */
export const setupRequirements: Screen = {
  size: [512, 898],
  themes: ['light'],
  caption: t('The wizard checks the requirements'),
  alt: t(
    'A green message says that all requirements are met. Below it is a list of the PHP version and the PHP extensions, each okay or available, curl marked as optional.',
  ),
  crop: [34, 16, 444, 623],
  marks: {
    requirements: {
      label: t('Requirements'),
      box: [203, 149, 106, 24],
    },
    'all-requirements-are-met-you-can-proceed-with-the-setup': {
      label: t('All requirements are met. You can proceed with the setup.'),
      box: [93, 273, 313, 66],
    },
    general: {
      label: t('General'),
      box: [73, 355, 60, 24],
    },
    okay: {label: t('Okay'), box: [405, 379, 34, 20]},
  },
};

/** /setup/database */
export const setupDatabase: Screen = {
  size: [512, 1157],
  themes: ['light'],
  caption: t('The wizard asks for the database'),
  alt: t(
    'Form with the database system MySQL/MariaDB, host db, port 3306, and database, user and password. A note above asks for an empty database; the blue button below continues.',
  ),
  crop: [34, 16, 444, 674],
  marks: {
    system: {label: t('System'), box: [73, 336, 366, 68]},
    host: {label: t('Host'), box: [73, 420, 366, 68]},
    port: {label: t('Port'), box: [73, 504, 366, 68]},
    database: {
      label: t('Database'),
      box: [73, 588, 366, 68],
    },
    user: {label: t('User'), box: [73, 672, 366, 68]},
    password: {
      label: t('Password'),
      box: [73, 756, 366, 68],
    },
    continue: {
      label: t('Continue'),
      box: [73, 1035, 366, 41],
    },
  },
};

/** /setup/other */
export const setupAdministrator: Screen = {
  size: [512, 775],
  themes: ['light'],
  caption: t('The wizard asks for the first user'),
  alt: t(
    'Form with the name of the installation, the email address of the first user and its password, entered twice. The blue button below starts the installation.',
  ),
  crop: [34, 16, 444, 735],
  marks: {
    'name-of-mosparo': {
      label: t('Name of mosparo'),
      box: [73, 253, 366, 68],
    },
    'email-address': {
      label: t('Email address'),
      box: [73, 385, 366, 68],
    },
    password: {
      label: t('Password'),
      box: [73, 469, 366, 68],
    },
    'repeat-password': {
      label: t('Repeat password'),
      box: [73, 553, 366, 68],
    },
    install: {
      label: t('Install'),
      box: [73, 653, 366, 41],
    },
  },
};
