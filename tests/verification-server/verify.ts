import {canonicalJson, type Json} from '../../src/content/signing/canonicalJson';
import {checkFields} from './fieldCheck';
import type {Project, Visit} from './project';
import {failure, hmac, type Answer} from './signedRequest';

export interface VerifyRequest {
  readonly submitToken?: string;
  readonly validationSignature?: string;
  readonly formSignature?: string;
  readonly formData?: Readonly<Record<string, Json>>;
}

function result(project: Project, visit: Visit, request: VerifyRequest): Answer {
  const {fields, validationToken, spam} = visit.lastCheck!;
  const formData = request.formData ?? {};
  const {valid, verifiedFields, issues} = checkFields(fields, formData);
  const formSignature = hmac(canonicalJson(formData), project.privateKey);
  const validationSignature = hmac(validationToken ?? '', project.privateKey);
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
    },
  };
}

/** The verify endpoint, after the signature check. A token is used up even if the verification fails. */
export function verify(
  project: Project,
  visits: ReadonlyMap<string, Visit>,
  request: VerifyRequest,
  now: number,
): Answer {
  const {submitToken, validationSignature, formSignature} = request;
  if (
    submitToken === undefined ||
    validationSignature === undefined ||
    formSignature === undefined
  ) {
    return failure('Required parameter missing.');
  }
  const visit = visits.get(submitToken);
  if (!visit || visit.verified) return failure('Submit token not found or not valid.');
  if (!visit.lastCheck) return failure('Submission does not exist.');
  visit.verified = true;
  if (Math.floor((now - visit.createdAt) / 1000) < project.minimumTimeSeconds) {
    return failure('Verification failed.');
  }
  // Without a validation token (spam) the product responds with a server error.
  if (visit.lastCheck.validationToken === null) return {status: 500, body: {}};
  if (validationSignature !== hmac(visit.lastCheck.validationToken, project.privateKey)) {
    return failure('Verification failed.');
  }
  return result(project, visit, request);
}
