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
    en: 'Write the country code in capital letters.',
    de: 'Schreiben Sie das Länderkürzel in Großbuchstaben.',
  },
  caseCounts: {
    en: 'This item type is case-sensitive.',
    de: 'Dieser Eintragstyp unterscheidet Groß- und Kleinschreibung.',
  },
  digitsOnly: {
    en: 'An AS number consists of digits only, without `AS`.',
    de: 'Eine AS-Nummer besteht nur aus Ziffern, ohne `AS`.',
  },
  domainEdge: {
    en: 'The domain is there, but not in the form that mosparo looks for: preceded by `@` or `://`, followed by `/` or the end.',
    de: 'Die Domain kommt vor, aber nicht so, wie mosparo sie sucht: davor `@` oder `://`, dahinter `/` oder das Ende.',
  },
  emailEdge: {
    en: 'The address is there, but another character touches it, or only one space separates it from the address before.',
    de: 'Die Adresse kommt vor, aber ein anderes Zeichen grenzt daran, oder nur ein Leerzeichen trennt sie von der Adresse davor.',
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
    en: 'The value is longer. The whole value must be the same.',
    de: 'Der Wert ist länger. Der ganze Wert muss gleich sein.',
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
    en: 'Limit of version 1.5.4: letters beyond A–Z are case-sensitive.',
    de: 'Grenze von Version 1.5.4: Bei Buchstaben außerhalb von A–Z zählt die Groß- und Kleinschreibung.',
  },
  notChecked: {
    en: 'Items of this type do not look at this kind of field.',
    de: 'Einträge dieses Typs prüfen diese Art von Feld nicht.',
  },
  otherSpelling: {
    en: 'The same address, written differently. Addresses are compared as text.',
    de: 'Dieselbe Adresse in anderer Schreibweise. Adressen werden als Text verglichen.',
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
    de: 'PHP akzeptiert dieses Muster nicht, deshalb passt es nie. Hat es Begrenzer wie `/…/`?',
  },
  regexSkipped: {
    en: 'Not evaluated: other patterns have already taken too long.',
    de: 'Nicht ausgewertet: Andere Muster haben schon zu lange gebraucht.',
  },
  regexSlow: {
    en: 'Not evaluated: the pattern takes too long. PHP also stops after many steps, without a match.',
    de: 'Nicht ausgewertet: Das Muster braucht zu lange. Auch PHP bricht nach vielen Schritten ab, ohne Treffer.',
  },
  regexUnsupported: {
    en: 'Not evaluated: the browser has no certain equivalent for this part.',
    de: 'Nicht ausgewertet: Im Browser gibt es keine sichere Entsprechung für diesen Teil.',
  },
  slash: {
    en: 'Limit of version 1.5.4: an exact word with `/` never matches.',
    de: 'Grenze von Version 1.5.4: Ein ganzes Wort mit `/` passt nie.',
  },
  subdomain: {
    en: 'A subdomain is a different host. Add a separate item for it.',
    de: 'Eine Subdomain ist ein anderer Host. Nehmen Sie sie als eigenen Eintrag auf.',
  },
  subnetFails: {
    en: 'Limit of version 1.5.4: with this prefix length, saving fails with a server error.',
    de: 'Grenze von Version 1.5.4: Mit dieser Präfixlänge scheitert das Speichern mit einem Serverfehler.',
  },
  subnetNever: {
    en: 'Limit of version 1.5.4: this prefix length never matches.',
    de: 'Grenze von Version 1.5.4: Diese Präfixlänge passt nie.',
  },
  subnetZeroGroup: {
    en: 'Limit of version 1.5.4: the short form of the address omits zeros that are part of the network.',
    de: 'Grenze von Version 1.5.4: Die Kurzform der Adresse lässt Nullen weg, die zum Netz gehören.',
  },
  urlEdge: {
    en: 'The URL is there, but not surrounded by white space, or it has no path.',
    de: 'Die URL kommt vor, ist aber nicht von Leerraum umgeben oder hat keinen Pfad.',
  },
  waiting: {en: 'Checking …', de: 'Wird geprüft …'},
};
