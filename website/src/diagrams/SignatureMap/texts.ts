import {inEachLanguage} from '../../../texts';

/** Texts of the drawing; names of the API stay as they are. */
export const texts = inEachLanguage((t) => ({
  title: t('What goes into which signature'),
  fields: t('Fields of the form'),
  hashed: t('SHA-256 of each value'),
  kept: t('compared with the answer'),
  sent: t('sent as JSON body'),
  path: t('with the path in front'),
  header: t('Header Authorization'),
  base64: t('Base64 of publicKey:requestSignature'),
  description: [
    t('The fields of the form are hashed with SHA-256, value by value. The result is formData.'),
    t('HMAC of the canonical JSON of formData is formSignature.'),
    t('HMAC of the validation token is validationSignature.'),
    t(
      'HMAC of validationSignature and formSignature, joined, is verificationSignature. It stays in the backend and must equal the one in the answer.',
    ),
    t(
      'submitToken, validationSignature, formSignature and formData are the request data, the JSON body.',
    ),
    t('HMAC of the path and the canonical JSON of the request data is requestSignature.'),
    t(
      'publicKey, a colon and requestSignature, encoded with Base64, are the Authorization header.',
    ),
  ],
}));
