import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../lib/folders.mjs';

/** Components of ours that the file imports. */
const componentsOf = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^import (\w+) from '@site\/src/gm)].map(
    ([, name]) => name,
  );

/** The stock site has those of its theme instead, or our remark plugins write them, which it does not use. */
const ownOnly = ['BreakableCode', 'EntryTitle', 'Screen', 'ScrollTable'];

it('the stock site has every component that pages use without an import', () => {
  const ours = componentsOf('website/src/theme/MDXComponents.tsx');
  expect(ours).toContain('Term');
  expect(componentsOf('bench/baseline/theme/MDXComponents.tsx')).toEqual(
    ours.filter((name) => !ownOnly.includes(name ?? '')),
  );
});
