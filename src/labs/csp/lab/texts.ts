import type {Localized} from '@site/data/localized';
import type {ChoiceName, Option} from '../core/choices';
import type {Format, Obstacle} from '../core/formats';

export const choiceTexts: Readonly<Record<ChoiceName, Localized>> = {
  way: {en: 'Integration', de: 'Integration'},
  start: {en: 'Start code of the box', de: 'Startcode der Box'},
  script: {en: 'Script of the box', de: 'Skript der Box'},
  styles: {en: 'Stylesheet', de: 'Stylesheet'},
  logo: {en: 'Logo of mosparo', de: 'Logo von mosparo'},
  mode: {en: 'Effect', de: 'Wirkung'},
};

type OptionTexts = {readonly [Name in ChoiceName]: Readonly<Record<Option<Name>, Localized>>};

export const optionTexts: OptionTexts = {
  way: {
    page: {en: 'Own code', de: 'Eigener Code'},
    wordpress: {en: 'Plugin for WordPress', de: 'Plugin für WordPress'},
  },
  start: {
    file: {en: 'In a file of its own', de: 'In einer eigenen Datei'},
    nonce: {en: 'In the page, with a nonce', de: 'In der Seite, mit Nonce'},
    inline: {en: 'In the page, without nonce', de: 'In der Seite, ohne Nonce'},
  },
  script: {
    mosparo: {en: 'From mosparo', de: 'Von mosparo'},
    own: {en: 'Own copy', de: 'Eigene Kopie'},
  },
  styles: {
    project: {en: 'Of the project', de: 'Des Projekts'},
    base: {en: 'Base stylesheet and own variables', de: 'Basis-Stylesheet und eigene Variablen'},
    own: {en: 'Own file', de: 'Eigene Datei'},
  },
  logo: {
    shown: {en: 'Shown', de: 'Sichtbar'},
    hidden: {en: 'Hidden', de: 'Ausgeblendet'},
  },
  mode: {
    enforce: {en: 'Block', de: 'Blockieren'},
    report: {en: 'Report only', de: 'Nur melden'},
  },
};

export const formatTexts: Readonly<Record<Format, Localized>> = {
  header: {en: 'HTTP header', de: 'HTTP-Header'},
  meta: {en: 'meta element, first in the head', de: 'meta-Element, zuerst im head'},
  nginx: {en: 'nginx, in the server block', de: 'nginx, im server-Block'},
  apache: {
    en: 'Apache, virtual host or .htaccess, needs mod_headers',
    de: 'Apache, virtueller Host oder .htaccess, braucht mod_headers',
  },
  php: {en: 'PHP, before the first output', de: 'PHP, vor der ersten Ausgabe'},
  wordpress: {
    en: 'WordPress: wp-content/mu-plugins/content-security-policy.php',
    de: 'WordPress: wp-content/mu-plugins/content-security-policy.php',
  },
};

export const obstacleTexts: Readonly<Record<Obstacle, Localized>> = {
  metaReport: {
    en: 'Not possible: browsers ignore a meta element that only reports.',
    de: 'Nicht möglich: Browser ignorieren ein meta-Element, das nur meldet.',
  },
  nonceFixed: {
    en: 'Not possible: a nonce has to be new for every answer, and this is a fixed text. Let the program that makes the page write the policy, as in PHP below.',
    de: 'Nicht möglich: Eine Nonce muss für jede Antwort neu sein, und dies ist ein fester Text. Lassen Sie das Programm, das die Seite erzeugt, die Richtlinie schreiben, wie unten in PHP.',
  },
  nonceWordpress: {
    en: 'Not possible: WordPress and its themes write code into the page that carries no nonce.',
    de: 'Nicht möglich: WordPress und seine Themes schreiben Code in die Seite, der keine Nonce trägt.',
  },
};

export const labTexts = {
  en: {
    use: 'Your page',
    hosts: 'Addresses of mosparo',
    hostsHelp: 'One a line, if your page uses several installations',
    pasted: 'Policy of your website so far (optional)',
    pastedHelp: 'As a header, a meta element or a line of nginx or Apache',
    linkHelp: 'The link holds the addresses and choices, not the policy that you pasted.',
    notYet: 'No policy yet:',
    ready: (added: number, present: number) =>
      present > 0
        ? `Policy ready: ${added} added, ${present} already allowed.`
        : `Policy ready: ${added} added.`,
    parts: 'What each part is for',
    remarks: 'Worth knowing',
    policies: 'The policy to copy',
    dropped: (names: string) => `Left out, because browsers ignore it in a meta element: ${names}`,
    outcome: {added: 'added', present: 'already allowed', needless: 'not restricted'},
    insecure: (origin: string) =>
      `${origin} is not encrypted: on a page with https, browsers block it whatever the policy says.`,
    path: (origin: string) =>
      `A policy names the origin only: ${origin}. A path would not survive redirects.`,
    repeated: (names: string) => `Stood twice, only the first counts: ${names}`,
  },
  de: {
    use: 'Ihre Seite',
    hosts: 'Adressen von mosparo',
    hostsHelp: 'Eine je Zeile, falls Ihre Seite mehrere Installationen verwendet',
    pasted: 'Bisherige Richtlinie Ihrer Website (optional)',
    pastedHelp: 'Als Header, als meta-Element oder als Zeile von nginx oder Apache',
    linkHelp: 'Der Link enthält die Adressen und die Auswahl, nicht die eingefügte Richtlinie.',
    notYet: 'Noch keine Richtlinie:',
    ready: (added: number, present: number) =>
      present > 0
        ? `Richtlinie fertig: ${added} ergänzt, ${present} schon erlaubt.`
        : `Richtlinie fertig: ${added} ergänzt.`,
    parts: 'Wofür jeder Teil da ist',
    remarks: 'Gut zu wissen',
    policies: 'Die Richtlinie zum Kopieren',
    dropped: (names: string) =>
      `Weggelassen, weil Browser es in einem meta-Element ignorieren: ${names}`,
    outcome: {added: 'ergänzt', present: 'schon erlaubt', needless: 'nicht beschränkt'},
    insecure: (origin: string) =>
      `${origin} ist nicht verschlüsselt: Auf einer Seite mit https blockieren Browser es, was auch immer die Richtlinie sagt.`,
    path: (origin: string) =>
      `Eine Richtlinie nennt nur den Ursprung: ${origin}. Ein Pfad würde Weiterleitungen nicht überstehen.`,
    repeated: (names: string) => `Stand doppelt, nur das erste zählt: ${names}`,
  },
} as const;
