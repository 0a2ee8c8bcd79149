import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** Answers of the frontend API. Visitors see the message of the box instead. */
export const frontendErrors: readonly ErrorEntry[] = [
  entry('no-public-key-sent', {
    place: 'frontend',
    message: 'No public key sent.',
    status: '400',
    causes: [
      cause(
        t(
          'The body has no `publicKey`: a GET, a key in the query string, a preflight request (OPTIONS), or a redirect that turned POST into GET.',
        ),
        t(
          'Send a POST with `application/x-www-form-urlencoded` and no custom headers to the final `https` address.',
        ),
      ),
    ],
  }),
  entry('no-project-available', {
    place: 'frontend',
    message: 'No project available.',
    causes: [
      cause(
        t('Should never occur: the public key is checked first.'),
        t('Report it with the log of mosparo.'),
      ),
    ],
  }),
  entry('required-parameters-missing', {
    place: 'frontend',
    message: 'Required parameters missing.',
    causes: [
      cause(
        t(
          '`pageTitle` or `pageUrl` is missing in the request of your own client; the script sends both. 1.5.0 also required `formActionUrl`, which older scripts lack. The box shows [no submit token](/docs/api/troubleshooting#got-no-token).',
        ),
        t('Send both. `pageTitle` may be empty. Update 1.5.0.'),
      ),
    ],
  }),
  entry('given-submit-token', {
    place: 'frontend',
    message: 'The given submit token does not exist or has already been used.',
    causes: [
      cause(
        t(
          'A step of a multi-step form was opened after the verification or the retention period (default 24 hours).',
        ),
        t('Start with a new token.'),
      ),
    ],
  }),
  entry('submit-token-not-set', {
    place: 'frontend',
    message: 'Submit token not set.',
    causes: [
      cause(
        t('No `submitToken`, or the body does not match its `Content-Type`.'),
        t('Send the token from `request-submit-token`.'),
      ),
    ],
  }),
  entry('submit-token-not-valid', {
    place: 'frontend',
    message: 'Submit token not valid.',
    causes: [
      cause(
        t(
          'The token belongs to another project, was deleted after 24 hours (default), or was already verified. The box shows [the spam message](/docs/api/troubleshooting#spam-detected).',
        ),
        t('Reload, or call `resetState()` and `requestSubmitToken()`.'),
      ),
    ],
  }),
  entry('form-data-not-set', {
    place: 'frontend',
    message: 'Form data not set.',
    causes: [
      cause(
        t('No `formData`, or the body is larger than PHP or the web server allows.'),
        t(
          'Send `formData` as a string that contains JSON. Raise `post_max_size` and the limit of the web server.',
        ),
      ),
    ],
  }),
  entry('form-data-and-metadata-not-set', {
    place: 'frontend',
    message: 'Form data and metadata not set.',
    causes: [
      cause(
        t('`store-form-data` without data.'),
        t('Send `formData`. Metadata alone is not enough.'),
      ),
    ],
  }),
  entry('form-data-not-valid', {
    place: 'frontend',
    message: 'Form data not valid.',
    causes: [
      cause(
        t(
          '`formData` is not JSON or has no `fields`: wrong URL encoding, a callback `onGetFormData` that returns something else, or a firewall (WAF).',
        ),
        t(
          'Encode once. Return an object with `fields` and `ignoredFields`. Exclude `/api/v1/frontend/` from the firewall.',
        ),
      ),
    ],
  }),
];
