import type {Localized} from '@site/data/localized';
import type {Reason} from '../core/outcome';

/** Why an item does not match, in words. Limits of the documented version are named as such. */
export const reasonTexts: Readonly<Record<Reason, Localized>> = {
  absent: {en: 'The value does not contain it.', de: 'Der Wert enthält es nicht.'},
  backslash: {
    en: 'Not evaluated: how a backslash is compared depends on the database.',
    de: 'Nicht ausgewertet: Wie ein Backslash verglichen wird, hängt von der Datenbank ab.',
  },
  blockNever: {
    en: 'Limit of version 1.5.4: items of this type never match.',
    de: 'Grenze von Version 1.5.4: Einträge dieses Typs passen nie.',
  },
  capitals: {
    en: 'Only capitals match: write the country code in capital letters.',
    de: 'Nur Großbuchstaben passen: Schreiben Sie das Länderkürzel groß.',
  },
  caseCounts: {
    en: 'Capitals and small letters count in this item type.',
    de: 'Bei diesem Eintragstyp zählt Groß- und Kleinschreibung.',
  },
  digitsOnly: {
    en: 'An AS number consists of digits only, without `AS`.',
    de: 'Eine AS-Nummer besteht nur aus Ziffern, ohne `AS`.',
  },
  domainEdge: {
    en: 'The domain stands there, but not as mosparo looks for it: before it `@` or `://`, behind it `/` or the end.',
    de: 'Die Domain steht da, aber nicht so, wie mosparo sie sucht: davor `@` oder `://`, dahinter `/` oder das Ende.',
  },
  emailEdge: {
    en: 'The address stands there, but something touches it, or only one space separates it from the address before.',
    de: 'Die Adresse steht da, aber etwas berührt sie, oder nur ein Leerzeichen trennt sie von der Adresse davor.',
  },
  empty: {
    en: 'Empty values and the value `0` are not checked.',
    de: 'Leere Werte und der Wert `0` werden nicht geprüft.',
  },
  itemSpaces: {
    en: 'The item has spaces at its start or end that the value does not have.',
    de: 'Der Eintrag hat am Anfang oder Ende Leerzeichen, die der Wert nicht hat.',
  },
  longer: {
    en: 'The value is longer; the whole value has to be the same.',
    de: 'Der Wert ist länger; der ganze Wert muss gleich sein.',
  },
  noAddress: {
    en: 'The value is not an IP address.',
    de: 'Der Wert ist keine IP-Adresse.',
  },
  noSubnet: {
    en: 'The item is not a subnet such as `192.0.2.0/24`.',
    de: 'Der Eintrag ist kein Subnetz wie `192.0.2.0/24`.',
  },
  noWildcard: {
    en: '`*` is not a wildcard in this item type.',
    de: '`*` ist bei diesem Eintragstyp kein Platzhalter.',
  },
  nonAsciiCase: {
    en: 'Limit of version 1.5.4: letters beyond A–Z must be written the same.',
    de: 'Grenze von Version 1.5.4: Buchstaben außerhalb von A–Z müssen gleich geschrieben sein.',
  },
  notChecked: {
    en: 'Items of this type do not look at this kind of field.',
    de: 'Einträge dieses Typs prüfen diese Art von Feld nicht.',
  },
  otherSpelling: {
    en: 'The same address in another spelling; addresses are compared as texts.',
    de: 'Dieselbe Adresse in anderer Schreibweise; Adressen werden als Text verglichen.',
  },
  outside: {
    en: 'The address is not in the subnet.',
    de: 'Die Adresse liegt nicht im Subnetz.',
  },
  partOfWord: {
    en: 'It is part of a longer word.',
    de: 'Es ist Teil eines längeren Wortes.',
  },
  questionMark: {
    en: 'Limit of version 1.5.4: `?` does not work as a wildcard.',
    de: 'Grenze von Version 1.5.4: `?` funktioniert nicht als Platzhalter.',
  },
  regexInvalid: {
    en: 'PHP does not accept this pattern, so it never matches. Does it have delimiters, such as `/…/`?',
    de: 'PHP nimmt dieses Muster nicht an, also passt es nie. Hat es Begrenzer wie `/…/`?',
  },
  regexSlow: {
    en: 'Not evaluated: the pattern takes too long. PHP gives up after many steps, too, and then there is no match.',
    de: 'Nicht ausgewertet: Das Muster braucht zu lange. Auch PHP gibt nach vielen Schritten auf, und dann passt es nicht.',
  },
  regexUnsupported: {
    en: 'Not evaluated: the browser has nothing that surely means the same as this part.',
    de: 'Nicht ausgewertet: Der Browser kennt nichts, das sicher dasselbe bedeutet wie dieser Teil.',
  },
  slash: {
    en: 'Limit of version 1.5.4: an exact word with `/` never matches.',
    de: 'Grenze von Version 1.5.4: Ein ganzes Wort mit `/` passt nie.',
  },
  subdomain: {
    en: 'A subdomain is another host; add it as an item of its own.',
    de: 'Eine Subdomain ist ein anderer Host; nehmen Sie sie als eigenen Eintrag auf.',
  },
  subnetFails: {
    en: 'Limit of version 1.5.4: with this prefix length saving fails with a server error.',
    de: 'Grenze von Version 1.5.4: Mit dieser Präfixlänge scheitert das Speichern mit einem Serverfehler.',
  },
  subnetNever: {
    en: 'Limit of version 1.5.4: this prefix length never matches.',
    de: 'Grenze von Version 1.5.4: Diese Präfixlänge passt nie.',
  },
  subnetZeroGroup: {
    en: 'Limit of version 1.5.4: the short form of the address leaves out zeros, and with them a part of the network.',
    de: 'Grenze von Version 1.5.4: Die Kurzform der Adresse lässt Nullen weg und damit einen Teil des Netzes.',
  },
  urlEdge: {
    en: 'The URL stands there, but not alone between white space, or it has no path.',
    de: 'Die URL steht da, aber nicht allein zwischen Leerzeichen, oder sie hat keinen Pfad.',
  },
  waiting: {en: 'Being tried …', de: 'Wird probiert …'},
};
