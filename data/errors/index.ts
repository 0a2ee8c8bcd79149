import {boxErrors} from './box';
import {clientErrors} from './clients';
import {consoleErrors} from './console';
import {frontendErrors} from './frontend';
import {httpErrors, rulePackageErrors, statisticErrors} from './other';
import {projectSettingErrors} from './projectSettings';
import {signedErrors} from './signed';
import {submissionErrors} from './submission';
import {symptoms} from './symptoms';
import {fieldErrors, verificationErrors} from './verification';
import {wordPressErrors} from './wordPress';
import type {ErrorEntry} from './types';

/** The catalogue of the page api/troubleshooting, in its order. */
export const errorCatalogue: readonly ErrorEntry[] = [
  ...boxErrors,
  ...consoleErrors,
  ...signedErrors,
  ...verificationErrors,
  ...fieldErrors,
  ...frontendErrors,
  ...statisticErrors,
  ...rulePackageErrors,
  ...httpErrors,
  ...clientErrors,
  ...wordPressErrors,
  ...submissionErrors,
  ...projectSettingErrors,
  ...symptoms,
];
