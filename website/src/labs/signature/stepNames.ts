import type {Localized} from '@site/data/localized';
import type {StepId} from './core/steps';

export const stepNames: Readonly<Record<StepId, Localized>> = {
  prepared: {en: '1. Prepared data', de: '1. Vorbereitete Daten'},
  formData: {en: '2. Hashed data (formData)', de: '2. Gehashte Daten (formData)'},
  formDataJson: {en: '3. Canonical JSON of formData', de: '3. Kanonisches JSON von formData'},
  formSignature: {en: '4. Form signature', de: '4. Formularsignatur'},
  validationSignature: {en: '5. Validation signature', de: '5. Validierungssignatur'},
  verificationSignature: {
    en: '6. Verification signature (expected in the answer)',
    de: '6. Verifizierungssignatur (in der Antwort erwartet)',
  },
  requestBody: {en: '7. Request body', de: '7. Inhalt der Anfrage'},
  signedText: {en: '8. Signed text', de: '8. Signierter Text'},
  requestSignature: {en: '9. Request signature', de: '9. Signatur der Anfrage'},
  authorization: {en: '10. Authorization header', de: '10. Authorization-Header'},
};
