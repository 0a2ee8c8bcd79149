import type {Visit} from './project';
import type {Data, Store} from './store';
import {failure, hmac, type Answer} from './signedRequest';

/** Adds a JSON text to the metadata of a visit. Other texts are ignored, as in the product. */
export function addMetadata(visit: Visit, text: unknown): void {
  if (typeof text !== 'string') return;
  try {
    Object.assign(visit.metadata, JSON.parse(text));
  } catch {
    // The product silently ignores it.
  }
}

/** The metadata as it appears in responses: an empty list if there is none. */
export function shownMetadata({metadata}: Visit): unknown {
  return Object.keys(metadata).length > 0 ? metadata : [];
}

export function storeMetadata({project, visits}: Store, data: Data): Answer {
  const {submitToken, validationSignature, metadata} = data;
  if (!project.metadataAllowed) return failure('Metadata is not allowed in this project.');
  if (submitToken === undefined || validationSignature === undefined) {
    return failure('Required parameter missing.');
  }
  const visit = visits.get(String(submitToken));
  if (!visit) return failure('Submit token not found or not valid.');
  if (!visit.lastCheck) return failure('Submission does not exist.');
  if (visit.lastCheck.validationToken === null) return {status: 500, body: {}};
  if (validationSignature !== hmac(visit.lastCheck.validationToken, project.privateKey)) {
    return failure('Validation signature invalid.');
  }
  addMetadata(visit, metadata);
  return {status: 200, body: {result: true}};
}
