import {site, testChecks} from './fixture.mts';
import {checkSamples} from './samples.mts';

const fence = (file: string) => `\`\`\`bash file=${file}\n\`\`\`\n`;

/** A page that shows one sample of a folder, and the test of that folder. */
const shown = (file: string, test: string, samples: Readonly<Record<string, string>> = {}) =>
  site(fence(file), '', {
    samples: {[`samples/${file.replace(/#.*/, '')}`]: 'ls\n', ...samples},
    tests: {'samples/a/a.test.ts': test},
  });

const template = "const read = (name: string) => `back-${name}.sh`; read('up')";
const listing = "readdirSync('.').filter((name) => /\\.sh$/.test(name))";

testChecks({
  'a literal name': {
    check: checkSamples,
    good: shown('a/b.sh', "run('b.sh')"),
    bad: [
      ['a sample that no test names', shown('a/c.sh', "run('b.sh')"), /^No test names this sample/],
      ['a test of another folder', shown('b/c.sh', "run('c.sh')"), /^No test names this sample/],
    ],
  },
  'a template': {
    check: checkSamples,
    good: shown('a/back-up.sh', template),
    bad: [['a word that no test fills in', shown('a/back-in.sh', template), /^No test names/]],
  },
  'a filter of the folder': {
    check: checkSamples,
    good: shown('a/b.sh', listing),
    bad: [['another file extension', shown('a/b.py', listing), /^No test names this sample/]],
  },
  'a sample that a tested one runs': {
    check: checkSamples,
    good: site(`${fence('a/cli.py')}\n${fence('a/lib.py')}`, '', {
      samples: {'samples/a/cli.py': 'from lib import verify\n', 'samples/a/lib.py': 'def verify'},
      tests: {'samples/a/a.test.ts': "run('cli.py')"},
    }),
    bad: [
      [
        'a sample beside it',
        shown('a/lib.py', "run('cli.py')", {'samples/a/cli.py': 'import os\n'}),
        /^No test names this sample/,
      ],
    ],
  },
  'a block with a title': {
    check: checkSamples,
    good: site('```text\nHello\n```\n', ''),
    bad: [
      [
        'a title that nobody tries',
        site('```text title="new.sh"\nls\n```\n', ''),
        /^Nothing tries/,
      ],
    ],
  },
  'files and regions': {
    check: checkSamples,
    good: shown('a/b.sh#end', "run('b.sh')", {
      'samples/a/b.sh': '# region:end\nls\n# endregion:end\n',
    }),
    bad: [
      ['no such file', site(fence('a/b.sh'), ''), /^There is no samples\/a\/b\.sh\.$/],
      ['no such region', shown('a/b.sh#end', "run('b.sh')"), /has no region "end"/],
    ],
  },
});
