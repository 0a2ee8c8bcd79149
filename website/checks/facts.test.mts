import {expect, it} from 'vitest';
import {product} from '../config/product.ts';
import {checkCheckedAgainst} from './checkedAgainst.mts';
import {checkCommands} from './commandNames.mts';
import {facts, head, messages, site, testChecks} from './fixture.mts';
import {checkVariables} from './variables.mts';
import {checkVersions} from './versions.mts';

const {version} = product;
const fence = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`;

testChecks({
  variables: {
    check: checkVariables,
    good: site('`MOSPARO_UPDATES_ENABLED=0`, `YOUR_PUBLIC_KEY`, `default_…`, `MOSPARO_…`\n', ''),
    bad: [
      ['in a sentence', site('`MOSPARO_BOGUS`\n', ''), /"MOSPARO_BOGUS" is not in/],
      ['in a fence', site(fence('export MOSPARO_BOGUS=1'), ''), /"MOSPARO_BOGUS"/],
      ['in data', facts("const a = {en: 'See `MOSPARO_BOGUS`.', de: ''};"), /"MOSPARO_BOGUS"/],
      [
        'in a sample',
        site('', '', {samples: {'samples/a.sh': 'MOSPARO_BOGUS=1'}}),
        /"MOSPARO_BOGUS"/,
      ],
    ],
  },
  commands: {
    check: checkCommands,
    good: site(
      `${fence('php bin/console mosparo:import --no-rules --force 7 a.json # --bogus')}\`mosparo:health -v\` \`mosparo/mosparo:v1.5.4\`\n`,
      '',
    ),
    bad: [
      ['unknown command', site('`mosparo:bogus`\n', ''), /"mosparo:bogus" is not in/],
      [
        'in a sample',
        site('', '', {samples: {'samples/a.sh': 'mosparo:bogus'}}),
        /"mosparo:bogus"/,
      ],
      ['unknown option', site(fence('mosparo:import --bogus 7'), ''), /no option "--bogus"/],
      ['option of another command', site('`mosparo:health --force`\n', ''), /no option "--force"/],
    ],
  },
  versions: {
    check: checkVersions,
    good: site(
      `In version ${version}, PHP 8.1.10 or newer. <Since v="1.3.1" /> \`mosparo/mosparo:v${version}\`\n`,
      '',
    ),
    bad: [
      ['old statement', site('In version 1.4.2 it fails.\n', ''), /1\.4\.2 here and \d/],
      ['in German', site('', 'In Version 1.4.2 nicht.\n'), /1\.4\.2 here/],
      [
        'old image',
        site(fence(`docker pull mosparo/mosparo:${version}`), ''),
        /is \d\S+ here and v\d/,
      ],
      ['old release', site('`./rebuild.sh v1.4.2`\n', ''), /1\.4\.2 here/],
      [
        'in a description',
        site('', '', {enHead: head().replace('Words.', 'Of mosparo 1.4.2.')}),
        /1\.4\.2 here/,
      ],
      ['old PHP', site('PHP 8.0.2 or newer.\n', ''), /8\.0\.2 here and 8\.1\.10/],
      ['badge of the future', site('<Since v="99.0" />\n', ''), /"99\.0" is not a version up to/],
      ['badge without number', site('<Since v="next" />\n', ''), /"next" is not a version/],
      ['in data', facts("const a = {since: '99.0'};"), /"99\.0" is not a version/],
      ['of a lab', facts("const a = {en: 'Limit of version 1.4.2', de: ''};"), /1\.4\.2 here/],
      ['in a comment', facts('/** As mosparo 1.4.2 does. */'), /1\.4\.2 here and \d/],
    ],
  },
});

it('pages to review exist and were checked against an earlier version', () => {
  const problems = (waiting: Record<string, string>) =>
    messages(checkCheckedAgainst(site('', ''), waiting));
  expect(problems({'/docs/a': '1.0.0'})).toEqual([]);
  expect(problems({'/docs/gone': '1.0.0'})).toEqual(['There is no page /docs/gone.']);
  expect(problems({'/docs/a': version})).toEqual([
    `/docs/a: ${version} is not older than ${version}.`,
  ]);
});

it('a page that is still to be reviewed may describe the former version', () => {
  const page = site('In version 1.4.2 it fails.\n', '');
  expect(checkVersions(page)).toHaveLength(1);
  expect(checkVersions(page, {'/docs/a': '1.4.2'})).toEqual([]);
});
