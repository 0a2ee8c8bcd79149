import {same, type Claim, type PageClaims} from '../../claim';
import {outdated, passage} from '../../passages';
import {boxPage} from './page';

const page = 'integration/ignored_fields';

/** Elements for each row of the table, by how the row begins. The name of what is asked for is `probe`. */
const elements: Readonly<Record<string, readonly string[]>> = {
  '`input` of type `text`': [
    ...['text', 'email', 'url', 'tel', 'search', 'number', 'range', 'color', 'date', 'time'].map(
      (type) => `<input type="${type}" name="probe">`,
    ),
    '<input name="probe">',
  ],
  '`textarea`': ['<textarea name="probe"></textarea>'],
  '`select`': [
    '<select name="probe"><option>a</option></select>',
    '<select name="probe" multiple><option>a</option></select>',
  ],
  '`input` of type `password`': ['password', 'file', 'hidden', 'checkbox', 'radio'].map(
    (type) => `<input type="${type}" name="probe">`,
  ),
  '`input` or `button` of type': ['submit', 'reset', 'button'].flatMap((type) => [
    `<input type="${type}" name="probe">`,
    `<button type="${type}" name="probe">x</button>`,
  ]),
  '`button` without a type': ['<button name="probe">x</button>'],
  '`input` of type `image`': ['<input type="image" name="probe" alt="x">'],
  '`output`': ['<output name="probe">x</output>'],
  'Disabled fields': ['<input type="text" name="probe" disabled>'],
  'Name that **starts**': ['<input type="text" name="_mosparo_probe">'],
  'Class `mosparo__ignored-field`': [
    '<input type="text" name="probe" class="mosparo__ignored-field">',
  ],
  '`fieldset`': ['<fieldset name="probe"></fieldset>', '<iframe name="probe"></iframe>'],
  'Field outside': ['</form><input type="text" name="probe" form="contact"><form>'],
  'Editable element': ['<div contenteditable>x</div>'],
};

function rows(): string[][] {
  return passage(page, 'rules')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Field \||---)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const isYes = (cell: string) => cell.replaceAll('*', '').startsWith('yes');

const claims: readonly Claim[] = Object.entries(elements).flatMap(([start, list]) => {
  const row = rows().find(([first = '']) => first.startsWith(start));
  if (!row) {
    outdated.push(`website/docs/${page}.mdx#rules has no row "${start}…". Adapt the claim.`);
    return [];
  }
  const [, checked = '', ignored = ''] = row;
  return list.map((element) => ({
    id: element.replace('</form>', '').replace('<form>', ''),
    at: 'rules',
    says: row,
    needs: ['keys', 'browser'] as const,
    async holds({browser, api}) {
      const isOutside = element.startsWith('</form>');
      const fields = '<input type="text" name="other">';
      const html = boxPage(browser.mosparo, api.keys, {
        fields: isOutside ? fields : fields + element,
        after: isOutside ? element.slice(7, -6) : '',
      });
      const seen = await browser.visit(html, ({page: tab}) =>
        tab.evaluate(() => {
          const {box} = window as unknown as {
            box: {getFormData(): {fields: {name: string}[]; ignoredFields: string[]}};
          };
          const data = box.getFormData();
          return {
            checked: data.fields.some(({name}) => name !== 'other'),
            ignored: data.ignoredFields.some((name) => name !== 'other'),
          };
        }),
      );
      same(seen, {checked: isYes(checked), ignored: isYes(ignored)});
    },
  }));
});

export const ignored: PageClaims = {page, claims};
