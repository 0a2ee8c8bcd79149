import {no, unknown, yes, type Outcome} from '../outcome';
import {lower} from '../php';
import {containsLike, containsPattern} from '../wildcards';

const stars = {any: '*', one: '?'};

function passesDatabase(value: string, item: string): boolean {
  return containsLike(
    lower(value),
    lower(item)
      .replaceAll('*', '%')
      .replace(/^%+|%+$/g, ''),
  );
}

function passesCheck(value: string, item: string): boolean {
  const [text, pattern] = [lower(value), lower(item)];
  if (!/[*?]/.test(pattern)) return text.includes(pattern);
  return containsPattern(text.replaceAll('\n', ' '), pattern.replace(/^\*+|\*+$/g, ''), stars);
}

/** MySQL, MariaDB and PostgreSQL read a backslash as an escape, SQLite does not. */
export function dependsOnDatabase(item: string): boolean {
  return item.includes('\\');
}

/** Item types Text of Word and of User agent. */
export function matchText(item: string, value: string): Outcome {
  const checked = passesCheck(value, item);
  if (checked && passesDatabase(value, item))
    return dependsOnDatabase(item) ? unknown('backslash') : yes;
  if (checked && item.includes('?')) return no('questionMark');
  if (passesCheck(value.toLowerCase(), item.toLowerCase())) return no('nonAsciiCase');
  return no('absent');
}
