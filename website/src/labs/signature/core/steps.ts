import type {Json} from '../../../content/signing/canonicalJson';
import type {FormFields} from '../../../content/signing/prepareFormData';
import type {Hasher} from './hasher';
import {rightRecipe, type JsonObject, type LabInput, type Recipe} from './recipe';

/** In the order in which code computes them. */
export const stepIds = [
  'prepared',
  'formData',
  'formDataJson',
  'formSignature',
  'validationSignature',
  'verificationSignature',
  'requestBody',
  'signedText',
  'requestSignature',
  'authorization',
] as const;
export type StepId = (typeof stepIds)[number];

/** Steps whose value is an object; all others are plain text. */
const objectSteps = ['prepared', 'formData', 'requestBody'] as const;
export type ObjectStep = (typeof objectSteps)[number];

export const isObjectStep = (step: StepId): step is ObjectStep =>
  (objectSteps as readonly string[]).includes(step);

export type Steps = Readonly<
  Record<ObjectStep, JsonObject> & Record<Exclude<StepId, ObjectStep>, string>
>;

/** Replaces all texts in nested data. */
async function mapTexts(value: Json, change: (text: string) => Promise<string>): Promise<Json> {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    return Promise.all(value.map((item: Json) => mapTexts(item, change)));
  }
  if (value === null || typeof value !== 'object') return change(String(value));
  const entries = Object.entries(value).map(async ([name, item]: [string, Json]) => [
    name,
    await mapTexts(item, change),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Json;
}

function signer(input: LabInput, recipe: Recipe, hasher: Hasher) {
  const key = recipe.key(input);
  return async (text: string) => {
    const message = recipe.encode(recipe.message(text));
    const signature = recipe.keyFirst ? hasher.hmac(key, message) : hasher.hmac(message, key);
    return recipe.writeSignature(await signature);
  };
}

/** The posted form as a backend receives it. */
function postedForm({fields, submitToken, validationToken}: LabInput): FormFields {
  return {
    ...fields,
    _mosparo_submitToken: submitToken,
    _mosparo_validationToken: validationToken,
  };
}

/** Every value between the posted form and the header. */
export async function computeSteps(
  input: LabInput,
  hasher: Hasher,
  recipe: Recipe = rightRecipe,
): Promise<Steps> {
  const sign = signer(input, recipe, hasher);
  const hash = async (text: string) => recipe.writeHash(await hasher.sha256(recipe.encode(text)));
  const prepared = recipe.prepare(postedForm(input));
  const formData = recipe.hashes ? ((await mapTexts(prepared, hash)) as JsonObject) : prepared;
  const formDataJson = recipe.json(formData);
  const formSignature = await sign(formDataJson);
  const validationSignature = await sign(input.validationToken);
  const {submitToken, metadata} = input;
  const requestBody = recipe.body({
    submitToken,
    validationSignature,
    formSignature,
    formData,
    ...(metadata && {metadata}),
  });
  const signedText = recipe.signedText(requestBody, recipe.json);
  const requestSignature = await sign(signedText);
  return {
    prepared,
    formData,
    formDataJson,
    formSignature,
    validationSignature,
    verificationSignature: await sign(recipe.join(validationSignature, formSignature)),
    requestBody,
    signedText,
    requestSignature,
    authorization: recipe.authorization(input, requestSignature),
  };
}

/** A value as the reader sees and copies it. */
export function stepText(steps: Steps, step: StepId): string {
  if (step === 'requestBody') return JSON.stringify(steps.requestBody);
  return isObjectStep(step) ? JSON.stringify(steps[step], null, 2) : steps[step];
}
