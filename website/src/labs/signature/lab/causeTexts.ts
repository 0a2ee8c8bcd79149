import type {Localized} from '@site/data/localized';
import type {Remark} from '../core/diagnose';
import type {MistakeId} from '../core/mistakes';

/** What the reader's code does, and what it should do. */
export const causeTexts: Readonly<Record<MistakeId, Localized>> = {
  trimmed: {
    en: 'Values are trimmed. Verify the raw values, with spaces and line breaks at both ends, and trim afterwards.',
    de: 'Leerzeichen oder Zeilenumbrüche am Rand der Werte werden abgeschnitten. Verifizieren Sie die unveränderten Werte und schneiden Sie erst danach ab.',
  },
  crlfKept: {
    en: 'Line breaks are still CR LF. Replace every `\\r\\n` with `\\n` before hashing.',
    de: 'Zeilenumbrüche sind noch CR LF. Ersetzen Sie jedes `\\r\\n` durch `\\n`, bevor Sie hashen.',
  },
  emptyLeftOut: {
    en: 'Empty fields are left out. Keep them, with an empty text (or an empty list) as the value.',
    de: 'Leere Felder werden weggelassen. Behalten Sie sie mit leerem Text (oder leerer Liste) als Wert.',
  },
  emptyListLeftOut: {
    en: 'Empty lists are left out. Include a list without values as an empty list.',
    de: 'Leere Listen werden weggelassen. Eine Liste ohne Wert muss als leere Liste vorhanden sein.',
  },
  nested: {
    en: 'Names with brackets have become nested data. Flatten them: `form[address][street]` is one key.',
    de: 'Aus Namen mit Klammern sind verschachtelte Daten geworden. Machen Sie sie wieder flach: `form[address][street]` ist ein einziger Schlüssel.',
  },
  bracketsKept: {
    en: '`[]` at the end of a name is kept. Remove it: `colors[]` becomes `colors`.',
    de: '`[]` am Ende eines Namens bleibt stehen. Schneiden Sie es ab: Aus `colors[]` wird `colors`.',
  },
  phpNames: {
    en: 'PHP has turned dots or spaces in names into `_`. Restore the names of the HTML form.',
    de: 'PHP hat Punkte oder Leerzeichen in Namen in `_` umgewandelt. Stellen Sie die Namen aus dem HTML-Formular wieder her.',
  },
  lowerCaseNames: {
    en: 'Names are converted to lowercase. Keep the case of the HTML form.',
    de: 'Namen werden in Kleinbuchstaben umgewandelt. Behalten Sie Groß- und Kleinschreibung wie im HTML-Formular bei.',
  },
  htmlEscaped: {
    en: 'Values are escaped for HTML (`&amp;`, `&quot;`). Take them as they were posted.',
    de: 'Werte sind für HTML maskiert (`&amp;`, `&quot;`). Nehmen Sie sie so, wie sie abgesendet wurden.',
  },
  slashesAdded: {
    en: 'Quotes have additional backslashes, as added by WordPress. Remove them first (`wp_unslash`).',
    de: 'Vor Anführungszeichen stehen zusätzliche Backslashes, wie WordPress sie einfügt. Entfernen Sie sie zuerst (`wp_unslash`).',
  },
  normalized: {
    en: 'Letters are normalized (Unicode NFC). Hash the characters as they arrived.',
    de: 'Buchstaben werden normalisiert (Unicode NFC). Hashen Sie die Zeichen so, wie sie angekommen sind.',
  },
  lastItemOnly: {
    en: 'A list has become a single text, its last value. Send lists as lists. In PHP, the name needs `[]`.',
    de: 'Aus einer Liste ist ein einzelner Text geworden, ihr letzter Wert. Senden Sie Listen als Listen. In PHP braucht der Name `[]`.',
  },
  tokensKept: {
    en: 'The tokens are hashed with the form. Drop every field whose name starts with `_mosparo_`.',
    de: 'Die Token werden mit dem Formular gehasht. Lassen Sie jedes Feld weg, dessen Name mit `_mosparo_` beginnt.',
  },
  unsorted: {
    en: 'The names are in the order of the form. Sort them by bytes. It is not an error as long as you sign and send the same order.',
    de: 'Die Namen stehen in der Reihenfolge des Formulars. Sortieren Sie sie nach ihren Bytes. Ein Fehler ist das nicht, solange Sie dieselbe Reihenfolge signieren und senden.',
  },
  sortedIgnoringCase: {
    en: 'The names are sorted case-insensitively. Sort by bytes: `Z` before `_` before `a`. It is not an error as long as you sign and send the same order.',
    de: 'Die Namen sind ohne Rücksicht auf Groß- und Kleinschreibung sortiert. Sortieren Sie nach Bytes: `Z` vor `_` vor `a`. Ein Fehler ist das nicht, solange Sie dieselbe Reihenfolge signieren und senden.',
  },
  notHashed: {
    en: 'The values are not hashed. Replace every value with its SHA-256 hash.',
    de: 'Die Werte sind nicht gehasht. Ersetzen Sie jeden Wert durch seinen SHA-256-Hash.',
  },
  latin1: {
    en: 'The text is hashed as ISO-8859-1 (Latin-1). Hash its UTF-8 bytes.',
    de: 'Der Text wird als ISO-8859-1 (Latin-1) gehasht. Hashen Sie seine UTF-8-Bytes.',
  },
  upperCaseHex: {
    en: 'Hashes and signatures have uppercase digits. Write hexadecimal digits in lowercase.',
    de: 'Hashes und Signaturen enthalten Großbuchstaben. Verwenden Sie in Hexziffern nur Kleinbuchstaben.',
  },
  slashNotEscaped: {
    en: 'A slash is not escaped. In the signed text it is written `\\/`.',
    de: 'Ein Schrägstrich ist nicht maskiert. Im signierten Text steht er als `\\/`.',
  },
  unicodeNotEscaped: {
    en: 'Letters outside ASCII are not escaped. In the signed text they are written `\\u00f6`.',
    de: 'Buchstaben außerhalb von ASCII sind nicht maskiert. Im signierten Text stehen sie als `\\u00f6`.',
  },
  nothingEscaped: {
    en: 'Slashes and letters outside ASCII are not escaped. In the signed text they are written `\\/` and `\\u00f6`.',
    de: 'Schrägstriche und Buchstaben außerhalb von ASCII sind nicht maskiert. Im signierten Text stehen sie als `\\/` und `\\u00f6`.',
  },
  upperCaseEscapes: {
    en: 'Escaped letters have uppercase digits (`\\u00F6`). Write them in lowercase (`\\u00f6`).',
    de: 'Maskierte Buchstaben enthalten Großbuchstaben (`\\u00F6`). Verwenden Sie Kleinbuchstaben (`\\u00f6`).',
  },
  emptyListSigned: {
    en: 'An empty list or empty form data is signed as `[]`. Replace every `[]` in the text with `{}`.',
    de: 'Eine leere Liste oder leere Formulardaten sind als `[]` signiert. Ersetzen Sie jedes `[]` im Text durch `{}`.',
  },
  spaces: {
    en: 'The JSON has spaces after commas and colons. Write it without white space (Python: `separators=(",", ":")`).',
    de: 'Das JSON hat Leerzeichen hinter Kommas und Doppelpunkten. Schreiben Sie es ohne Leerraum (Python: `separators=(",", ":")`).',
  },
  indented: {
    en: 'The JSON is indented. Write it on one line without white space.',
    de: 'Das JSON ist eingerückt. Schreiben Sie es in eine Zeile ohne Leerraum.',
  },
  keyDecoded: {
    en: 'The private key is Base64-decoded. Use its 43 characters as text.',
    de: 'Der geheime Schlüssel wird Base64-dekodiert. Verwenden Sie seine 43 Zeichen als Text.',
  },
  keyWithLineBreak: {
    en: 'The private key ends with a line break, often from a file or an environment variable. Remove it.',
    de: 'Der geheime Schlüssel endet mit einem Zeilenumbruch, oft aus einer Datei oder Umgebungsvariablen. Entfernen Sie ihn.',
  },
  publicKeyUsed: {
    en: 'Signed with the public key. Use the private key for every signature.',
    de: 'Mit dem öffentlichen Schlüssel signiert. Verwenden Sie für jede Signatur den geheimen.',
  },
  keySwapped: {
    en: 'Key and text are swapped in the HMAC call.',
    de: 'Schlüssel und Text sind im HMAC-Aufruf vertauscht.',
  },
  lineBreakSigned: {
    en: "A line break after the text is signed too, as added by `echo`. Use `printf '%s'`.",
    de: "Hinter dem Text wird ein Zeilenumbruch mitsigniert, wie `echo` ihn anfügt. Verwenden Sie `printf '%s'`.",
  },
  upperCaseSignature: {
    en: 'The signature has uppercase digits. Write hexadecimal digits in lowercase.',
    de: 'Die Signatur enthält Großbuchstaben. Verwenden Sie in Hexziffern nur Kleinbuchstaben.',
  },
  base64Signature: {
    en: 'The signature is Base64-encoded. Write it as 64 hexadecimal digits in lowercase.',
    de: 'Die Signatur ist Base64-kodiert. Schreiben Sie sie als 64 Hexziffern mit Kleinbuchstaben.',
  },
  joinedReversed: {
    en: 'The two signatures are joined in the wrong order. The validation signature comes first.',
    de: 'Die beiden Signaturen sind verkehrt herum aneinandergehängt. Die Validierungssignatur kommt zuerst.',
  },
  requestSorted: {
    en: 'The request data is sorted by name. Use the order `submitToken`, `validationSignature`, `formSignature`, `formData`. It is not an error as long as you sign and send the same order.',
    de: 'Die Anfragedaten sind nach Namen sortiert. Verwenden Sie die Reihenfolge `submitToken`, `validationSignature`, `formSignature`, `formData`. Ein Fehler ist das nicht, solange Sie dieselbe Reihenfolge signieren und senden.',
  },
  pathMissing: {
    en: 'The path is missing. Sign `/api/v1/verification/verify` and the JSON, joined.',
    de: 'Der Pfad fehlt. Signieren Sie `/api/v1/verification/verify` und das JSON, aneinandergehängt.',
  },
  onlyFormDataSigned: {
    en: 'Only `formData` is signed after the path. Sign all request data.',
    de: 'Hinter dem Pfad ist nur `formData` signiert. Signieren Sie die gesamten Anfragedaten.',
  },
  onlyFormDataNoPath: {
    en: 'Only `formData` is signed. Sign the path and all request data, joined.',
    de: 'Nur `formData` ist signiert. Signieren Sie den Pfad und die gesamten Anfragedaten, aneinandergehängt.',
  },
  pathWithSlash: {
    en: 'The path ends with a slash. Sign it without the slash.',
    de: 'Der Pfad endet mit einem Schrägstrich. Signieren Sie ihn ohne diesen.',
  },
  pathWithoutSlash: {
    en: 'The path has no slash at the beginning. Sign it with one.',
    de: 'Dem Pfad fehlt der Schrägstrich am Anfang. Signieren Sie ihn damit.',
  },
  privateKeySent: {
    en: 'The private key is sent as the user name. Send the public key, and reissue the keys: the private key has left your server.',
    de: 'Der geheime Schlüssel wird als Benutzername gesendet. Senden Sie den öffentlichen, und stellen Sie die Schlüssel neu aus: Der geheime hat Ihren Server verlassen.',
  },
  base64Twice: {
    en: 'The header is Base64-encoded twice. Many HTTP libraries encode user name and password themselves.',
    de: 'Der Header ist zweimal Base64-kodiert. Viele HTTP-Bibliotheken kodieren Benutzername und Passwort selbst.',
  },
  notEncoded: {
    en: 'The header is not encoded. Write `publicKey:requestSignature` as Base64.',
    de: 'Der Header ist nicht kodiert. Schreiben Sie `publicKey:requestSignature` als Base64.',
  },
  bearer: {
    en: 'The scheme is `Bearer`. It must be `Basic`, or be omitted.',
    de: 'Das Schema ist `Bearer`. Es muss `Basic` sein oder fehlen.',
  },
};

/** Shown when no known mistake leads to the value. */
export const remarkTexts: Readonly<Record<Remark, Localized>> = {
  fieldMissing: {
    en: 'Your data does not have this field. Check the name, and that it was posted.',
    de: 'Ihre Daten enthalten dieses Feld nicht. Prüfen Sie den Namen und ob das Feld abgesendet wurde.',
  },
  fieldAdditional: {
    en: 'Only your data has this field. If mosparo ignores it (checkbox, hidden, password, button …), leave it out; otherwise enter it above too.',
    de: 'Nur Ihre Daten enthalten dieses Feld. Wenn mosparo es ignoriert (Kästchen, verstecktes Feld, Passwort, Schaltfläche …), lassen Sie es weg; sonst tragen Sie es auch oben ein.',
  },
  fieldDiffers: {
    en: 'The value of this field differs. Log it right before your code hashes it, and look for changed characters.',
    de: 'Der Wert dieses Felds weicht ab. Protokollieren Sie ihn, unmittelbar bevor Ihr Code ihn hasht, und suchen Sie nach veränderten Zeichen.',
  },
  orderDiffers: {
    en: 'The content is the same, but the order differs. Sign and send the same order.',
    de: 'Der Inhalt ist gleich, aber die Reihenfolge weicht ab. Signieren und senden Sie dieselbe Reihenfolge.',
  },
  notationDiffers: {
    en: 'The data is the same, but written differently. See the table of canonical JSON.',
    de: 'Die Daten sind gleich, aber anders geschrieben. Vergleichen Sie mit der Tabelle zum kanonischen JSON.',
  },
  notJson: {
    en: 'This is not a JSON object. Paste the value as JSON.',
    de: 'Das ist kein JSON-Objekt. Fügen Sie den Wert als JSON ein.',
  },
  notHex: {
    en: 'A signature has 64 lowercase hexadecimal digits. This text does not.',
    de: 'Eine Signatur hat 64 Hexziffern mit Kleinbuchstaben. Dieser Text nicht.',
  },
  publicKeyDiffers: {
    en: 'The header does not consist of this public key, a colon and the signature.',
    de: 'Der Header besteht nicht aus diesem öffentlichen Schlüssel, einem Doppelpunkt und der Signatur.',
  },
  tokenDiffers: {
    en: 'The submit token differs from the one above.',
    de: 'Der Absende-Token weicht von dem oben ab.',
  },
  unknown: {
    en: 'None of the known mistakes gives this value. Check that keys, tokens and fields above are those of your code, and paste the value of an earlier step as well.',
    de: 'Keiner der bekannten Fehler ergibt diesen Wert. Prüfen Sie, ob Schlüssel, Token und Felder oben die Ihres Codes sind, und fügen Sie auch den Wert eines früheren Schritts ein.',
  },
};
