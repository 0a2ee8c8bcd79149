import vectors from '../../../../data/signatureVectors.json';
import type {FormFields} from '../../../content/signing/prepareFormData';
import type {LabInput} from './recipe';

type Vector = (typeof vectors.verification)[number];

export const vectorIds: readonly string[] = vectors.verification.map(({id}) => id);

/** A test vector as the reader would enter it: without the fields that mosparo ignores. */
export function inputOf(vector: Vector): LabInput {
  const posted = vector.postedForm as unknown as FormFields;
  const kept = Object.entries(posted).filter(
    ([name]) => !vector.removedBeforeHashing.includes(name),
  );
  const {metadata} = vector.requestData as {metadata?: string};
  return {
    ...vectors.keys,
    fields: Object.fromEntries(kept),
    submitToken: String(posted._mosparo_submitToken),
    validationToken: String(posted._mosparo_validationToken),
    metadata,
  };
}

export function vectorInput(id: string): LabInput {
  const vector = vectors.verification.find((candidate) => candidate.id === id);
  if (!vector) throw new Error(`There is no test vector "${id}".`);
  return inputOf(vector);
}
