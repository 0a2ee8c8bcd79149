/** The order of the forms in a message, as `usePluralForm` of Docusaurus reads it. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Of a message such as `{count} entry|{count} entries`, the form for a count, with the count. For code without React. */
export function countText(message: string, count: number, language: string): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(language);
  const {pluralCategories} = rules.resolvedOptions();
  const place = order
    .filter((form) => pluralCategories.includes(form))
    .indexOf(rules.select(count));
  const form = forms[Math.min(place, forms.length - 1)] ?? message;
  return form.replace('{count}', String(count));
}
