import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, unknown, yes, type Outcome} from '../outcome';

function passesInAnyCase(item: ItemText, field: FieldText, checked: boolean): boolean {
  const isSame = item.allLower() === item.lower() && field.allLower() === field.lower();
  return isSame ? checked : item.textInAnyCase()(field.allLower());
}

/** MySQL, MariaDB and PostgreSQL read a backslash as an escape, SQLite does not. */
export function dependsOnDatabase({value}: ItemText): boolean {
  return value.includes('\\');
}

/** Item types Text of Word and of User agent. */
export function matchText(item: ItemText, field: FieldText): Outcome {
  const checked = item.text()(field.lower());
  if (checked && item.textLike()(field.lower()))
    return dependsOnDatabase(item) ? unknown('backslash') : yes;
  if (checked && item.value.includes('?')) return no('questionMark');
  return no(passesInAnyCase(item, field, checked) ? 'nonAsciiCase' : 'absent');
}
