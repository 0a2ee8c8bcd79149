import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** Exceptions of the client libraries, whose messages end up in the log of the backend. */
export const clientErrors: readonly ErrorEntry[] = [
  entry('client-token-missing', {
    place: 'client',
    message: 'Submit or validation token not available.',
    also: [
      t('_mosparo_submitToken must be provided.'),
      t('_mosparo_validationToken must be provided.'),
    ],
    causes: [
      cause(
        t(
          'A bot, no JavaScript, code that passes only the fields, or a framework that drops unknown names or those with `_`. mosparo was not called.',
        ),
        t(
          'Catch the exception and refuse the form. Pass both tokens as [separate arguments](/docs/integration/custom#official-clients), read from the raw request.',
        ),
      ),
    ],
  }),
  entry('client-request-failed', {
    place: 'client',
    message: 'An error occurred while sending the request to mosparo.',
    also: [t('Request timeout after 5000ms')],
    meaning: t(
      'PHP, Python or .NET: no answer, in PHP also any status from 400 on. The inner exception (`getPrevious()`, `__cause__`, `InnerException`) has the reason.',
    ),
    causes: [
      cause(
        t(
          'PHP: status 400 or 403, for example [Request invalid.](/docs/api/troubleshooting#request-invalid)',
        ),
        t('Log `$exception->getPrevious()->getMessage()`: status and body.'),
      ),
      cause(
        t('The backend cannot reach mosparo: DNS, firewall, wrong host, timeout.'),
        t('Call the host with `curl` from the same server or container.'),
      ),
      cause(
        t('The certificate of mosparo is not trusted.'),
        t('Install the complete certificate chain.'),
      ),
    ],
  }),
  entry('client-response-invalid', {
    place: 'client',
    message: 'Response from API invalid.',
    also: [t('Response from the API is invalid.')],
    meaning: t(
      'The answer is empty or not JSON. Python raises a `JSONDecodeError` if there is a body.',
    ),
    causes: [
      cause(
        t('The host is not mosparo, or a proxy answers with its own page.'),
        t('Print the body. Use the host from the general settings, without a path.'),
      ),
      cause(
        t(
          'mosparo is not set up yet, and the client followed the [redirect](/docs/api/troubleshooting#http-302) to an HTML page.',
        ),
        t('Finish the setup.'),
      ),
      cause(
        t('API debug mode: HTML can precede the JSON.'),
        t('Look at the [raw body](/docs/api/api_debug_mode#example-signature).'),
      ),
    ],
  }),
  entry('client-http-error', {
    place: 'client',
    message: 'HTTP error! status: 400',
    causes: [
      cause(
        t(
          'JavaScript: a status other than 2xx, the body is dropped. 400 is usually [Request invalid.](/docs/api/troubleshooting#request-invalid), 403 an [unknown key](/docs/api/troubleshooting#no-project-for-public-key) or [address](/docs/api/troubleshooting#ip-not-allowed), 500 [an error of mosparo](/docs/api/troubleshooting#http-500).',
        ),
        t('Send the same request with `curl` to see the message.'),
      ),
    ],
  }),
  entry('client-field-not-verified', {
    place: 'client',
    message: "Required field 'message' not verified",
    also: [t('Required fields must be non null and non empty')],
    causes: [
      cause(
        t(
          'Java: a field of your list was not verified. Somebody [hid it from the box](/docs/integration/bypass_protection#attacks), or the list names an [ignored](/docs/integration/ignored_fields#rules) or misspelled field.',
        ),
        t('Refuse the form, or correct the list.'),
      ),
    ],
  }),
  entry('client-signature-mismatch', {
    place: 'client',
    message: "Verification signatures mismatch. Request '…' - Response '…'",
    causes: [
      cause(
        t(
          'Java (others say “not submittable”): sent form data differs from signed (empty lists, names outside ASCII), or the answer is not from your mosparo.',
        ),
        t(
          'Compare in the [signature lab](/docs/api/signing#signature-lab). Refuse the form, and call mosparo over `https`.',
        ),
      ),
    ],
  }),
];
