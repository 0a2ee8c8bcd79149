import type {Screen} from './types';
import {t} from '../../texts';

/** /account/settings */
export const accountSettings: Screen = {
  size: [472, 642],
  themes: ['light', 'dark'],
  caption: t('Your own user settings'),
  alt: t(
    'Form with six lists: language, date format, time format, time zone, color mode and items per page. Only the color mode is set, to light.',
  ),
  crop: [28, 30, 416, 582],
  marks: {
    'user-settings': {
      label: t('User settings'),
      box: [185, 53, 102, 24],
    },
    language: {
      label: t('Language'),
      box: [53, 101, 366, 68],
    },
    'date-format': {
      label: t('Date format'),
      box: [53, 185, 366, 68],
    },
    'time-format': {
      label: t('Time format'),
      box: [53, 269, 366, 68],
    },
    timezone: {
      label: t('Timezone'),
      box: [53, 353, 366, 68],
    },
    'color-mode': {
      label: t('Color mode'),
      box: [53, 437, 366, 68],
    },
    'number-of-items-per-page': {
      label: t('Number of items per page'),
      box: [53, 521, 366, 68],
    },
  },
};

/** /account/two-factor/start */
export const accountTwoFactor: Screen = {
  size: [472, 922],
  themes: ['light', 'dark'],
  caption: t('QR code and code for the authentication app'),
  alt: t(
    'Page with a QR code to scan and, below it, the same secret in groups of four characters.',
  ),
  crop: [28, 30, 416, 862],
  marks: {
    'set-up-two-factor-authentication': {
      label: t('Set up two factor authentication'),
      box: [113, 53, 247, 24],
    },
    'qr-code': {
      label: t('QR code'),
      isPart: true,
      box: [86, 177, 300, 300],
    },
    'code-for-the-app': {
      label: t('Code for the app'),
      isPart: true,
      box: [45, 549, 382, 320],
    },
  },
};

/** /login */
export const login: Screen = {
  size: [512, 503],
  themes: ['light'],
  caption: t('The login page'),
  alt: t(
    'Login page with email address, password, the link to a forgotten password and the login button.',
  ),
  crop: [34, 16, 444, 464],
  marks: {
    'email-address': {
      label: t('Email address'),
      box: [73, 197, 366, 68],
    },
    'forgot-password': {
      label: t('Forgot password'),
      box: [328, 282, 111, 17],
    },
    password: {
      label: t('Password'),
      box: [73, 281, 366, 68],
    },
    login: {label: t('Login'), box: [73, 381, 366, 41]},
  },
};
