import {t, type Localized} from '@site/texts';
import type {StepId} from './core/steps';

export const stepNames: Readonly<Record<StepId, Localized>> = {
  prepared: t('1. Prepared data'),
  formData: t('2. Hashed data (formData)'),
  formDataJson: t('3. Canonical JSON of formData'),
  formSignature: t('4. Form signature'),
  validationSignature: t('5. Validation signature'),
  verificationSignature: t('6. Verification signature (expected in the answer)'),
  requestBody: t('7. Request body'),
  signedText: t('8. Signed text'),
  requestSignature: t('9. Request signature'),
  authorization: t('10. Authorization header'),
};
