import vectors from '../../../../website/data/signatureVectors.json' with {type: 'json'};
import type {Json} from '../../../../website/src/content/signing/canonicalJson';
import {same, type Claim, type PageClaims} from '../../claim';
import {verifyPath, type Field} from '../../target/api';
import type {Answer} from '../../target/http';

type Data = Readonly<Record<string, Json>>;

/** The hashes and the signed JSON come from the vector; keys and tokens are those of the installation. */
const verifications: readonly Claim[] = vectors.verification.map((vector) => ({
  id: `vector ${vector.id}`,
  at: 'test-vectors',
  says: [vector.formData, vector.formDataJson, vector.expectedResponse],
  async holds({api}) {
    const checked = vector.frontend.fields as readonly Field[];
    const {submitToken, validationToken} = await api.checked(checked);
    const formData = vector.formData as Data;
    const validationSignature = api.hmac(validationToken);
    const formSignature = api.hmac(vector.formDataJson);
    const {metadata} = vector.requestData as {metadata?: string};
    const body = {
      submitToken,
      validationSignature,
      formSignature,
      formData,
      ...(metadata === undefined ? {} : {metadata}),
    };
    // The text of the vector, with the tokens and signatures of this installation.
    const own = {submitToken, validationSignature, formSignature};
    const signedText = Object.entries(own).reduce(
      (text, [name, value]) => text.replace(vector.requestData[name as keyof typeof own], value),
      vector.signedString,
    );
    const answer = await api.signed(verifyPath, {body, signedText});
    const {verificationSignature, ...rest} = answer.json as Record<string, unknown>;
    const {verificationSignature: said, ...expected} = vector.expectedResponse;
    const wanted = said === '' ? '' : api.hmac(validationSignature + formSignature);
    same({verificationSignature, ...rest}, {verificationSignature: wanted, ...expected});
  },
}));

/** Signed as the vector says, an unknown package is "not found"; a wrong signature would be "invalid". */
function isAccepted({status, text, json}: Answer): void {
  const {errorMessage} = (json ?? {}) as {errorMessage?: string};
  const refused = /^(Request invalid|Authorization|No (project|authorization))/.test(
    errorMessage ?? '',
  );
  same({refused, server: status >= 500}, {refused: false, server: false}, text);
}

const others: readonly Claim[] = vectors.otherRequests.map((vector) => ({
  id: `vector ${vector.id}`,
  at: 'test-vectors',
  says: vector.signedString,
  async holds({api}) {
    const path = vector.queryString ? `${vector.endpoint}?${vector.queryString}` : vector.endpoint;
    const isGet = vector.method === 'GET';
    const call = (signature: string) =>
      api.http.call(path, {
        method: vector.method,
        headers: {
          Accept: 'application/json',
          Authorization: api.authorization(signature),
          ...(isGet ? {} : {'Content-Type': 'application/json'}),
        },
        body: isGet ? undefined : JSON.stringify(vector.data),
      });
    isAccepted(await call(api.hmac(vector.signedString)));
    const wrong = await call(api.hmac(`${vector.signedString} `));
    same(wrong.status, 400, 'A wrong signature');
  },
}));

const comparisons: readonly Claim[] = vectors.fieldVerificationCases.map((one) => ({
  id: `fields: ${one.description}`,
  at: 'test-vectors',
  says: one,
  async holds({api}) {
    const fields = Object.entries(one.frontendFields).map(([name, value]) => ({
      name,
      value: value as unknown as string | string[],
      fieldPath: `input[text].${name}`,
    }));
    const {submitToken, validationToken} = await api.checked(fields);
    const body = api.verifyRequest(submitToken, validationToken, one.formData as Data);
    const answer = await api.signed(verifyPath, {body});
    const {valid, verifiedFields, issues} = answer.json as {
      valid: boolean;
      verifiedFields: object;
      issues: {message: string}[];
    };
    // PHP writes an empty map as a list.
    same(
      {valid, verifiedFields: {...verifiedFields}, issues: issues.map(({message}) => message)},
      {valid: one.valid, verifiedFields: one.verifiedFields, issues: one.issues},
    );
  },
}));

export const signing: PageClaims = {
  page: 'api/signing',
  claims: [...verifications, ...others, ...comparisons],
};
