import vectors from '../../../../data/signatureVectors.json';
import {startForm} from './form';
import type {Entered} from './link';
import type {JsonObject} from './recipe';
import type {Steps} from './steps';
import {inputOf} from './vectorInput';

const vector = vectors.verification.find(({id}) => id === 'simple')!;

/** The test vector that the lab begins with. */
export const example = inputOf(vector);

export const start: Entered = {form: startForm(example), produced: {}};

/** Its values, known before anything is computed: they are in the HTML of the page. */
export const exampleSteps: Steps = {
  prepared: vector.preparedFormData as JsonObject,
  formData: vector.formData as JsonObject,
  formDataJson: vector.formDataJson,
  formSignature: vector.formSignature,
  validationSignature: vector.validationSignature,
  verificationSignature: vector.verificationSignature,
  requestBody: vector.requestData as unknown as JsonObject,
  signedText: vector.signedString,
  requestSignature: vector.requestSignature,
  authorization: vector.authorizationHeader,
};
