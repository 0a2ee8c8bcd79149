import {expect, it} from 'vitest';
import {handleContact} from './contact.mjs';

const accept = async () => {};
const refuse = async () => {
  throw new Error('not verified');
};
const form = new URLSearchParams({name: 'Anna', emailAddress: 'anna@example.org', message: 'Hello'});

it('processes a verified form', async () => {
  expect(await handleContact(form, accept)).toBe(200);
});

it('refuses a form that mosparo does not confirm', async () => {
  expect(await handleContact(form, refuse)).toBe(403);
});

it('asks mosparo about every field of the form, before anything else', async () => {
  const asked = [];
  await handleContact(new URLSearchParams(), async (_form, fields) => {
    asked.push(...fields);
  });
  expect(asked).toEqual(['name', 'emailAddress', 'message']);
});
