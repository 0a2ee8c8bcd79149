import type {Locale} from '../../config/locales';
import {errorPlaces, type ErrorEntry} from '../../data/errors/types';

/** An entry of the error catalogue in one language. */
export interface ErrorModel {
  readonly id: string;
  readonly place: string;
  /** Has no message of the product, and so no place where it appears. */
  readonly symptom?: true;
  readonly message: string;
  /** The message in the other language, if it differs. */
  readonly other?: string;
  /** Other wordings of the same thing. */
  readonly also?: readonly string[];
  readonly status?: string;
  readonly reason?: string;
  readonly meaning: string;
  readonly causes: readonly {readonly cause: string; readonly fix: string}[];
}

export function errorModel(entry: ErrorEntry, locale: Locale): ErrorModel {
  const other = entry.message[locale === 'en' ? 'de' : 'en'];
  const message = entry.message[locale];
  const isQuoted = entry.place !== 'symptom' && entry.place !== 'http';
  return {
    id: entry.id,
    place: errorPlaces[entry.place][locale],
    ...(entry.place === 'symptom' && {symptom: true}),
    message,
    ...(isQuoted && other !== message && {other}),
    ...(entry.also && {also: entry.also.map((text) => text[locale])}),
    ...(entry.status && {status: entry.status}),
    ...(entry.reason && {reason: entry.reason}),
    meaning: entry.meaning[locale],
    causes: entry.causes.map(({cause, fix}) => ({cause: cause[locale], fix: fix[locale]})),
  };
}
