import {createInterface} from 'node:readline';
// region:handler
import {Mosparo, NotVerified} from './mosparo.mts';

const {MOSPARO_HOST = '', MOSPARO_PUBLIC_KEY = '', MOSPARO_PRIVATE_KEY = ''} = process.env;
const mosparo = new Mosparo(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY);

// With Express: use express.text({type: 'application/x-www-form-urlencoded'})
// and pass new URLSearchParams(request.body).
export async function handleContact(form: URLSearchParams): Promise<[status: number, text: string]> {
  try {
    // 1. Verify the raw values, once.
    await mosparo.verify(form, ['name', 'emailAddress', 'message']);
  } catch (problem) {
    if (!(problem instanceof NotVerified)) throw problem;
    console.error(problem.message);
    return [403, 'Your message could not be verified. Please send it again.'];
  }

  // 2. Only now clean and validate them.
  const name = (form.get('name') ?? '').trim();
  const email = (form.get('emailAddress') ?? '').trim();
  if (name === '' || !/^\S+@\S+$/.test(email)) {
    return [422, 'Please enter your name and your email address.'];
  }

  // 3. Process the message: send it, store it.
  return [200, 'Thank you for your message.'];
}
// endregion:handler

interface Given {
  readonly task: 'sign' | 'verify' | 'contact';
  readonly host: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly fields: string[];
  readonly form: Readonly<Record<string, string | string[]>>;
  readonly metadata?: string;
  readonly body: string;
}

const clientOf = ({host, publicKey, privateKey}: Given) => new Mosparo(host, publicKey, privateKey);

async function sign(given: Given): Promise<object> {
  const {prepare} = await import('./mosparo.mts');
  const params = new URLSearchParams(
    Object.entries(given.form).flatMap(([name, value]) => [value].flat().map((item) => [name, item])),
  );
  const tokens = [params.get('_mosparo_submitToken') ?? '', params.get('_mosparo_validationToken') ?? ''] as const;
  return clientOf(given).sign(prepare(params, given.fields), ...tokens, given.metadata);
}

async function verify(given: Given): Promise<string> {
  try {
    await clientOf(given).verify(new URLSearchParams(given.body), given.fields);
    return 'accepted';
  } catch (problem) {
    return `refused: ${(problem as Error).message}`;
  }
}

async function contact({body}: Given): Promise<string> {
  return (await handleContact(new URLSearchParams(body))).join(' ');
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
for await (const line of createInterface({input: process.stdin})) {
  const given = JSON.parse(line) as Given;
  console.log(JSON.stringify(await {sign, verify, contact}[given.task](given)));
}
