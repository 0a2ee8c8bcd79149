import {canonicalJson, type Json} from '../../../content/signing/canonicalJson';
import {expand, isEqual, parseObject, type Produced} from './compare';
import type {Hasher} from './hasher';
import {mistakeIds, mistakeOf, type MistakeId} from './mistakes';
import {rightRecipe, type LabInput} from './recipe';
import {computeSteps, stepIds, type StepId, type Steps} from './steps';

/** What is reported when no known mistake leads to the value. */
export type Remark =
  | 'fieldMissing'
  | 'fieldAdditional'
  | 'fieldDiffers'
  | 'orderDiffers'
  | 'notationDiffers'
  | 'notJson'
  | 'notHex'
  | 'publicKeyDiffers'
  | 'tokenDiffers'
  | 'unknown';

export type Diagnosis =
  | {readonly kind: 'nothing'}
  | {readonly kind: 'equal'; readonly steps: readonly StepId[]}
  | {
      readonly kind: 'differs';
      readonly step: StepId;
      /** Known mistakes that lead to exactly this value, the likely ones first. */
      readonly causes: readonly MistakeId[];
      readonly remark?: Remark;
      /** Name of the first field that differs. */
      readonly field?: string;
    };

interface Variant {
  readonly id: MistakeId;
  readonly steps: Steps;
}

/** Everything to compare with: the right values, and those of every known mistake. */
export interface Reference {
  readonly right: Steps;
  readonly variants: readonly Variant[];
}

export async function computeReference(input: LabInput, hasher: Hasher): Promise<Reference> {
  const signed = mistakeIds.map(async (id) => ({
    id,
    steps: await computeSteps(input, hasher, {...rightRecipe, ...mistakeOf(id).recipe}),
  }));
  return {right: await computeSteps(input, hasher), variants: await Promise.all(signed)};
}

const same = (first: Json | undefined, second: Json | undefined) =>
  first !== undefined && second !== undefined
    ? canonicalJson(first) === canonicalJson(second)
    : first === second;

interface FieldFinding {
  readonly causes: readonly MistakeId[];
  readonly remark: Remark;
  readonly field?: string;
}

const remarkOf = (right: Json | undefined, own: Json | undefined): Remark => {
  if (own === undefined) return 'fieldMissing';
  return right === undefined ? 'fieldAdditional' : 'fieldDiffers';
};

/** Finds the first field that differs and its causes, for code with more than one mistake. */
function inspectFields(
  step: 'prepared' | 'formData',
  own: Readonly<Record<string, Json>>,
  right: Steps,
  variants: readonly Variant[],
): FieldFinding {
  const names = [...Object.keys(right[step]), ...Object.keys(own)];
  const field = names.find((name) => !same(right[step][name], own[name]));
  if (field === undefined) return {causes: [], remark: 'orderDiffers'};
  const causes = variants
    .filter(({steps}) => !same(steps[step][field], right[step][field]))
    .filter(({steps}) => same(steps[step][field], own[field]))
    // Names that the mistake introduces have to be in the reader's data, too.
    .filter(({steps}) =>
      Object.keys(steps[step]).every((name) => name in right[step] || name in own),
    )
    .map(({id}) => id);
  return {causes, remark: remarkOf(right[step][field], own[field]), field};
}

function inspectText(step: StepId, own: string, right: Steps): Remark {
  if (step === 'formDataJson') return parseObject(own) ? 'notationDiffers' : 'notJson';
  if (step === 'authorization') return 'publicKeyDiffers';
  if (step.endsWith('Signature') && !/^[0-9a-f]{64}$/.test(own)) return 'notHex';
  if (step !== 'requestBody') return 'unknown';
  const body = parseObject(own);
  if (!body) return 'notJson';
  return body.submitToken === right.requestBody.submitToken ? 'orderDiffers' : 'tokenDiffers';
}

function inspect(
  step: StepId,
  own: string,
  right: Steps,
  variants: readonly Variant[],
): Partial<FieldFinding> {
  // If the JSON text has other data, report the data instead of the notation.
  const place = step === 'formDataJson' ? 'formData' : step;
  const parsed = parseObject(own);
  const otherData = parsed && !isEqual('formData', own, right);
  if (place === 'prepared' || (place === 'formData' && (step !== 'formDataJson' || otherData))) {
    return parsed ? inspectFields(place, parsed, right, variants) : {remark: 'notJson'};
  }
  return {remark: inspectText(step, own, right)};
}

/** Names the first step that differs from the right one, and why. */
export function diagnose(produced: Produced, {right, variants}: Reference): Diagnosis {
  const own = expand(produced);
  const given = stepIds.filter((step) => own[step] !== undefined);
  if (given.length === 0) return {kind: 'nothing'};
  const step = given.find((id) => !isEqual(id, own[id] ?? '', right));
  if (step === undefined) return {kind: 'equal', steps: given};
  const text = own[step] ?? '';
  const causes = variants.filter(({steps}) => isEqual(step, text, steps)).map(({id}) => id);
  if (causes.length > 0) return {kind: 'differs', step, causes};
  return {kind: 'differs', step, causes: [], ...inspect(step, text, right, variants)};
}
