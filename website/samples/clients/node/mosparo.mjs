import {createHash, createHmac, timingSafeEqual} from 'node:crypto';

const path = '/api/v1/verification/verify';

export class NotVerified extends Error {}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change. */
const text = (value) => value.replaceAll('\r\n', '\n');

/** The text that mosparo signs: like JSON.stringify, but in pure ASCII, with \/ and with {} for []. */
export function canonicalJson(value) {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (unit) => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .replaceAll('[]', '{}');
}

/** The fields by name: texts as the visitor typed them, lists for names that end in []. */
export function prepare(form, fields) {
  const entries = fields.map((field) => {
    const values = form.getAll(field).map(text);
    return field.endsWith('[]') ? [field.slice(0, -2), values] : [field, values.length > 1 ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
}

/** Asks mosparo whether a submitted form is genuine. Every answer but a clear yes throws NotVerified. */
export class Mosparo {
  #host;
  #publicKey;
  #privateKey;
  #timeout;

  constructor(host, publicKey, privateKey, timeout = 5000) {
    this.#host = host;
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
    this.#timeout = timeout;
  }

  /** form: URLSearchParams, unchanged; fields: name attributes of all fields that mosparo checks. */
  async verify(form, fields, metadata) {
    const submitToken = form.get('_mosparo_submitToken');
    const validationToken = form.get('_mosparo_validationToken');
    if (!submitToken || !validationToken) throw new NotVerified('The tokens of mosparo are missing.');
    const data = prepare(form, fields);
    const signed = this.sign(data, submitToken, validationToken, metadata);
    const answer = await this.#send(signed.requestData, signed.authorizationHeader);
    if (answer.error) throw new NotVerified(`mosparo: ${answer.errorMessage}`);
    if (answer.valid !== true) throw new NotVerified(`Not valid: ${JSON.stringify(answer.issues)}`);
    const own = Buffer.from(signed.verificationSignature);
    const received = Buffer.from(String(answer.verificationSignature));
    if (own.length !== received.length || !timingSafeEqual(own, received)) {
      throw new NotVerified('The answer has a wrong signature.');
    }
    const verified = new Map(Object.entries(answer.verifiedFields ?? {}));
    const missing = Object.keys(data).find((name) => verified.get(name) !== 'valid');
    if (missing !== undefined) throw new NotVerified(`The field ${missing} was not verified.`);
  }

  /** Every intermediate value of a signed request. */
  sign(data, submitToken, validationToken, metadata) {
    const formData = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? value.map(sha256) : sha256(value)]),
    );
    const formDataJson = canonicalJson(formData);
    const formSignature = this.#hmac(formDataJson);
    const validationSignature = this.#hmac(validationToken);
    const requestData = {submitToken, validationSignature, formSignature, formData, metadata};
    const requestJson = canonicalJson(requestData);
    const requestSignature = this.#hmac(path + requestJson);
    return {
      preparedFormData: data,
      formData,
      formDataJson,
      formSignature,
      validationSignature,
      verificationSignature: this.#hmac(validationSignature + formSignature),
      requestData,
      requestJson,
      signedString: path + requestJson,
      requestSignature,
      authorizationHeader: 'Basic ' + Buffer.from(`${this.#publicKey}:${requestSignature}`).toString('base64'),
    };
  }

  #hmac(message) {
    return createHmac('sha256', this.#privateKey).update(message).digest('hex');
  }

  async #send(data, authorization) {
    try {
      const response = await fetch(this.#host + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Accept: 'application/json', Authorization: authorization},
        body: JSON.stringify(data),
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeout),
      });
      const body = await response.text();
      if (response.status !== 200) throw new NotVerified(`mosparo answered ${response.status}: ${body}`);
      return JSON.parse(body);
    } catch (error) {
      throw error instanceof NotVerified ? error : new NotVerified('mosparo cannot be reached.', {cause: error});
    }
  }
}
