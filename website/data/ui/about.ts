import {same, t} from '../../texts';
import type {UiArea} from './types';

export const aboutUi: UiArea = {
  labels: [
    t('Enable the silent mode'),
    t('Ignored'),
    t('Inactive'),
    t('Last database cleanup:'),
    t('Project settings'),
    t('Statistic only'),
    t('Statistic storage'),
    same('Status'),
    t('Translations'),
  ],
  messages: [
    t('An error occurred. Please try again.'),
    same('Field not valid.'),
    same('Form data is empty.'),
    t('Leave this field blank'),
    same('Missing in form data, verification not possible.'),
    same('Submission does not exist.'),
    same('Submit token not found or not valid.'),
    t('The spam protection is verifying your data. Please wait.'),
    same('Verification failed.'),
    t('Your data was caught by our spam protection.'),
  ],
};
