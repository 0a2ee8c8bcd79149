import type {Locale} from '@site/config/locales';
import type {Parameter, Unattended} from '@site/data/commands';
import {t, type Localized} from '@site/texts';

const answers: Readonly<Record<Unattended, Localized>> = {
  yes: t('yes'),
  partly: t('with `--force`'),
  no: t('no'),
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

const required = t('required', 'parameter');
const fallbacks: Readonly<Record<string, Localized>> = {
  on: t('on'),
  off: t('off'),
};

/** Default of a parameter, "required" for those that have none. */
export function describeFallback(parameter: Parameter, locale: Locale): string {
  if (parameter.required) return required[locale];
  if (!parameter.default) return '–';
  return fallbacks[parameter.default]?.[locale] ?? `\`${parameter.default}\``;
}
