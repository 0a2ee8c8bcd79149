import {fill, inEachLanguage, t, type Localized} from '@site/texts';
import type {ChoiceName, Option} from '../core/choices';
import type {Format, Obstacle} from '../core/formats';

export const choiceTexts: Readonly<Record<ChoiceName, Localized>> = {
  way: t('Integration'),
  start: t('Start code of the box'),
  script: t('Script of the box'),
  styles: t('Stylesheet'),
  logo: t('Logo of mosparo'),
  mode: t('Effect'),
};

type OptionTexts = {readonly [Name in ChoiceName]: Readonly<Record<Option<Name>, Localized>>};

export const optionTexts: OptionTexts = {
  way: {
    page: t('Your own code'),
    wordpress: t('WordPress plugin'),
  },
  start: {
    file: t('In a separate file'),
    nonce: t('In the page, with a nonce'),
    inline: t('In the page, without a nonce'),
  },
  script: {
    mosparo: t('From mosparo'),
    own: t('Your own copy'),
  },
  styles: {
    project: t('Project stylesheet'),
    base: t('Base stylesheet with your own variables'),
    own: t('Your own file'),
  },
  logo: {
    shown: t('Shown'),
    hidden: t('Hidden'),
  },
  mode: {
    enforce: t('Block', 'verb'),
    report: t('Report only'),
  },
};

export const formatTexts: Readonly<Record<Format, Localized>> = {
  header: t('HTTP header'),
  meta: t('meta element, first in the head'),
  nginx: t('nginx, in the server block'),
  apache: t('Apache, virtual host or .htaccess, needs mod_headers'),
  php: t('PHP, before the first output'),
  wordpress: t('WordPress: wp-content/mu-plugins/content-security-policy.php'),
};

export const obstacleTexts: Readonly<Record<Obstacle, Localized>> = {
  metaReport: t('Not possible: browsers ignore a meta element that only reports.'),
  nonceFixed: t(
    'Not possible: a nonce must be new for every response, and this text is fixed. Let the program that generates the page write the policy, as in PHP below.',
  ),
  nonceWordpress: t('Not possible: WordPress and its themes add code without a nonce to the page.'),
};

export const labTexts = inEachLanguage((t) => ({
  name: t('CSP builder'),
  use: t('Your page'),
  hosts: t('Addresses of mosparo'),
  hostsHelp: t('One per line, if your page uses several installations'),
  pasted: t('Current policy of your website (optional)'),
  pastedHelp: t('As a header, a meta element, or a line from the nginx or Apache configuration'),
  linkHelp: t('The link contains the addresses and choices, not the pasted policy.'),
  notYet: t('No policy yet:'),
  ready: (added: number, present: number) =>
    present > 0
      ? fill(t('Policy ready: {added} added, {present} already allowed.'), {added, present})
      : fill(t('Policy ready: {added} added.'), {added}),
  parts: t('What each part is for'),
  remarks: t('Worth knowing', 'lab'),
  policies: t('The policy to copy'),
  dropped: (names: string) =>
    fill(t('Left out, because browsers ignore it in a meta element: {names}'), {names}),
  outcome: {added: t('added'), present: t('already allowed'), needless: t('not restricted')},
  insecure: (origin: string) =>
    fill(
      t('{origin} is not encrypted: on HTTPS pages, browsers block it regardless of the policy.'),
      {origin},
    ),
  path: (origin: string) =>
    fill(t('Only the origin belongs in a policy: {origin}. A path would fail with redirects.'), {
      origin,
    }),
  repeated: (names: string) => fill(t('Listed twice, only the first counts: {names}'), {names}),
}));
