import {boxErrors} from './box';
import {consoleErrors} from './console';
import {frontendErrors} from './frontend';
import {httpErrors, rulePackageErrors, statisticErrors} from './other';
import {signedErrors} from './signed';
import {submissionErrors} from './submission';
import {symptoms} from './symptoms';
import {fieldErrors, verificationErrors} from './verification';
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
  ...submissionErrors,
  ...symptoms,
];
