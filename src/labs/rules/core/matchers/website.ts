import {no, yes, type Outcome} from '../outcome';
import {END, lower, NO_SPACE, SPACE, trim} from '../php';

/**
 * A URL between white space. After the top-level domain one more character is needed, and
 * it may be the space of a sentence. (Same matches as mosparo's pattern, without its repeated
 * groups, which cause catastrophic backtracking with some texts.)
 */
const urls = new RegExp(
  String.raw`(?:^|${SPACE})[a-zA-Z0-9]+://[\w\-.]+\.\w{2,}[^\n]${NO_SPACE}*(?:${END}|${SPACE})`,
  'g',
);

export function matchWebsite(item: string, value: string, source: string): Outcome {
  const [url, text] = [lower(item), lower(value)];
  const found =
    source === 'url' ? text === url : [...text.matchAll(urls)].some(([each]) => trim(each) === url);
  const needed = /(?:https?:)?\/\//i.test(item) ? url : `//${url}`;
  if (found && text.includes(needed)) return yes;
  if (item.includes('*')) return no('noWildcard');
  if (!text.includes(url)) return no('absent');
  return no(source === 'url' ? 'longer' : 'urlEdge');
}
