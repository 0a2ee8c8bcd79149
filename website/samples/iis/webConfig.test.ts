import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {program} from '../../../scripts/lib/programs.mjs';

/** Reads the file with a real XML parser and hands back what the test looks at. */
const reader = `
import json, sys
import xml.etree.ElementTree as tree
rules = tree.parse(sys.argv[1]).findall('./system.webServer/rewrite/rules/rule')
print(json.dumps([{
    'rule': rule.attrib,
    'match': rule.find('match').attrib,
    'condition': rule.find('conditions/add').attrib,
    'action': rule.find('action').attrib,
} for rule in rules]))
`;

const file = (name: string) => path.join(import.meta.dirname, name);

describe('samples/iis', () => {
  it('web.config sends what is not a file to the front controller, with its query', () => {
    const json = execFileSync(program('python3'), ['-c', reader, file('web.config')], {
      encoding: 'utf8',
    });
    expect(JSON.parse(json)).toEqual([
      {
        rule: {name: 'mosparo', stopProcessing: 'true'},
        match: {url: '.*', ignoreCase: 'false'},
        condition: {input: '{REQUEST_FILENAME}', matchType: 'IsFile', negate: 'true'},
        action: {type: 'Rewrite', url: 'index.php', appendQueryString: 'true'},
      },
    ]);
  });

  it('php.ini parses', () => {
    const json = execFileSync(
      program('php'),
      [
        '-r',
        'echo json_encode(parse_ini_file($argv[1], false, INI_SCANNER_RAW));',
        file('php.ini'),
      ],
      {encoding: 'utf8'},
    );
    expect(JSON.parse(json)).toEqual({
      'curl.cainfo': 'C:\\PHP\\extras\\cacert.pem',
      'openssl.cafile': 'C:\\PHP\\extras\\cacert.pem',
      max_execution_time: '600',
    });
  });

  it('timeouts.ps1 sets both time-outs of FastCGI to the limit of PHP', () => {
    const script = readFileSync(file('timeouts.ps1'), 'utf8');
    const limits = [...script.matchAll(/\.(\w+Timeout):(\d+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(limits).toEqual([
      ['activityTimeout', '600'],
      ['requestTimeout', '600'],
    ]);
  });
});
