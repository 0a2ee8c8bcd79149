import {boxErrors} from './box';
import {clientErrors} from './clients';
import {consoleErrors} from './console';
import {frontendErrors} from './frontend';
import {rulePackageErrors, statisticErrors} from './other';
import {httpErrors, signedErrors} from './signed';
import {submissionErrors} from './submission';
import {verificationErrors} from './verification';
import type {ErrorEntry} from './types';

export {errorsElsewhere} from './elsewhere';

/** The catalogue of the page api/troubleshooting, in its order. */
export const errorCatalogue: readonly ErrorEntry[] = [
  ...boxErrors,
  ...consoleErrors,
  ...signedErrors,
  ...httpErrors,
  ...verificationErrors,
  ...frontendErrors,
  ...statisticErrors,
  ...rulePackageErrors,
  ...clientErrors,
  ...submissionErrors,
];
