import {otherLocale, type Locale} from '../../../config/locales';
import type {ErrorElsewhere, ErrorEntry, ErrorPlace} from '../../../data/errors/types';

/** An entry of the error catalogue in one language. */
export interface ErrorModel {
  readonly id: string;
  readonly place: ErrorPlace;
  readonly message: string;
  /** The message in the other language, if it differs. */
  readonly other?: string;
  /** Other wordings of the message. */
  readonly also?: readonly string[];
  readonly status?: string;
  readonly reason?: string;
  readonly meaning?: string;
  readonly causes: readonly {readonly cause: string; readonly fix: string}[];
}

/** A line of the list of all messages. */
export interface ErrorLine {
  readonly message: string;
  readonly to: string;
  /** The text that the filter searches. */
  readonly text: string;
}

export function errorModel(entry: ErrorEntry, locale: Locale): ErrorModel {
  const other = entry.message[otherLocale(locale)];
  const message = entry.message[locale];
  return {
    id: entry.id,
    place: entry.place,
    message,
    ...(other !== message && {other}),
    ...(entry.also && {also: entry.also.map((text) => text[locale])}),
    ...(entry.status && {status: entry.status}),
    ...(entry.reason && {reason: entry.reason}),
    ...(entry.meaning && {meaning: entry.meaning[locale]}),
    causes: entry.causes.map(({cause, fix}) => ({cause: cause[locale], fix: fix[locale]})),
  };
}

function lineOf({id, message, other, also = [], status, reason}: ErrorModel): ErrorLine {
  const text = [message, other, ...also, status, reason].filter(Boolean).join(' ');
  return {message, to: `#${id}`, text};
}

/** A long message is listed by its first sentence. */
const beginning = (message: string) => message.replace(/^(.+?\.) .+$/, '$1 …');

/** The list of all messages. Those that other pages explain come last. */
export function errorLines(
  entries: readonly ErrorEntry[],
  others: readonly ErrorElsewhere[],
  locale: Locale,
): ErrorLine[] {
  return [
    ...entries.map((entry) => lineOf(errorModel(entry, locale))),
    ...others.map(({message, also, to}) => ({
      message: beginning(message[locale]),
      to,
      text: [message, ...also].flatMap((each) => Object.values(each)).join(' '),
    })),
  ];
}
