import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Evidence} from './results';

/** The site shows it. */
const file = path.resolve(__dirname, '../../website/data/evidence.json');

export const readStored = (): Evidence | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Evidence) : undefined;

export function store(evidence: Evidence): void {
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
}
