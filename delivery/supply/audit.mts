/**
 * `npm run audit`: known weaknesses of the packages behind the pages. Ends with 1 when there is a
 * grave one, and with 2 when the registry could not be asked, so that nobody takes that for a yes.
 */
import {spawnSync} from 'node:child_process';
import {verdict, type AuditReport} from './verdict.mts';

const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {encoding: 'utf8'});
const {kind, lines} = verdict(JSON.parse(stdout || '{}') as AuditReport);
for (const line of lines) console.log(line);
if (kind === 'clean') console.log('No grave weakness is known in the packages behind the pages.');
process.exitCode = {clean: 0, findings: 1, 'not asked': 2}[kind];
