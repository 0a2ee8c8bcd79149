import type {ApiError, ApiOperation} from './types';

/** Errors that all endpoints of a kind can return; api/verification and api/frontend list them once. */
const shared: Readonly<Record<ApiOperation['auth'], readonly string[]>> = {
  signature: [
    'authorization-header-invalid',
    'http-302',
    'http-405',
    'http-500',
    'ip-not-allowed',
    'no-authorization-header',
    'no-project-available',
    'no-project-for-public-key',
    'request-invalid',
  ],
  public: ['http-500', 'no-project-available', 'no-project-for-public-key', 'no-public-key-sent'],
  allowList: [],
};

/** The errors that only this endpoint returns. */
export function ownErrors({auth, path, errors}: ApiOperation): ApiError[] {
  const known = new Set(shared[auth]);
  // The redirect to the setup or an unfinished update is listed once for all endpoints.
  if (path.startsWith('/api/')) known.add('http-302');
  return errors.filter(({anchor}) => !known.has(anchor));
}
