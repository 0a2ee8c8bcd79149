import {expect, it} from 'vitest';
import {highlight} from './highlight.mjs';

it('marks the placeholders that readers may replace', async () => {
  expect(await highlight('curl https://mosparo.example.com # x', 'text')).toBe(
    'curl https://<span data-value="host">mosparo.example.com</span> # x',
  );
  const html = await highlight('$host = "https://www.example.com";', 'php');
  expect(html).toContain('<span class="ts" data-value="site">www.example.com</span>');
});
