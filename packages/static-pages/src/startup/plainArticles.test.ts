import {expect, it} from 'vitest';
import {isPlain} from './plainArticles';

it.each([
  ['text', '# Title\n\nText with <b>markup</b>.'],
  ['an import inside a fence', '```js\nimport a from "a";\n```\n'],
  ['a word that starts like one', 'important\nexports\n'],
])('%s stays as it is', (_name, markdown) => {
  expect(isPlain(markdown)).toBe(true);
});

it.each([
  ['an import', "import Tabs from '@theme/Tabs';\n\n# Title\n"],
  ['an export', '# Title\n\nexport const A = () => <b>a</b>;\n'],
  ['a handler', '<button onClick={() => alert(1)}>A</button>'],
  ['an import after a fence', '```js\na\n```\n\nimport A from "a";\n'],
])('%s needs React', (_name, markdown) => {
  expect(isPlain(markdown)).toBe(false);
});
