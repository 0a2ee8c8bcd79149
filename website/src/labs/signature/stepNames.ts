import {t, type Localized} from '@site/texts';
import type {StepId} from './core/steps';

export const stepNames: Readonly<Record<StepId, Localized>> = {
  prepared: t('1. Prepared data'),
  formData: t('2. Hashed data (formData)'),
  formDataJson: t('3. Canonical JSON of formData'),
  formSignature: t('4. Form signature'),
  validationSignature: t('5. Validation signature'),
  verificationSignature: t('6. Verification signature'),
  requestBody: t('7. Request body'),
  signedText: t('8. Signed text'),
  requestSignature: t('9. Request signature'),
  authorization: t('10. Authorization header'),
};

/** How each is made, in a line. */
export const stepWays: Readonly<Record<StepId, Localized>> = {
  prepared: t('The fields without those of mosparo, sorted by name'),
  formData: t('SHA-256 of each value of step 1'),
  formDataJson: t('Step 2 as canonical JSON'),
  formSignature: t('HMAC of step 3 with the private key'),
  validationSignature: t('HMAC of the validation token with the private key'),
  verificationSignature: t('HMAC of steps 5 and 4, joined; expected in the answer'),
  requestBody: t('Submit token, both signatures and step 2'),
  signedText: t('Path, then step 7 as canonical JSON'),
  requestSignature: t('HMAC of step 8 with the private key'),
  authorization: t('Public key and step 9 in Base64'),
};
