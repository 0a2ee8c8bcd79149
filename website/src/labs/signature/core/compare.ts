import {canonicalJson, type Json} from '../../../content/signing/canonicalJson';
import {fromBase64} from './bytes';
import {isObjectStep, stepIds, type StepId, type Steps} from './steps';

/** What the reader's own code produced, for as many steps as the reader has. */
export type Produced = Readonly<Partial<Record<StepId, string>>>;

export function parseObject(text: string): Readonly<Record<string, Json>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    // An empty list is how PHP writes data without any field.
    if (Array.isArray(value) && value.length === 0) return {};
    return isObject ? (value as Record<string, Json>) : undefined;
  } catch {
    return undefined;
  }
}

/** The header without its name; `Basic` may be left out. */
const headerValue = (text: string) => text.replace(/^authorization:\s*/i, '');
const credentials = (text: string) => headerValue(text).replace(/^Basic /, '');

/** Whether the produced value is right: objects may be formatted in any way, texts have to be identical. */
export function isEqual(step: StepId, produced: string, steps: Steps): boolean {
  if (step === 'authorization') return credentials(produced) === credentials(steps.authorization);
  if (!isObjectStep(step)) return produced === steps[step];
  const parsed = parseObject(produced);
  return parsed !== undefined && canonicalJson(parsed) === canonicalJson(steps[step]);
}

/** Values of earlier steps that the body contains. */
function fromBody(body: string): Produced {
  const parsed = parseObject(body) ?? {};
  const text = (name: string) => (typeof parsed[name] === 'string' ? parsed[name] : undefined);
  return {
    ...(parsed.formData !== undefined && {formData: JSON.stringify(parsed.formData)}),
    ...(text('formSignature') && {formSignature: text('formSignature')}),
    ...(text('validationSignature') && {validationSignature: text('validationSignature')}),
  };
}

/** The password of the header is the request signature. */
function fromHeader(header: string): Produced {
  const decoded = fromBase64(credentials(header));
  const text = decoded && new TextDecoder().decode(decoded);
  const signature = text?.split(':')[1];
  return signature ? {requestSignature: signature} : {};
}

/** Adds the steps that are contained in others; what the reader gave explicitly wins. */
export function expand(produced: Produced): Produced {
  const given = Object.fromEntries(
    stepIds
      .map((step) => [step, produced[step]?.trim() ?? ''] as const)
      .filter(([, text]) => text !== ''),
  ) as Produced;
  return {
    ...(given.requestBody && fromBody(given.requestBody)),
    ...(given.authorization && fromHeader(given.authorization)),
    ...given,
  };
}
