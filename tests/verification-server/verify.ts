import {canonicalJson, type Json} from '../../website/src/content/signing/canonicalJson';
import {checkFields} from './fieldCheck';
import {addMetadata, shownMetadata} from './metadata';
import type {Visit} from './project';
import type {Data, Store} from './store';
import {failure, hmac, type Answer} from './signedRequest';

function result({project, counters}: Store, visit: Visit, request: Data): Answer {
  const {fields, validationToken, spam} = visit.lastCheck!;
  const formData = (request.formData ?? {}) as Readonly<Record<string, Json>>;
  const {valid, verifiedFields, issues} = checkFields(fields, formData);
  const formSignature = hmac(canonicalJson(formData), project.privateKey);
  const validationSignature = hmac(validationToken ?? '', project.privateKey);
  counters[valid && !spam ? 'valid' : 'spam'] += 1;
  return {
    status: 200,
    body: {
      valid: valid && !spam,
      verificationSignature: valid
        ? hmac(validationSignature + formSignature, project.privateKey)
        : '',
      // PHP encodes an empty map as a list.
      verifiedFields: fields.length === 0 ? [] : verifiedFields,
      issues,
      ...(project.metadataReturned ? {metadata: shownMetadata(visit)} : {}),
    },
  };
}

/** Handles the verify endpoint after the signature check. A token is used up even if the verification fails. */
export function verify(store: Store, request: Data): Answer {
  const {project, visits, now} = store;
  const {submitToken, validationSignature, formSignature, metadata} = request;
  if (
    submitToken === undefined ||
    validationSignature === undefined ||
    formSignature === undefined
  ) {
    return failure('Required parameter missing.');
  }
  const visit = visits.get(String(submitToken));
  if (!visit || visit.verified) return failure('Submit token not found or not valid.');
  if (!visit.lastCheck) return failure('Submission does not exist.');
  if (project.metadataAllowed && typeof metadata === 'object' && metadata !== null) {
    return {status: 400, body: {title: 'An error occurred', status: 400, detail: 'Bad Request'}};
  }
  visit.verified = true;
  if (project.metadataAllowed) addMetadata(visit, metadata);
  if (Math.floor((now - visit.createdAt) / 1000) < project.minimumTimeSeconds) {
    return failure('Verification failed.');
  }
  if (visit.lastCheck.validationToken === null) {
    // Without a validation token, as for spam, the product responds with a server error and stores nothing.
    visit.verified = false;
    return {status: 500, body: {}};
  }
  if (validationSignature !== hmac(visit.lastCheck.validationToken, project.privateKey)) {
    return failure('Verification failed.');
  }
  return result(store, visit, request);
}
