import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, yes, type Outcome} from '../outcome';

export function matchWebsite(item: ItemText, field: FieldText): Outcome {
  const [url, text] = [item.lower(), field.lower()];
  const needed = item.value.includes('//') ? url : `//${url}`;
  if (field.urls().has(url) && text.includes(needed)) return yes;
  if (item.value.includes('*')) return no('noWildcard');
  if (!text.includes(url)) return no('absent');
  return no(field.source === 'url' ? 'longer' : 'urlEdge');
}
