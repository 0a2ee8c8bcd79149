import vectors from '../../../data/signatureVectors.json';

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

export type ExampleLanguage = 'http' | 'json' | 'text';

/** [language of the block, content] */
export type ExampleValue = readonly [ExampleLanguage, string];

/** The request as it goes over the wire. */
function wireRequest(body: string, authorization: string): string {
  return [
    'POST /api/v1/verification/verify HTTP/1.1',
    'Host: mosparo.example.com',
    `Authorization: ${authorization}`,
    'Content-Type: application/json',
    'Accept: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\n');
}

/** Every intermediate value of one vector, by the name that the page asks for. */
export function exampleValues(id: string) {
  const vector = vectors.verification.find((candidate) => candidate.id === id);
  if (!vector)
    throw new Error(`There is no verification vector "${id}" in data/signatureVectors.json.`);
  const form = vector.postedForm as Readonly<Record<string, unknown>>;
  return {
    keys: ['json', pretty(vectors.keys)],
    postedForm: ['json', pretty(vector.postedForm)],
    preparedFormData: ['json', pretty(vector.preparedFormData)],
    formData: ['json', pretty(vector.formData)],
    formDataJson: ['text', vector.formDataJson],
    formSignature: ['text', vector.formSignature],
    validationToken: ['text', String(form._mosparo_validationToken)],
    validationSignature: ['text', vector.validationSignature],
    joinedSignatures: ['text', vector.validationSignature + vector.formSignature],
    verificationSignature: ['text', vector.verificationSignature],
    requestData: ['json', pretty(vector.requestData)],
    signedString: ['text', vector.signedString],
    requestSignature: ['text', vector.requestSignature],
    credentials: ['text', `${vectors.keys.publicKey}:${vector.requestSignature}`],
    authorizationHeader: ['text', `Authorization: ${vector.authorizationHeader}`],
    httpRequest: [
      'http',
      wireRequest(JSON.stringify(vector.requestData), vector.authorizationHeader),
    ],
    expectedResponse: ['json', pretty(vector.expectedResponse)],
  } satisfies Record<string, ExampleValue>;
}

export type ExampleName = keyof ReturnType<typeof exampleValues>;
