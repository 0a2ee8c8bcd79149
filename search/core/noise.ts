/** What stands in texts, but is nothing that anybody looks for. */
import type {Chunk} from './tokenize';

/** Dates, hashes and keys in samples, and numbers that only count or measure something. */
export const looksGenerated =
  /\d{5}|^(?=.*\d).{42,}$|example(?:com|net|org)|(?:\d[a-z]+){4}|^\d{1,2}$|^0\d+$|^[016-9]\d\d$|^\d+(?:px|ms?|s|x|kb|mb|gb)$|^(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{4,}$/;

const fileName =
  /\.(?:css|conf|env|gz|ini|js|json|local|log|md|pem|php|sh|sql|toml|xml|ya?ml|zip)$/i;

/** Files that a page shows: contact.rb, main.go. Those with other endings are files of the product. */
export const sampleEndings = new Set('cs go java mts ps1 py rb sh tsx'.split(' '));

/** A sample of an address stands for any host; what follows it is the address that is meant. */
export const sampleHost = /https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?::\d+)?/g;

/** Functions that a sample calls; those of the product have a name in the text as well. */
export const calls = /[\p{L}\p{N}_$]+(?=\()/gu;

/** What everybody writes in code: names of methods, addresses of examples, long paths. */
export function isChatter({text, pieces}: Chunk): boolean {
  const isCall = /^[^_:/-]*\.[^_:/-]*$/.test(text) && !fileName.test(text);
  return isCall || /example/i.test(text) || pieces.length > 3;
}

/** German adjectives and adverbs by their endings. */
export const adjective = /(?:bar|haft|ig|isch|lich|los|mal|sam|weis)$/;
