import {expect, it} from 'vitest';
import {plugins} from '../../../data/plugins';
import {pluginNames} from './pluginNames';

it('names every system with a plugin, once', () => {
  expect(pluginNames).toEqual([...new Set(plugins.map(({system}) => system))]);
});
