/**
 * A stand-in for the command `aws` in tests, with a bucket in the folder STORE and one CloudFront response headers
 * policy. It follows the documented behavior of `s3 sync`, `s3 cp` and their filters, and refuses options that upload.sh
 * does not use. STORE/log lists every change, in order.
 */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const store = process.env.STORE ?? '';
const policyFile = path.join(store, 'policy.json');
const log = (/** @type {object} */ entry) =>
  appendFileSync(path.join(store, 'log'), `${JSON.stringify(entry)}\n`);

/** @param {string[]} args @param {readonly string[]} flags */
function parse(args, flags) {
  /** @type {Record<string, string>} */
  const options = {};
  /** @type {[string, string][]} */
  const filters = [];
  const plain = [];
  while (args.length > 0) {
    const word = args.shift() ?? '';
    if (!word.startsWith('--')) plain.push(word);
    else if (flags.includes(word)) options[word] = '';
    else if (word === '--include' || word === '--exclude')
      filters.push([word, args.shift() ?? '']);
    else options[word] = args.shift() ?? '';
  }
  return {options, filters, plain};
}

/** The last matching filter decides; `*` also matches slashes. */
function isIncluded(/** @type {string} */ file, /** @type {[string, string][]} */ filters) {
  const matches = (/** @type {string} */ pattern) =>
    new RegExp(
      `^${pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
    ).test(file);
  return filters.findLast(([, pattern]) => matches(pattern))?.[0] !== '--exclude';
}

/** @param {string} command @param {string[]} args */
function s3(command, args) {
  const {options, filters, plain} = parse(args, ['--size-only', '--no-progress', '--recursive']);
  const [source = '', bucket = ''] = plain;
  const known = '--size-only --no-progress --recursive --content-type --cache-control'.split(' ');
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  if (unknown.length > 0 || !bucket.startsWith('s3://')) throw new Error(`aws s3: ${unknown} ${bucket}`);
  if (command === 'cp' && !('--recursive' in options)) throw new Error('aws s3 cp: one file only');
  const files = readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter((file) => isIncluded(file, filters))
    .sort();
  for (const file of files) {
    const [from, to] = [path.join(source, file), path.join(store, 'bucket', file)];
    if (command === 'sync' && existsSync(to) && statSync(to).size === statSync(from).size) {
      // Without --size-only, an object that is older than the file is also replaced.
      if ('--size-only' in options || statSync(to).mtimeMs >= statSync(from).mtimeMs) continue;
    }
    mkdirSync(path.dirname(to), {recursive: true});
    copyFileSync(from, to);
    log({put: file, type: options['--content-type'], caching: options['--cache-control']});
  }
}

/** @param {string} command @param {string[]} args */
function cloudfront(command, args) {
  const {options} = parse(args, []);
  const {tag, config} = JSON.parse(readFileSync(policyFile, 'utf8'));
  if (command === 'get-response-headers-policy') console.log(tag);
  else if (command === 'get-response-headers-policy-config') console.log(JSON.stringify(config));
  else if (command === 'update-response-headers-policy') {
    if (options['--if-match'] !== tag) throw new Error('PreconditionFailed');
    const file = options['--response-headers-policy-config']?.replace(/^file:\/\//, '') ?? '';
    const next = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(policyFile, JSON.stringify({tag: `${tag}+`, config: next}));
    log({policy: next.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy});
  } else if (command === 'wait') log({waited: options['--id']});
  else throw new Error(`aws cloudfront ${command}`);
}

const [service, command = '', ...args] = process.argv.slice(2);
if (service === 's3') s3(command, args);
else if (command === 'wait') cloudfront(command, args.slice(1));
else cloudfront(command, args);
