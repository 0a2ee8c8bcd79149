import {answer, beginning, fit, limits, type Answer} from '../answer';
import type {KnownError} from '../data';
import type {Documentation} from '../docs';
import {similarErrors} from '../messages';
import {parsePageUrl} from '../parsePageUrl';
import {textsOf} from '../texts';
import {findPage, findSection} from './readPage';
import {describe, find} from './search';

const maxEntries = 3;
/** Maximum length of a section that explains a message, in characters. */
const sectionLength = 1_600;

/** The section of a page that explains a message. */
function explained(docs: Documentation, route: string): string {
  const page = findPage(docs, route);
  const section = page && findSection(page, parsePageUrl(route, docs.about).anchor);
  return beginning(section?.markdown.trim() ?? '', sectionLength);
}

function explain(docs: Documentation, entry: KnownError): string {
  const texts = textsOf(docs.language);
  const causes = entry.causes.map(
    ({cause, remedy}, at) => `${at + 1}. ${texts.cause}: ${cause}\n   ${texts.remedy}: ${remedy}`,
  );
  const body = causes.length > 0 ? causes.join('\n') : explained(docs, entry.route);
  return [`## ${entry.message}`, docs.url(entry.route), entry.meaning, body]
    .filter(Boolean)
    .join('\n\n');
}

/** The causes of a message and their remedies, or, for an unknown message, the sections that a search finds. */
export function explainErrorTool(
  docs: Documentation,
  {message}: {readonly message: string},
): Answer {
  const texts = textsOf(docs.language);
  const entries = similarErrors(docs.errors, message).slice(0, maxEntries);
  if (entries.length > 0) {
    const blocks = entries.map((entry) => explain(docs, entry));
    return answer(fit(blocks, limits.error, texts.more));
  }
  const {results} = find(docs, message, maxEntries);
  if (results.length === 0) return answer(texts.nothingFound);
  return answer(fit([texts.noEntry, ...results.map(describe(docs))], limits.error, texts.more));
}
