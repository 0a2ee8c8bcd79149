/** Words of the texts that nobody searches for; the index leaves them out. */
import type {Chunk} from './tokenize';

/**
 * Dates, hashes and keys in samples, and numbers that only count or measure something. Error codes of Windows
 * (0x8007000d) are searched for.
 */
export const looksGenerated =
  /^(?!0x[\da-f]{8}$).*\d{5}|^(?=.*\d).{42,}$|example(?:com|net|org)|(?:\d[a-z]+){4}|^\d{1,2}$|^0\d+$|^[016-9]\d\d$|^\d+(?:px|ms?|s|x|kb|mb|gb)$|^(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{4,}$/;

const fileName =
  /\.(?:css|conf|env|gz|ini|js|json|local|log|md|pem|php|sh|sql|toml|xml|ya?ml|zip)$/i;

/** Extensions of sample files (contact.rb, main.go). Files with other extensions belong to the product. */
export const sampleEndings = new Set('cs go java mts ps1 py rb sh tsx'.split(' '));

/** The placeholder host of sample URLs; only the path after it is worth indexing. */
export const sampleHost = /https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?::\d+)?/g;

/** Identifiers that any code has: method calls, placeholder URLs, long paths. */
export function isCodeNoise({text, pieces}: Chunk): boolean {
  const isCall = /^[^_:/-]*\.[^_:/-]*$/.test(text) && !fileName.test(text);
  return isCall || /example/i.test(text) || pieces.length > 3;
}

/** German adjectives and adverbs by their endings. */
export const adjective = /(?:bar|haft|ig|isch|lich|los|mal|sam|weis)$/;
