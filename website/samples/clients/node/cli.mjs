import {createInterface} from 'node:readline';
import {Mosparo, prepare} from './mosparo.mjs';

const clientOf = ({host, publicKey, privateKey}) => new Mosparo(host, publicKey, privateKey);

function sign(given) {
  const params = new URLSearchParams(
    Object.entries(given.form).flatMap(([name, value]) => [value].flat().map((item) => [name, item])),
  );
  const tokens = [params.get('_mosparo_submitToken') ?? '', params.get('_mosparo_validationToken') ?? ''];
  return clientOf(given).sign(prepare(params, given.fields), ...tokens, given.metadata);
}

async function verify(given) {
  try {
    await clientOf(given).verify(new URLSearchParams(given.body), given.fields);
    return 'accepted';
  } catch (problem) {
    return `refused: ${problem.message}`;
  }
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
for await (const line of createInterface({input: process.stdin})) {
  const given = JSON.parse(line);
  console.log(JSON.stringify(await {sign, verify}[given.task](given)));
}
