import {createHash} from 'node:crypto';

export type FieldValue = string | readonly string[];

/** A field as sent by the script in the browser. */
export interface BrowserField {
  readonly name: string;
  readonly value: FieldValue;
}

export interface Issue {
  readonly name: string;
  readonly message: string;
}

export interface FieldCheck {
  readonly valid: boolean;
  readonly verifiedFields: Readonly<Record<string, 'valid' | 'invalid'>>;
  readonly issues: readonly Issue[];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A list is valid if each of its items is in the received list; additional items are ignored. */
function matches(checked: FieldValue, received: unknown): boolean {
  if (typeof checked === 'string') return received === sha256(checked);
  return Array.isArray(received) && checked.every((item) => received.includes(sha256(item)));
}

/**
 * Compares the fields that the browser sent with the hashes that the backend sends. Fields that only the backend sends
 * are neither checked nor listed.
 */
export function checkFields(
  checked: readonly BrowserField[],
  received: Readonly<Record<string, unknown>>,
): FieldCheck {
  const issues: Issue[] = [];
  const verifiedFields: Record<string, 'valid' | 'invalid'> = {};
  if (checked.length === 0 || Object.keys(received).length === 0) {
    issues.push({name: 'formData', message: 'Form data is empty.'});
  }
  for (const {name, value} of checked) {
    const missing = !(name in received);
    const valid = !missing && matches(value, received[name]);
    verifiedFields[name] = valid ? 'valid' : 'invalid';
    if (!valid) {
      const message = missing
        ? 'Missing in form data, verification not possible.'
        : 'Field not valid.';
      issues.push({name, message});
    }
  }
  return {valid: issues.length === 0, verifiedFields, issues};
}
