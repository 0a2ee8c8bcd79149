import type {Locale} from '@site/config/locales';
import type {EnvironmentVariable, Reader, Unit, Values} from '@site/data/environmentVariables';
import {t, type Localized} from '@site/texts';

const kinds: Readonly<Record<Exclude<Values['kind'], 'choice' | 'number'>, Localized>> = {
  switch: t('`1` or `0`'),
  path: t('absolute path'),
  list: t('addresses and subnets, with commas, without spaces'),
  address: t('address'),
  text: t('text'),
};

const units: Readonly<Record<Unit, Localized>> = {
  seconds: t('seconds'),
  minutes: t('minutes'),
  hours: t('hours'),
  days: t('days'),
};

const readers: Readonly<Record<Reader, Localized>> = {
  web: t('web'),
  cli: t('commands'),
  start: t('start of the container'),
};

const words = {
  to: t('to'),
  from: t('from'),
  empty: t('empty'),
  unset: t('not set'),
  images: t('Images:'),
  clear: t('after `cache:clear`'),
} satisfies Record<string, Localized>;

function range(min: number | undefined, max: number | undefined, locale: Locale): string {
  if (min === undefined) return '';
  return max === undefined
    ? `, ${words.from[locale]} ${min}`
    : `, ${min} ${words.to[locale]} ${max}`;
}

/** What a variable accepts, in words: "hours, 1 to 24". */
export function describeValues(values: Values, locale: Locale): string {
  if (values.kind === 'choice') return values.options.map((option) => `\`${option}\``).join(', ');
  if (values.kind === 'number')
    return `${units[values.unit][locale]}${range(values.min, values.max, locale)}`;
  return kinds[values.kind][locale];
}

/** The default itself, with its unit: "`14` days". */
function describeDefaultValue(variable: EnvironmentVariable, locale: Locale): string {
  if (variable.default === null) return words.unset[locale];
  if (!variable.default) return words.empty[locale];
  const unit = variable.values.kind === 'number' ? units[variable.values.unit][locale] : '';
  return [`\`${variable.default}\``, unit].filter(Boolean).join('\u00a0');
}

/** Default, what it stands for, and what the images set instead. */
export function describeDefault(variable: EnvironmentVariable, locale: Locale): string {
  const images = variable.imageDefault && `${words.images[locale]} \`${variable.imageDefault}\``;
  return [describeDefaultValue(variable, locale), variable.defaultNote?.[locale], images]
    .filter(Boolean)
    .join('. ')
    .replaceAll('.. ', '. ');
}

/** Who reads the value, and what has to happen before a change counts; empty in the usual case, web and commands at once. */
export function describeEffect(variable: EnvironmentVariable, locale: Locale): string {
  const who = variable.readers.map((reader) => readers[reader][locale]).join(', ');
  if (variable.needsCacheClear) return `${who}; ${words.clear[locale]}`;
  return variable.readers.length > 1 ? '' : who;
}
