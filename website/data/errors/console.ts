import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** The first two are mosparo's own, the others come from the browser and differ a little between browsers. */
export const consoleErrors: readonly ErrorEntry[] = [
  entry('container-missing', {
    place: 'console',
    message: 'Cannot find the mosparo container.',
    causes: [
      cause(
        t(
          'No element has the id of the first argument, or the script ran before the element existed.',
        ),
        t(
          'Use the same id, without `#`. Create the object in the `load` event or after rendering the form.',
        ),
      ),
    ],
  }),
  entry('form-missing', {
    place: 'console',
    message: 'Cannot find the form container.',
    causes: [
      cause(
        t('The container is outside the `form` element, or a page builder moved it there.'),
        t('Put it inside `form`. The attribute `form` on fields is not enough.'),
      ),
    ],
  }),
  entry('cors-blocked', {
    place: 'console',
    message: "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    also: [
      t(
        'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource',
      ),
    ],
    meaning: t(
      'The browser may not read the answer of the frontend API, because the page is not in [Hosts](/docs/usage/settings#hosts) or the public key is wrong.',
    ),
    causes: [
      cause(
        t('The host of the page is not in the hosts of the project.'),
        t('Add it, with its port, without scheme and path.'),
      ),
      cause(
        t('The public key is wrong or missing. Answers with 400 and 403 have no CORS headers.'),
        t('Check the status in the network tab, then correct the key.'),
      ),
      cause(
        t(
          'Your own client sends JSON or custom headers: mosparo refuses the preflight request (OPTIONS).',
        ),
        t('Send `application/x-www-form-urlencoded` without custom headers.'),
      ),
      cause(
        t('The web server or a CDN adds CORS headers a second time.'),
        t('Remove them for mosparo.'),
      ),
    ],
  }),
  entry('csp-refused', {
    place: 'console',
    message:
      'Refused to connect because it violates the following Content Security Policy directive',
    also: [
      t('Refused to load the script'),
      t('Refused to load the stylesheet'),
      t('Refused to execute inline script'),
    ],
    causes: [
      cause(
        t('The policy does not allow the host of mosparo, or start code in the page.'),
        t(
          'Add the host to `script-src`, `connect-src`, `style-src` and `img-src`, see [CSP](/docs/integration/csp).',
        ),
      ),
    ],
  }),
  entry('mosparo-not-defined', {
    place: 'console',
    message: 'mosparo is not defined',
    causes: [
      cause(
        t(
          'Your code ran before `mosparo-frontend.js` (`defer`, consent tool), or the file did not load (404, ad blocker).',
        ),
        t(
          'Wait for `load` or the consent. Open `https://mosparo.example.com/build/mosparo-frontend.js` in the browser.',
        ),
      ),
    ],
  }),
  entry('new-missing', {
    place: 'console',
    message: "Cannot set properties of undefined (setting 'containerId')",
    also: [t('this is undefined')],
    causes: [cause(t('`mosparo` was called without `new`.'), t('Write `new mosparo(…)`.'))],
  }),
  entry('box-not-set-up', {
    place: 'console',
    message: "Cannot read properties of null (reading 'classList')",
    also: [t("Cannot read properties of null (reading 'value')")],
    causes: [
      cause(
        t(
          'A method such as `requestSubmitToken()` or `checkForm()` is called, but the box was not set up. The line above says why.',
        ),
        t('Create the box when the form is in the document.'),
      ),
    ],
  }),
  entry('crypto-digest', {
    place: 'console',
    message: "Cannot read properties of undefined (reading 'digest')",
    also: [t('crypto.subtle is undefined')],
    causes: [
      cause(
        t(
          'The proof of work needs `crypto.subtle`, which browsers do not offer with plain `http`.',
        ),
        t('Use `https` or, for development, `localhost`. Otherwise switch off proof of work.'),
      ),
    ],
  }),
];
