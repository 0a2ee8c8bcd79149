import {expect, it} from 'vitest';
import {readFragment} from '../frame/core/shared';
import {evaluate} from './core/evaluate';
import {decodeSetup} from './core/link';
import {playgroundLink} from './playgroundLink';

const state = {
  message: 'Best online casino!\nClaim 100 % & more: <b>?#',
  rules: [
    {
      type: 'word',
      factor: 1.5,
      items: [{type: 'text', value: 'casino: a & b', rating: -0.5}],
    },
    {type: 'word', items: [{type: 'wExact', value: 'online'}]},
  ],
} as const;

it('opens the playground with exactly this message and these rules', () => {
  const [page = '', hash = ''] = playgroundLink(state).split(/(?=#)/);
  expect(page).toBe('/docs/usage/rule_types');
  const link = readFragment('rules', hash);
  const read = link.kind === 'state' ? decodeSetup(link.shared) : undefined;
  expect(read).toEqual({
    unread: 0,
    omitted: 0,
    state: {
      origin: 'project',
      packageFactor: '',
      spamScore: '5',
      rules: [
        {
          name: '',
          type: 'word',
          factor: '1.5',
          items: [{type: 'text', value: 'casino: a & b', rating: '-0.5'}],
        },
        {
          name: '',
          type: 'word',
          factor: '',
          items: [{type: 'wExact', value: 'online', rating: '1'}],
        },
      ],
      fields: [{source: 'textarea', value: state.message}],
    },
  });
  expect(read && evaluate(read.state).rating).toBe(1);
});
