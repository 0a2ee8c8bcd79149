import {t, type Localized} from '@site/texts';
import type {HostProblem} from '../core/host';
import type {PolicyProblem} from '../core/policy';
import type {Remark} from '../core/remarks';

export const hostTexts: Readonly<Record<HostProblem, Localized>> = {
  empty: t('Enter the address of mosparo, for example `https://mosparo.example.com`.'),
  separators: t(
    'An address contains no spaces, quotation marks, commas, semicolons or similar characters. Write each address on a separate line.',
  ),
  tooLong: t('An address of mosparo has at most 300 characters.'),
  tooMany: t('Enter at most ten addresses.'),
  scheme: t('The address of mosparo begins with `https://`.'),
  credentials: t('The address must not contain a user name or password.'),
  wildcard: t(
    'Enter the exact host: an asterisk would also allow code from all other hosts of the domain.',
  ),
  ipv6: t('A policy cannot contain an IPv6 address. Use a host name for mosparo.'),
  notAnAddress: t('This is not the address of a website.'),
};

export const policyTexts: Readonly<Record<PolicyProblem, Localized>> = {
  tooLong: t('The policy has more than 8,000 characters. Most servers refuse such a long header.'),
  several: t(
    'A comma separates two policies, and browsers apply both. Paste one at a time. Each of them must allow mosparo.',
  ),
  characters: t(
    'The policy contains characters that are not allowed, such as `"`, `$` or `<`. In an address, percent-encode them (`%24`).',
  ),
  noDirective: t(
    'This is not a policy: it must begin with the name of a directive, for example `default-src`.',
  ),
};

export const remarkTexts: Readonly<Record<Remark, Localized>> = {
  copiedDefault: t(
    'Listed directives do not fall back to `default-src`, so the new ones repeat its sources.',
  ),
  noneReplaced: t(
    "`'none'` has no effect next to another source, so the address of mosparo replaces it.",
  ),
  silent: t(
    'Your policy has no `default-src` and lacks some of these directives. They are not restricted, so nothing was added for them.',
  ),
  inlineKept: t(
    "Your policy has `'unsafe-inline'`, which already allows the start code. A nonce would disable it, and with it all other inline code in your pages.",
  ),
  inlineIgnored: t(
    "Your policy has nonces or hashes, so browsers ignore `'unsafe-inline'`. Give the start code the nonce of the page instead.",
  ),
  unsafeInline: t(
    "`'unsafe-inline'` also allows code that somebody injects into the page. Put your own code into a file.",
  ),
  oldNonce: t(
    'The nonce in your policy belonged to one response. Keep the code that generates a new one, and copy only what was added.',
  ),
  strictDynamic: t(
    "With `'strict-dynamic'`, browsers ignore addresses in `script-src`. Give the script element of mosparo the nonce of the page, or let a trusted script insert it.",
  ),
  trustedTypes: t(
    '`require-trusted-types-for` blocks the message about a delay. Leave it out if the project uses the delay.',
  ),
  sandbox: t(
    '`sandbox` needs at least `allow-scripts`, `allow-forms` and `allow-same-origin`, or the box does not work.',
  ),
};
