import type {Json} from '../signing/canonicalJson';
import type {Operation, Parameter} from './document';
import type {SampleRequest} from './requestCode';

const valueOf = ({schema}: Parameter) => (schema?.default ?? schema?.example) as Json | undefined;

/** A query parameter with the type that it has in the signed text. */
function signedValue(parameter: Parameter): Json {
  const value = valueOf(parameter);
  return parameter['x-signed-as'] === 'integer' ? Number(value) : String(value);
}

/** The parameters that have a default, otherwise only the first one, because further ones may exclude it. */
function queryOf(parameters: readonly Parameter[]): Record<string, Json> {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const usual = inQuery.filter(({schema}) => schema?.default !== undefined);
  const shown = usual.length > 0 ? usual : inQuery.slice(0, 1);
  return Object.fromEntries(shown.map((one) => [one.name, signedValue(one)]));
}

/** The request to show for an operation; undefined if it is not signed, or has a body without an example. */
export function sampleRequest(route: string, operation: Operation): SampleRequest | undefined {
  const {parameters = [], requestBody, security, tags} = operation;
  if (security?.length === 0 || tags.includes('Health')) return undefined;
  const path = route.replace(/\{(\w+)\}/g, (_, name) =>
    String(valueOf(parameters.find((one) => one.name === name)!)),
  );
  if (!requestBody) return {path, query: queryOf(parameters)};
  const [example] = Object.values(Object.values(requestBody.content)[0]?.examples ?? {});
  return example && {path, body: example.value as Json};
}
