/**
 * `npm run audit`: lists known vulnerabilities of the packages behind the pages. Exits with 1 if one is high or
 * critical, and with 2 if the registry does not respond, because then nothing was checked.
 */
import {spawnSync} from 'node:child_process';
import {verdict, type AuditReport} from './verdict.mts';

// Without a network npm would retry for minutes.
const quick = ['--fetch-retries=0', '--fetch-timeout=30000'];
const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json', ...quick], {encoding: 'utf8'});
const {kind, lines} = verdict(JSON.parse(stdout || '{}') as AuditReport);
for (const line of lines) console.log(line);
if (kind === 'clean')
  console.log(
    'No vulnerability of high or critical severity is known in the packages behind the pages.',
  );
process.exitCode = {clean: 0, findings: 1, 'not asked': 2}[kind];
