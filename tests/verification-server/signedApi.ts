import type {Json} from '../../website/src/content/signing/canonicalJson';
import {storeMetadata} from './metadata';
import {answerPackage} from './rulePackage';
import {failure, refuseRequest, verifyPath, type Answer, type Keys} from './signedRequest';
import {answerStatistic} from './statistic';
import type {Data, Store} from './store';
import {verify} from './verify';

/** A request to one of the signed APIs. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly contentType: string;
  readonly authorization?: string;
}

const integers = new Set(['range', 'page', 'perPage']);
const packages = '/api/v1/rule-package/';

/** The data that is signed: query parameters, then the body. Like the product, it ignores a body without a JSON content type. */
function dataOf({query, body, contentType}: Received): Data | undefined {
  const asked = [...query].map(([name, value]): [string, Json] => [
    name,
    // As in PHP, a text that does not begin with a number is 0.
    integers.has(name) ? Number.parseInt(value, 10) || 0 : value,
  ]);
  if (!/^application\/(x-)?json\b/.test(contentType) || body === '') {
    return Object.fromEntries(asked);
  }
  try {
    return {...Object.fromEntries(asked), ...(JSON.parse(body) as Data)};
  } catch {
    return undefined;
  }
}

/** Whether mosparo would accept the signature. */
export function isSigned(call: Received, keys: Keys): boolean {
  const data = dataOf(call);
  return data !== undefined && !refuseRequest(keys, call.authorization, call.path, data);
}

/** The method that a path requires; undefined if there is no such path. */
function methodOf(path: string): RegExp | undefined {
  if (path === verifyPath || path === '/api/v1/verification/store-metadata') return /./;
  if (path === '/api/v1/statistic/by-date') return /./;
  if (!path.startsWith(packages)) return undefined;
  if (/\/(import|batch)$/.test(path)) return /^POST$/;
  return /\/(hash-index|rules|rule-items)$/.test(path) ? /^GET$/ : undefined;
}

/** Responds to a signed request and checks in the same order as the product: path, JSON, signature, endpoint. */
export function answerSigned(call: Received, store: Store): Answer {
  const {method, path} = call;
  const allowed = methodOf(path);
  if (!allowed) {
    return failure(`No route found for "${method} http://localhost${path}"`, 404);
  }
  if (!allowed.test(method)) return failure('Method Not Allowed', 405);
  const data = dataOf(call);
  if (!data) return {status: 400, body: {message: 'Syntax error'}};
  const refusal = refuseRequest(store.project, call.authorization, path, data);
  if (refusal) return refusal;
  if (path === verifyPath) return verify(store, data);
  if (path.endsWith('/store-metadata')) return storeMetadata(store, data);
  if (path.endsWith('/by-date')) return answerStatistic(data, store.counters, store.now);
  return answerPackage(path, data, store);
}
