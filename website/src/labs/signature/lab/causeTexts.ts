import {t, type Localized} from '@site/texts';
import type {Remark} from '../core/diagnose';
import type {MistakeId} from '../core/mistakes';

/** What the reader's code does, and what it should do. */
export const causeTexts: Readonly<Record<MistakeId, Localized>> = {
  trimmed: t(
    'Values are trimmed. Verify the raw values, with spaces and line breaks at both ends, and trim afterwards.',
  ),
  crlfKept: t('Line breaks are still CR LF. Replace every `\\r\\n` with `\\n` before hashing.'),
  emptyLeftOut: t(
    'Empty fields are left out. Keep them, with an empty text (or an empty list) as the value.',
  ),
  emptyListLeftOut: t('Empty lists are left out. Include a list without values as an empty list.'),
  nested: t(
    'Names with brackets have become nested data. Flatten them: `form[address][street]` is one key.',
  ),
  bracketsKept: t('`[]` at the end of a name is kept. Remove it: `colors[]` becomes `colors`.'),
  phpNames: t(
    'PHP has turned dots or spaces in names into `_`. Restore the names of the HTML form.',
  ),
  lowerCaseNames: t('Names are converted to lowercase. Keep the case of the HTML form.'),
  htmlEscaped: t('Values are escaped for HTML (`&amp;`, `&quot;`). Take them as they were posted.'),
  slashesAdded: t(
    'Quotes have additional backslashes, as added by WordPress. Remove them first (`wp_unslash`).',
  ),
  normalized: t('Letters are normalized (Unicode NFC). Hash the characters as they arrived.'),
  lastItemOnly: t(
    'A list has become a single text, its last value. Send lists as lists. In PHP, the name needs `[]`.',
  ),
  tokensKept: t(
    'The tokens are hashed with the form. Drop every field whose name starts with `_mosparo_`.',
  ),
  unsorted: t(
    'The names are in the order of the form. Sort them by bytes. It is not an error as long as you sign and send the same order.',
  ),
  sortedIgnoringCase: t(
    'The names are sorted case-insensitively. Sort by bytes: `Z` before `_` before `a`. It is not an error as long as you sign and send the same order.',
  ),
  notHashed: t('The values are not hashed. Replace every value with its SHA-256 hash.'),
  latin1: t('The text is hashed as ISO-8859-1 (Latin-1). Hash its UTF-8 bytes.'),
  upperCaseHex: t(
    'Hashes and signatures have uppercase digits. Write hexadecimal digits in lowercase.',
  ),
  slashNotEscaped: t('A slash is not escaped. In the signed text it is written `\\/`.'),
  unicodeNotEscaped: t(
    'Letters outside ASCII are not escaped. In the signed text they are written `\\u00f6`.',
  ),
  nothingEscaped: t(
    'Slashes and letters outside ASCII are not escaped. In the signed text they are written `\\/` and `\\u00f6`.',
  ),
  upperCaseEscapes: t(
    'Escaped letters have uppercase digits (`\\u00F6`). Write them in lowercase (`\\u00f6`).',
  ),
  emptyListSigned: t(
    'An empty list or empty form data is signed as `[]`. Replace every `[]` in the text with `{}`.',
  ),
  spaces: t(
    'The JSON has spaces after commas and colons. Write it without white space (Python: `separators=(",", ":")`).',
  ),
  indented: t('The JSON is indented. Write it on one line without white space.'),
  keyDecoded: t('The private key is Base64-decoded. Use its 43 characters as text.'),
  keyWithLineBreak: t(
    'The private key ends with a line break, often from a file or an environment variable. Remove it.',
  ),
  publicKeyUsed: t('Signed with the public key. Use the private key for every signature.'),
  keySwapped: t('Key and text are swapped in the HMAC call.'),
  lineBreakSigned: t(
    "A line break after the text is signed too, as added by `echo`. Use `printf '%s'`.",
  ),
  upperCaseSignature: t(
    'The signature has uppercase digits. Write hexadecimal digits in lowercase.',
  ),
  base64Signature: t(
    'The signature is Base64-encoded. Write it as 64 hexadecimal digits in lowercase.',
  ),
  joinedReversed: t(
    'The two signatures are joined in the wrong order. The validation signature comes first.',
  ),
  requestSorted: t(
    'The request data is sorted by name. Use the order `submitToken`, `validationSignature`, `formSignature`, `formData`. It is not an error as long as you sign and send the same order.',
  ),
  pathMissing: t('The path is missing. Sign `/api/v1/verification/verify` and the JSON, joined.'),
  onlyFormDataSigned: t('Only `formData` is signed after the path. Sign all request data.'),
  onlyFormDataNoPath: t('Only `formData` is signed. Sign the path and all request data, joined.'),
  pathWithSlash: t('The path ends with a slash. Sign it without the slash.'),
  pathWithoutSlash: t('The path has no slash at the beginning. Sign it with one.'),
  privateKeySent: t(
    'The private key is sent as the user name. Send the public key, and reissue the keys: the private key has left your server.',
  ),
  base64Twice: t(
    'The header is Base64-encoded twice. Many HTTP libraries encode user name and password themselves.',
  ),
  notEncoded: t('The header is not encoded. Write `publicKey:requestSignature` as Base64.'),
  bearer: t('The scheme is `Bearer`. It must be `Basic`, or be omitted.'),
};

/** Shown when no known mistake leads to the value. */
export const remarkTexts: Readonly<Record<Remark, Localized>> = {
  fieldMissing: t('Your data does not have this field. Check the name, and that it was posted.'),
  fieldAdditional: t(
    'Only your data has this field. If mosparo ignores it (checkbox, hidden, password, button …), leave it out; otherwise enter it above too.',
  ),
  fieldDiffers: t(
    'The value of this field differs. Log it right before your code hashes it, and look for changed characters.',
  ),
  orderDiffers: t('The content is the same, but the order differs. Sign and send the same order.'),
  notationDiffers: t(
    'The data is the same, but written differently. See the table of canonical JSON.',
  ),
  notJson: t('This is not a JSON object. Paste the value as JSON.'),
  notHex: t('A signature has 64 lowercase hexadecimal digits. This text does not.'),
  publicKeyDiffers: t('The header does not consist of this public key, a colon and the signature.'),
  tokenDiffers: t('The submit token differs from the one above.'),
  unknown: t(
    'None of the known mistakes gives this value. Check that keys, tokens and fields above are those of your code, and paste the value of an earlier step as well.',
  ),
};
