import {problem, type Problem} from '../problem.mts';
import type {ExternalLink} from './collect.mts';

const timeout = 20_000;
const concurrency = 8;

/** Status codes with which servers reject programs although the page exists for browsers. */
const rejected = new Set([401, 403, 405, 429]);

async function faultOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      headers: {accept: 'text/html,*/*', 'user-agent': 'mosparo-docs link check'},
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok || rejected.has(response.status)
      ? undefined
      : `returns status ${response.status}`;
  } catch (error) {
    const {cause, message} = error as Error;
    return `cannot be reached (${cause instanceof Error ? cause.message : message})`;
  }
}

/** Requests every URL, a few at a time, and reports those that fail. */
export async function requestAll(links: readonly ExternalLink[]): Promise<Problem[]> {
  const waiting = [...links];
  const problems: Problem[] = [];
  const worker = async (): Promise<void> => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const fault = await faultOf(link.url);
      if (fault)
        problems.push(
          problem(
            link.file,
            link.line,
            `${link.url} ${fault}.`,
            'find the new URL, or remove the link.',
          ),
        );
    }
  };
  await Promise.all(Array.from({length: concurrency}, worker));
  return problems;
}
