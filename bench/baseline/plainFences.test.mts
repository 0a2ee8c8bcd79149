import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {plainFences} from './plainFences.mjs';

const samples = mkdtempSync(path.join(tmpdir(), 'samples-'));
writeFileSync(
  path.join(samples, 'a.sh'),
  '# region:one\necho 1\n\necho 2\n# endregion:one\nexit\n',
);
afterAll(() => rmSync(samples, {recursive: true}));

it.each([
  [
    'leaves plain fences alone',
    '```bash title="a b" {2}\nls\n```',
    '```bash title="a b" {2}\nls\n```',
  ],
  ['names languages as Prism does', '```apache\nx\n```', '```apacheconf\nx\n```'],
  [
    'turns languages that Prism does not know into plain text',
    '```cron\nx\n```',
    '```text\nx\n```',
  ],
  [
    'inserts the sample, indented like the fence',
    '1. a\n\n   ```bash file=a.sh#one\n   ```\n',
    '1. a\n\n   ```bash\n   echo 1\n\n   echo 2\n   ```\n',
  ],
])('%s', (_, before, after) => {
  expect(plainFences(before, samples)).toBe(after);
});
