/** `npm run delivery`: writes every generated file of this folder. With `--check` it only lists those that are out of date. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {committedFiles} from './forms/index.mts';

const check = process.argv.includes('--check');
const outdated = Object.entries(committedFiles()).filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);
for (const [file, text] of outdated) {
  if (!check) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  console.log(`${check ? 'out of date' : 'written'}: ${file}`);
}
if (check && outdated.length > 0) process.exitCode = 1;
