#!/usr/bin/env node
import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {openDocs, type Docs} from './docs';
import {createServer} from './server';

function open(): Docs {
  try {
    return openDocs(path.join(import.meta.dirname, '../data'));
  } catch (error) {
    console.error(`The data of the documentation is missing: ${(error as Error).message}
Remedy: install the package again, or in a checkout run npm run build and npm run pack.`);
    process.exit(1);
  }
}

const [argument] = process.argv.slice(2);
const docs = open();
const {product, version} = docs.about;

if (argument === '--version') {
  console.log(version);
} else if (argument !== undefined) {
  // On stderr, because stdout carries the protocol.
  console.error(`mosparo-docs-mcp: the documentation of ${product} ${version} for coding assistants.
It has no options but --version. An assistant starts it and talks to it by standard input and output.`);
  process.exitCode = argument === '--help' ? 0 : 1;
} else {
  if (process.stdin.isTTY)
    console.error('Waiting for an assistant on standard input. Ctrl+C ends.');
  serveStdio(() => createServer(docs));
}
