import type {Localized} from '@site/data/localized';
import type {HostProblem} from '../core/host';
import type {PolicyProblem} from '../core/policy';
import type {Remark} from '../core/remarks';

export const hostTexts: Readonly<Record<HostProblem, Localized>> = {
  empty: {
    en: 'Enter the address of mosparo, for example `https://mosparo.example.com`.',
    de: 'Geben Sie die Adresse von mosparo ein, zum Beispiel `https://mosparo.example.com`.',
  },
  separators: {
    en: 'An address contains no spaces, quotation marks, commas, semicolons or similar characters. Write each address on a separate line.',
    de: 'Eine Adresse enthält keine Leerzeichen, Anführungszeichen, Kommas, Semikolons oder ähnliche Zeichen. Schreiben Sie jede Adresse in eine eigene Zeile.',
  },
  tooLong: {
    en: 'An address of mosparo has at most 300 characters.',
    de: 'Eine Adresse von mosparo hat höchstens 300 Zeichen.',
  },
  tooMany: {
    en: 'Enter at most ten addresses.',
    de: 'Geben Sie höchstens zehn Adressen ein.',
  },
  scheme: {
    en: 'The address of mosparo begins with `https://`.',
    de: 'Die Adresse von mosparo beginnt mit `https://`.',
  },
  credentials: {
    en: 'The address must not contain a user name or password.',
    de: 'Die Adresse darf weder Benutzername noch Passwort enthalten.',
  },
  wildcard: {
    en: 'Enter the exact host: an asterisk would also allow code from all other hosts of the domain.',
    de: 'Nennen Sie den Host genau: Ein Stern würde auch Code aller anderen Hosts der Domain erlauben.',
  },
  ipv6: {
    en: 'A policy cannot contain an IPv6 address. Use a host name for mosparo.',
    de: 'Eine Richtlinie kann keine IPv6-Adresse enthalten. Verwenden Sie für mosparo einen Hostnamen.',
  },
  notAnAddress: {
    en: 'This is not the address of a website.',
    de: 'Das ist keine Adresse einer Website.',
  },
};

export const policyTexts: Readonly<Record<PolicyProblem, Localized>> = {
  tooLong: {
    en: 'The policy has more than 8,000 characters. Most servers refuse such a long header.',
    de: 'Die Richtlinie hat mehr als 8.000 Zeichen. Die meisten Server lehnen einen so langen Header ab.',
  },
  several: {
    en: 'A comma separates two policies, and browsers apply both. Paste one at a time. Each of them must allow mosparo.',
    de: 'Ein Komma trennt zwei Richtlinien, und Browser wenden beide an. Fügen Sie immer nur eine ein. Jede muss mosparo erlauben.',
  },
  characters: {
    en: 'The policy contains characters that are not allowed, such as `"`, `$` or `<`. In an address, percent-encode them (`%24`).',
    de: 'Die Richtlinie enthält unerlaubte Zeichen, etwa `"`, `$` oder `<`. Kodieren Sie sie in einer Adresse mit Prozentzeichen (`%24`).',
  },
  noDirective: {
    en: 'This is not a policy: it must begin with the name of a directive, for example `default-src`.',
    de: 'Das ist keine Richtlinie: Sie muss mit dem Namen einer Direktive beginnen, zum Beispiel `default-src`.',
  },
};

export const remarkTexts: Readonly<Record<Remark, Localized>> = {
  copiedDefault: {
    en: 'Listed directives do not fall back to `default-src`, so the new ones repeat its sources.',
    de: 'Für aufgeführte Direktiven gilt `default-src` nicht. Deshalb wiederholen die neuen dessen Quellen.',
  },
  noneReplaced: {
    en: "`'none'` has no effect next to another source, so the address of mosparo replaces it.",
    de: "`'none'` hat neben einer anderen Quelle keine Wirkung und wurde deshalb durch die Adresse von mosparo ersetzt.",
  },
  silent: {
    en: 'Your policy has no `default-src` and lacks some of these directives. They are not restricted, so nothing was added for them.',
    de: 'Ihre Richtlinie hat kein `default-src` und nennt einige dieser Direktiven nicht. Diese sind nicht beschränkt; für sie wurde deshalb nichts ergänzt.',
  },
  inlineKept: {
    en: "Your policy has `'unsafe-inline'`, which already allows the start code. A nonce would disable it, and with it all other inline code in your pages.",
    de: "Ihre Richtlinie enthält `'unsafe-inline'`, das den Startcode schon erlaubt. Eine Nonce würde es aufheben und damit allen anderen Inline-Code in Ihren Seiten blockieren.",
  },
  inlineIgnored: {
    en: "Your policy has nonces or hashes, so browsers ignore `'unsafe-inline'`. Give the start code the nonce of the page instead.",
    de: "Ihre Richtlinie enthält Nonces oder Hashes; Browser ignorieren dann `'unsafe-inline'`. Geben Sie stattdessen dem Startcode die Nonce der Seite.",
  },
  unsafeInline: {
    en: "`'unsafe-inline'` also allows code that somebody injects into the page. Put your own code into a file.",
    de: "`'unsafe-inline'` erlaubt auch Code, den jemand in die Seite einschleust. Legen Sie eigenen Code besser in eine Datei.",
  },
  oldNonce: {
    en: 'The nonce in your policy belonged to one response. Keep the code that generates a new one, and copy only what was added.',
    de: 'Die Nonce in Ihrer Richtlinie gehörte zu einer einzigen Antwort. Behalten Sie den Code, der jeweils eine neue erzeugt, und übernehmen Sie nur die Ergänzungen.',
  },
  strictDynamic: {
    en: "With `'strict-dynamic'`, browsers ignore addresses in `script-src`. Give the script element of mosparo the nonce of the page, or let a trusted script insert it.",
    de: "Mit `'strict-dynamic'` ignorieren Browser Adressen in `script-src`. Geben Sie dem script-Element von mosparo die Nonce der Seite, oder lassen Sie es von einem erlaubten Skript einfügen.",
  },
  trustedTypes: {
    en: '`require-trusted-types-for` blocks the message about a delay. Leave it out if the project uses the delay.',
    de: '`require-trusted-types-for` blockiert die Meldung über eine Verzögerung. Verzichten Sie darauf, wenn das Projekt die Verzögerung verwendet.',
  },
  sandbox: {
    en: '`sandbox` needs at least `allow-scripts`, `allow-forms` and `allow-same-origin`, or the box does not work.',
    de: '`sandbox` braucht mindestens `allow-scripts`, `allow-forms` und `allow-same-origin`, sonst funktioniert die Box nicht.',
  },
};
