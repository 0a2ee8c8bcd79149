import vectors from '../../../data/signatureVectors.json' with {type: 'json'};
import type {BrowserField} from '../../../../tests/verification-server/fieldCheck';

export type Form = Readonly<Record<string, string | readonly string[]>>;

export interface Vector {
  readonly id: string;
  readonly form: Form;
  readonly browserFields: readonly BrowserField[];
  /** Name attributes of the fields that mosparo checks, as a backend lists them. */
  readonly fields: readonly string[];
  readonly metadata?: string;
  readonly submitToken: string;
  readonly validationToken: string;
  /** What a client has to send: in it are all values on the way. */
  readonly authorization: string;
  readonly requestData: unknown;
  readonly accepted: boolean;
}

export const {keys} = vectors;

/** A list is told by the brackets at the end of the name. */
const nameAttribute = ({name, value}: BrowserField) => (Array.isArray(value) ? `${name}[]` : name);

export const allVectors: readonly Vector[] = vectors.verification.map((vector) => ({
  id: vector.id,
  form: vector.postedForm as unknown as Form,
  browserFields: vector.frontend.fields,
  fields: vector.frontend.fields.map(nameAttribute),
  metadata: 'metadata' in vector.requestData ? String(vector.requestData.metadata) : undefined,
  submitToken: vector.postedForm._mosparo_submitToken,
  validationToken: vector.postedForm._mosparo_validationToken,
  authorization: vector.authorizationHeader,
  requestData: vector.requestData,
  accepted: vector.expectedResponse.valid,
}));

/** The body that a browser posts for a form. */
export function encodeForm(form: Form): string {
  return new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((item) => [name, item])),
  ).toString();
}
