/**
 * The text that mosparo signs: PHP's `json_encode` with its default flags,
 * then every `[]` replaced by `{}`, also inside strings.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('[]', '{}');
}
