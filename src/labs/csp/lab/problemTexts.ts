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
    en: 'An address contains no spaces, quotation marks, commas, semicolons or similar signs. Write several addresses on lines of their own.',
    de: 'Eine Adresse enthält keine Leerzeichen, Anführungszeichen, Kommas, Semikolons oder ähnliche Zeichen. Schreiben Sie mehrere Adressen in eigene Zeilen.',
  },
  scheme: {
    en: 'The address of mosparo begins with `https://`.',
    de: 'Die Adresse von mosparo beginnt mit `https://`.',
  },
  credentials: {
    en: 'The address must contain no user name and no password.',
    de: 'Die Adresse darf weder Benutzername noch Passwort enthalten.',
  },
  wildcard: {
    en: 'Name the host exactly: with an asterisk you would also let in code of all its neighbors.',
    de: 'Nennen Sie den Host genau: Mit einem Stern ließen Sie auch Code aller Nachbarn zu.',
  },
  ipv6: {
    en: 'A policy cannot name an IPv6 address. Give mosparo a host name.',
    de: 'Eine Richtlinie kann keine IPv6-Adresse nennen. Geben Sie mosparo einen Hostnamen.',
  },
  notAnAddress: {
    en: 'This is no address of a website.',
    de: 'Das ist keine Adresse einer Website.',
  },
};

export const policyTexts: Readonly<Record<PolicyProblem, Localized>> = {
  several: {
    en: 'A comma separates two policies, and browsers apply both. Paste one at a time; each of them has to allow mosparo.',
    de: 'Ein Komma trennt zwei Richtlinien, und Browser wenden beide an. Fügen Sie immer nur eine ein; jede von ihnen muss mosparo erlauben.',
  },
  characters: {
    en: 'The policy contains signs that do not belong there, such as `"`, `$` or `<`. In an address, write them with a percent sign (`%24`).',
    de: 'Die Richtlinie enthält Zeichen, die dort nicht hingehören, etwa `"`, `$` oder `<`. Schreiben Sie sie in einer Adresse mit Prozentzeichen (`%24`).',
  },
  noDirective: {
    en: 'This is no policy: it has to begin with the name of a directive, for example `default-src`.',
    de: 'Das ist keine Richtlinie: Sie muss mit dem Namen einer Direktive beginnen, zum Beispiel `default-src`.',
  },
};

export const remarkTexts: Readonly<Record<Remark, Localized>> = {
  copiedDefault: {
    en: 'A directive that is named no longer falls back to `default-src`. That is why the new ones repeat its sources.',
    de: 'Für eine genannte Direktive gilt `default-src` nicht mehr. Deshalb wiederholen die neuen dessen Quellen.',
  },
  noneReplaced: {
    en: "`'none'` means nothing beside another source, so it gave way to the address of mosparo.",
    de: "`'none'` bedeutet neben einer anderen Quelle nichts und ist deshalb der Adresse von mosparo gewichen.",
  },
  silent: {
    en: 'Your policy has no `default-src` and does not name some of these directives. They are not restricted, so nothing was added for them.',
    de: 'Ihre Richtlinie hat kein `default-src` und nennt einige dieser Direktiven nicht. Diese sind nicht beschränkt, und so wurde für sie nichts ergänzt.',
  },
  inlineKept: {
    en: "Your policy has `'unsafe-inline'`, which allows the start code already. A nonce would switch it off, and with it all other code in your pages.",
    de: "Ihre Richtlinie hat `'unsafe-inline'`, das den Startcode schon erlaubt. Eine Nonce würde es abschalten und damit allen anderen Code in Ihren Seiten.",
  },
  inlineIgnored: {
    en: "Your policy has nonces or hashes, and beside them browsers ignore `'unsafe-inline'`. Give the start code the nonce of the page instead.",
    de: "Ihre Richtlinie hat Nonces oder Hashes, und neben ihnen ignorieren Browser `'unsafe-inline'`. Geben Sie stattdessen dem Startcode die Nonce der Seite.",
  },
  unsafeInline: {
    en: "`'unsafe-inline'` allows every code that somebody smuggles into the page. Own code does better with a file of its own.",
    de: "`'unsafe-inline'` erlaubt jeden Code, den jemand in die Seite schmuggelt. Eigener Code ist in einer eigenen Datei besser aufgehoben.",
  },
  oldNonce: {
    en: 'The nonce in your policy belonged to one answer. Keep the place that makes a new one, and take over only what was added.',
    de: 'Die Nonce in Ihrer Richtlinie gehörte zu einer einzigen Antwort. Behalten Sie die Stelle, die eine neue erzeugt, und übernehmen Sie nur das Ergänzte.',
  },
  strictDynamic: {
    en: "With `'strict-dynamic'` browsers ignore addresses in `script-src`. Give the script element of mosparo the nonce of the page, or let a trusted script insert it.",
    de: "Mit `'strict-dynamic'` ignorieren Browser Adressen in `script-src`. Geben Sie dem script-Element von mosparo die Nonce der Seite, oder lassen Sie es von einem vertrauten Skript einfügen.",
  },
  trustedTypes: {
    en: '`require-trusted-types-for` blocks the message about a delay. Leave it out if the project uses the delay.',
    de: '`require-trusted-types-for` blockiert die Meldung über eine Verzögerung. Verzichten Sie darauf, wenn das Projekt die Verzögerung verwendet.',
  },
  sandbox: {
    en: '`sandbox` needs at least `allow-scripts`, `allow-forms` and `allow-same-origin`, or the box does not work.',
    de: '`sandbox` braucht mindestens `allow-scripts`, `allow-forms` und `allow-same-origin`, sonst arbeitet die Box nicht.',
  },
};
