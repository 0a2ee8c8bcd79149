import {createInterface} from 'node:readline';
import {Mosparo} from './mosparo.mjs';

async function verify({host, publicKey, privateKey, body, fields, metadata}) {
  try {
    await new Mosparo(host, publicKey, privateKey).verify(new URLSearchParams(body), fields, metadata);
    return 'accepted';
  } catch (problem) {
    return `refused: ${problem.message}`;
  }
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
for await (const line of createInterface({input: process.stdin})) {
  console.log(JSON.stringify(await verify(JSON.parse(line))));
}
