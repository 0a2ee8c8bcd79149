import {readFileSync} from 'node:fs';
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

interface Vector {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly form: Readonly<Record<string, string | string[]>>;
  readonly fields: string[];
  readonly metadata?: string;
}

async function sign(input: string): Promise<void> {
  const {prepare} = await import('./mosparo.mts');
  const {publicKey, privateKey, form, fields, metadata} = JSON.parse(input) as Vector;
  const params = new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((item) => [name, item])),
  );
  const tokens = [params.get('_mosparo_submitToken') ?? '', params.get('_mosparo_validationToken') ?? ''] as const;
  const client = new Mosparo('', publicKey, privateKey);
  console.log(JSON.stringify(client.sign(prepare(params, fields), ...tokens, metadata)));
}

async function verify(input: string, fields: string[]): Promise<void> {
  try {
    await mosparo.verify(new URLSearchParams(input), fields);
    process.stdout.write('accepted');
  } catch (problem) {
    process.stdout.write(`refused: ${(problem as Error).message}`);
    process.exitCode = 1;
  }
}

const [command, ...fields] = process.argv.slice(2);
const input = readFileSync(0, 'utf8');
if (command === 'sign') for (const line of input.trim().split('\n')) await sign(line);
else if (command === 'verify') void verify(input, fields);
else if (command === 'contact') {
  void handleContact(new URLSearchParams(input)).then((answer) => process.stdout.write(answer.join(' ')));
} else {
  console.error('usage: cli.mts sign | verify FIELD... | contact');
  process.exitCode = 2;
}
