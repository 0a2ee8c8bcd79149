import type {Locale} from '@site/config/locales';
import type {Parameter, Unattended} from '@site/data/commands';
import type {Localized} from '@site/data/localized';

const answers: Readonly<Record<Unattended, Localized>> = {
  yes: {en: 'yes', de: 'ja'},
  partly: {en: 'with `--force`', de: 'mit `--force`'},
  no: {en: 'no', de: 'nein'},
};

/** Whether a command can run without somebody at the keyboard. */
export function describeUnattended(unattended: Unattended, locale: Locale): string {
  return answers[unattended][locale];
}

/** A parameter as it is typed: `--file FILE`, `-f`. */
export function typedForms({name, short, value}: Parameter): readonly string[] {
  const withValue = (form: string, separator: string) =>
    value ? `${form}${separator}${value}` : form;
  return [withValue(name, '='), ...(short ? [withValue(short, ' ')] : [])];
}

const fallbacks: Readonly<Record<string, Localized>> = {
  on: {en: 'on', de: 'an'},
  off: {en: 'off', de: 'aus'},
};

/** Default of a parameter, "required" for those that have none. */
export function describeFallback(parameter: Parameter, locale: Locale): string {
  if (parameter.required) return locale === 'en' ? 'required' : 'Pflicht';
  if (!parameter.default) return '–';
  return fallbacks[parameter.default]?.[locale] ?? `\`${parameter.default}\``;
}
