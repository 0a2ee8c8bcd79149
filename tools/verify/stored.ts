import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Evidence} from './results';

/** Not in the module that the command starts with: tsx gives that one no folder. */
const file = path.join(__dirname, 'evidence.json');

export const readStored = (): Evidence | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Evidence) : undefined;

export function store(evidence: Evidence): void {
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
}
