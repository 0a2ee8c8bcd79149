import {describe, expect, it} from 'vitest';
import {cause, elsewhere, entry} from '../../../data/errors/types';
import {same} from '../../../texts';
import {errorLines} from './errorModel';

const entries = [
  entry('broken', {
    place: 'box',
    message: {...same('It is broken.'), de: 'Es ist kaputt.'},
    also: [{...same('Broken'), de: 'Kaputt'}],
    status: '400',
    causes: [cause(same('Why'), same('Fix'))],
  }),
];
const others = [
  elsewhere(
    '/docs/usage/settings#hosts',
    {...same('First part. Second part.'), de: 'Teil eins. Teil zwei.'},
    {...same('Other words'), de: 'Andere Wörter'},
  ),
];
const [own, other] = errorLines(entries, others, 'de');

describe('a line of the list', () => {
  it('leads to its entry and is found in both languages, by status and by other wordings', () => {
    expect(own).toEqual({
      message: 'Es ist kaputt.',
      to: '#broken',
      text: 'Es ist kaputt. It is broken. Kaputt 400',
    });
  });

  it('shows only the beginning of a message on another page, but is found by all of it', () => {
    expect(other).toMatchObject({message: 'Teil eins. …', to: '/docs/usage/settings#hosts'});
    expect(other?.text).toContain('Second part.');
    expect(other?.text).toContain('Andere Wörter');
  });
});
