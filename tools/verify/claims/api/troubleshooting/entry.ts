import {errorCatalogue} from '../../../../../website/data/errors';
import type {ErrorEntry, ErrorPlace} from '../../../../../website/data/errors/types';
import {same as sameText} from '../../../../../website/texts';
import {holds, same, type Claim} from '../../../claim';
import {outdated} from '../../../passages';
import type {Answer} from '../../../target/http';
import type {Target} from '../../../target';

/** The table of each place. */
const sections: Readonly<Record<ErrorPlace, string>> = {
  box: 'messages-in-the-box',
  console: 'browser-console',
  signed: 'signed-api',
  http: 'status-codes',
  verification: 'verification-api',
  frontend: 'frontend-api',
  statistic: 'statistic-api',
  rulePackage: 'rule-package-api',
  client: 'client-libraries',
  submission: 'submission-details',
};

const noText = sameText('');

export function entryOf(id: string): ErrorEntry {
  const found = errorCatalogue.find((one) => one.id === id);
  if (found) return found;
  outdated.push(`website/data/errors has no entry "${id}". Adapt the claim.`);
  return {id, place: 'box', message: noText, causes: []};
}

/** A row of the catalogue that is brought about in one way or several. */
export function row(
  id: string,
  how: string,
  work: (target: Target, entry: ErrorEntry) => Promise<void>,
  more: Pick<Claim, 'needs' | 'notOnStandIn'> = {},
): Claim {
  const entry = entryOf(id);
  const {message, also, status, reason} = entry;
  return {
    id: `${id}: ${how}`,
    at: sections[entry.place],
    says: {message, also, status, reason},
    holds: (target) => work(target, entry),
    ...more,
  };
}

/** The answer is an error with the message and the status of the row. */
export function isError(answer: Answer, {message, status = '200'}: ErrorEntry): void {
  const {error, errorMessage} = (answer.json ?? {}) as {error?: boolean; errorMessage?: string};
  same(
    {status: answer.status, error, errorMessage},
    {status: Number(status), error: true, errorMessage: message.en},
  );
}

/** A message of `issues` has the text of the row. */
export function hasIssue(answer: Answer, name: string, {message}: ErrorEntry): void {
  const {issues = []} = (answer.json ?? {}) as {issues?: {name: string; message: string}[]};
  holds(
    issues.some((one) => one.name === name && one.message === message.en),
    `issue "${message.en}" for ${name}`,
    answer.text,
  );
}
