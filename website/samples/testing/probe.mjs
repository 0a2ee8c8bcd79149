// Sends one form through all three steps: token, check, verification.
// Ends with code 1 when one fails. Needs Node.js 20 or later.
import {checkForm, requestToken} from './frontend-client.mjs';
import {Mosparo} from './mosparo.mjs';

const {MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY, PAUSE = '0'} = process.env;
const page = {title: 'Probe', url: 'https://www.example.com/probe'};
// Something random: the project may block equal submissions.
const value = `Probe ${crypto.randomUUID()}`;
const start = performance.now();

const token = await requestToken(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, page);
// Seconds to wait, if the project has a minimum time.
await new Promise((resolve) => setTimeout(resolve, Number(PAUSE) * 1000));
const fields = [{name: 'message', value, fieldPath: 'textarea.message'}];
const validationToken = await checkForm(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, token, fields);
if (validationToken === null) throw new Error('The form was refused as spam.');

const form = new URLSearchParams({
  message: value,
  _mosparo_submitToken: token.submitToken,
  _mosparo_validationToken: validationToken,
});
await new Mosparo(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY).verify(form, ['message']);
console.log(`Verified after ${Math.round(performance.now() - start)} ms.`);
