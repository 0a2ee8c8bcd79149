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
    page: {en: 'Your own code', de: 'Eigener Code'},
    wordpress: {en: 'WordPress plugin', de: 'WordPress-Plugin'},
  },
  start: {
    file: {en: 'In a separate file', de: 'In einer eigenen Datei'},
    nonce: {en: 'In the page, with a nonce', de: 'In der Seite, mit Nonce'},
    inline: {en: 'In the page, without a nonce', de: 'In der Seite, ohne Nonce'},
  },
  script: {
    mosparo: {en: 'From mosparo', de: 'Von mosparo'},
    own: {en: 'Your own copy', de: 'Eigene Kopie'},
  },
  styles: {
    project: {en: 'Project stylesheet', de: 'Stylesheet des Projekts'},
    base: {
      en: 'Base stylesheet with your own variables',
      de: 'Grund-Stylesheet und eigene Variablen',
    },
    own: {en: 'Your own file', de: 'Eigene Datei'},
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
    en: 'Not possible: a nonce must be new for every response, and this text is fixed. Let the program that generates the page write the policy, as in PHP below.',
    de: 'Nicht möglich: Eine Nonce muss für jede Antwort neu sein, dieser Text aber ist fest. Lassen Sie das Programm, das die Seite erzeugt, die Richtlinie schreiben, wie unten in PHP.',
  },
  nonceWordpress: {
    en: 'Not possible: WordPress and its themes add code without a nonce to the page.',
    de: 'Nicht möglich: WordPress und seine Themes fügen Code ohne Nonce in die Seite ein.',
  },
};

export const labTexts = {
  en: {
    use: 'Your page',
    hosts: 'Addresses of mosparo',
    hostsHelp: 'One per line, if your page uses several installations',
    pasted: 'Current policy of your website (optional)',
    pastedHelp: 'As a header, a meta element, or a line from the nginx or Apache configuration',
    linkHelp: 'The link contains the addresses and choices, not the pasted policy.',
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
      `${origin} is not encrypted: on HTTPS pages, browsers block it regardless of the policy.`,
    path: (origin: string) =>
      `Only the origin belongs in a policy: ${origin}. A path would fail with redirects.`,
    repeated: (names: string) => `Listed twice, only the first counts: ${names}`,
  },
  de: {
    use: 'Ihre Seite',
    hosts: 'Adressen von mosparo',
    hostsHelp: 'Eine je Zeile, falls Ihre Seite mehrere Installationen verwendet',
    pasted: 'Bisherige Richtlinie Ihrer Website (optional)',
    pastedHelp:
      'Als Header, als meta-Element oder als Zeile aus der Konfiguration von nginx oder Apache',
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
      `${origin} ist nicht verschlüsselt: Auf HTTPS-Seiten blockieren Browser die Adresse unabhängig von der Richtlinie.`,
    path: (origin: string) =>
      `In eine Richtlinie gehört nur der Ursprung: ${origin}. Ein Pfad würde bei Umleitungen scheitern.`,
    repeated: (names: string) => `Doppelt vorhanden, nur die erste zählt: ${names}`,
  },
} as const;
