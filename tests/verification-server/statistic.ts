import type {Data} from './signedApi';
import {failure, type Answer} from './signedRequest';

/** Counters of the mock, all for the day of the request. */
export interface Counters {
  valid: number;
  spam: number;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function answerStatistic({range, startDate}: Data, counters: Counters, now: number): Answer {
  if (range !== undefined && !(Number(range) > 0)) return failure('Invalid range.');
  if (startDate !== undefined) {
    if (!isDate(String(startDate))) {
      return failure('The start date has an invalid format. Excepted format: YYYY-MM-DD');
    }
    if (Date.parse(String(startDate)) > now) {
      return failure('The start date cannot be in the future.');
    }
  }
  const day = new Date(now).toISOString().slice(0, 10);
  const numbers = {
    numberOfValidSubmissions: counters.valid,
    numberOfSpamSubmissions: counters.spam,
    numberOfDelayedRequests: 0,
    numberOfBlockedRequests: 0,
  };
  const any = counters.valid + counters.spam > 0;
  const data = {...numbers, numbersByDate: any ? {[day]: numbers} : []};
  return {status: 200, body: {result: true, data}};
}
