import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** Messages that visitors see in the box. Texts can be changed by translations of the project. */
export const boxErrors: readonly ErrorEntry[] = [
  entry('internal-error', {
    place: 'box',
    message: t('An error occurred. Please try again.'),
    meaning: t(
      'The browser got no readable answer with status 200 from `request-submit-token` or `check-form-data`.',
    ),
    causes: [
      cause(
        t(
          'The host of the page is missing from the hosts of the project (CORS). `example.com` and `www.example.com` are two hosts.',
        ),
        t(
          'Add it to [Hosts](/docs/usage/settings#hosts) without `https://` and path: `www.example.com`, `localhost:8080`. Do not set CORS headers in the web server.',
        ),
      ),
      cause(
        t('The public key is wrong or was reissued: the answer 403 looks like a CORS error.'),
        t('Copy it again from the general settings.'),
      ),
      cause(
        t('The Content Security Policy blocks the connection.'),
        t('Add the host of mosparo to `connect-src`, see [CSP](/docs/integration/csp).'),
      ),
      cause(
        t(
          'The second argument of the script is wrong: no `https://`, the path of a page, or `http` on an `https` page.',
        ),
        t('Pass the host as the general settings show it.'),
      ),
      cause(
        t('mosparo is not reachable or answers with a server error (5xx).'),
        t('Check the log of mosparo and the [health API](/docs/api/health).'),
      ),
    ],
  }),
  entry('got-no-token', {
    place: 'box',
    message: t('mosparo returned no submit token.'),
    meaning: t(
      '`request-submit-token` returned an error with status 200, which the network tab shows.',
    ),
    causes: [
      cause(
        t(
          '`Required parameters missing.`: 1.5.0 refuses the script of older versions, which lacks `formActionUrl`; or your own client lacks a parameter.',
        ),
        t(
          '[Update 1.5.0](/docs/installation/update_problems#no-submit-token) and empty the caches for `/build/mosparo-frontend.js`. Your own client: send [all parameters](/docs/api/troubleshooting#required-parameters-missing).',
        ),
      ),
      cause(
        t(
          '`The given submit token does not exist or has already been used.`: a multi-step form passes on a token that is unknown or used up.',
        ),
        t('Start the form with a new token, and discard it after the verification.'),
      ),
    ],
  }),
  entry('no-submit-token-available', {
    place: 'box',
    message: t('No submit token available. Validation of this form is not possible.'),
    causes: [
      cause(
        t(
          'Ticked without a token: `request-submit-token` is still running or [failed](/docs/api/troubleshooting#internal-error), usually because of the hosts, or `requestSubmitTokenOnInit` is `false`.',
        ),
        t(
          'Correct the hosts, tick the box again after a moment, or call `requestSubmitToken()` when the form is shown.',
        ),
      ),
    ],
  }),
  entry('spam-detected', {
    place: 'box',
    message: t('Your data was caught by our spam protection.'),
    also: [t('Your data got catched by our spam protection.')],
    meaning: t(
      'The box shows this for spam and for every error of `check-form-data` with status 200. Read the answer in the network tab first.',
    ),
    causes: [
      cause(
        t('The points of the rules reached the spam score.'),
        t(
          'Lower the rating of the rule that the [submission](/docs/usage/submissions) shows, or raise the spam score.',
        ),
      ),
      cause(
        t('`Submit token not valid.`: the form was sent before, or was open for more than a day.'),
        t('Reload the page, or call `resetState()` and `requestSubmitToken()`.'),
      ),
      cause(
        t('A browser extension or a password manager filled in the honeypot field.'),
        t(
          'Give the [honeypot field](/docs/usage/security#honeypot) a name that autofill does not recognize.',
        ),
      ),
      cause(
        t('Your own client sent a wrong proof of work, or none.'),
        t('Send `proofOfWorkNumber`, see [proof of work](/docs/api/frontend#proof-of-work).'),
      ),
    ],
  }),
  entry('locked-out', {
    place: 'box',
    message: t('You are locked out. Please try again after …'),
    meaning: t(
      'Too many requests came from this IP address. The lockout applies in every project that uses the feature. After the time shown, reload the page.',
    ),
    causes: [
      cause(
        t('mosparo does not trust the reverse proxy or CDN, so all visitors have one IP address.'),
        t('Set up the [trusted proxies](/docs/installation/configure/reverse_proxy).'),
      ),
      cause(
        t('Many people share one address (office, school).'),
        t(
          'Allow more requests, or add the address to the [allow list](/docs/usage/security#ip-allow-list).',
        ),
      ),
      cause(
        t('Somebody tests the form again and again.'),
        t(
          'Wait: every attempt makes the lockout longer. Or add your address to the allow list. An administrator can [remove all lockouts](/docs/administration/system#reset).',
        ),
      ),
    ],
  }),
  entry('delayed', {
    place: 'box',
    message: t('Your request was delayed. Please wait for … seconds.'),
    causes: [
      cause(
        t(
          'Too many tokens for this IP address, as with [the lockout](/docs/api/troubleshooting#locked-out). The box tries again one second after the end.',
        ),
        t(
          'Wait: reloading the page multiplies the delay. An administrator can [remove all delays](/docs/administration/system#reset).',
        ),
      ),
    ],
  }),
];
