import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {Mosparo, NotVerified} from './mosparo.mjs';

const {MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY, PORT = '8000'} = process.env;
const mosparo = new Mosparo(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY);

// With Express: use express.text({type: 'application/x-www-form-urlencoded'})
// and pass new URLSearchParams(request.body).
async function handleContact(form) {
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

const files = {'/contact.html': 'text/html', '/contact.js': 'text/javascript'};

async function answer(request) {
  if (request.method === 'POST') {
    return [...(await handleContact(new URLSearchParams(await text(request)))), 'text/plain'];
  }
  const type = files[request.url];
  return type ? [200, await readFile(`.${request.url}`), type] : [404, 'Not found', 'text/plain'];
}

createServer((request, response) => {
  answer(request)
    .catch(() => [500, 'Please try again later.', 'text/plain'])
    .then(([status, body, type]) => {
      response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`}).end(body);
    });
}).listen(Number(PORT), '127.0.0.1');
