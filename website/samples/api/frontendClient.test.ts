import {describe, expect, it} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {checkForm, requestToken, solveProofOfWork} from './frontend-client.mjs';
import {withAnswers, type Call} from './scriptedServer';

const puzzle = vectors.proofOfWork[0]!;
const fields = [{name: 'message', value: 'Hello\nörld', fieldPath: 'textarea.message'}];
const page = {title: 'Contact', url: 'https://www.example.com/contact'};

const form = ({body}: Call) => Object.fromEntries(new URLSearchParams(body));

describe('frontend-client.mjs', () => {
  it('solves the proof of work of the vector', async () => {
    const number = await solveProofOfWork(
      puzzle.submitToken,
      puzzle.proofOfWorkResult,
      puzzle.proofOfWorkMaxNumber,
    );
    expect(number).toBe(puzzle.number);
  });

  it('asks for a token with form fields', async () => {
    const {result, calls} = await withAnswers(
      () => ({body: {submitToken: puzzle.submitToken}}),
      (host) => requestToken(host, 'key', page),
    );
    expect(result.submitToken).toBe(puzzle.submitToken);
    // Node.js would send "*", which mosparo 1.5.4 answers with status 500.
    expect(calls[0]?.acceptLanguage).toMatch(/^en/);
    expect(calls[0]?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(calls.map(form)).toEqual([{publicKey: 'key', pageTitle: page.title, pageUrl: page.url}]);
  });

  it('checks the form and returns the validation token', async () => {
    const {result, calls} = await withAnswers(
      () => ({body: {valid: true, validationToken: 'token'}}),
      (host) => checkForm(host, 'key', puzzle, fields),
    );
    expect(result).toBe('token');
    expect(calls.map(form)).toEqual([
      {
        publicKey: 'key',
        submitToken: puzzle.submitToken,
        formData: JSON.stringify({fields, ignoredFields: []}),
        proofOfWorkNumber: String(puzzle.number),
      },
    ]);
  });

  it.each([
    [{valid: false, validationToken: null}, null],
    [{error: true, errorMessage: 'Submit token not valid.'}, 'Submit token not valid.'],
    [{security: true, type: 'lockout', until: '2026-03-01T08:05:00+00:00'}, 'Locked out until'],
  ])('handles %j', async (body, expected) => {
    const {result} = await withAnswers(
      () => ({body}),
      (host) =>
        checkForm(host, 'key', {submitToken: 'token'}, fields).catch(
          (error: Error) => error.message,
        ),
    );
    if (expected === null) expect(result).toBeNull();
    else expect(result).toContain(expected);
  });
});
