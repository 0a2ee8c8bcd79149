import {createMemoryHistory} from 'history';
import {expect, it} from 'vitest';
import {startsFolded} from './startsFolded';

it('folds pages that are opened at their top', () => {
  const history = createMemoryHistory();
  expect(startsFolded(history)).toBe(false);
  history.push('/docs/usage/rules');
  expect(startsFolded(history)).toBe(true);
  history.push('/docs/usage/rules#weights');
  expect(startsFolded(history)).toBe(false);
  history.push('/docs/usage/rules', {searchTerms: ['rules']});
  expect(startsFolded(history)).toBe(false);
  history.goBack();
  expect(startsFolded(history)).toBe(false);
});
