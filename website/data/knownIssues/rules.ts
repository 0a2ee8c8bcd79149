import type {KnownIssues} from './types';
import {t} from '../../texts';

export const rulesIssues = {
  'text-question-mark': {
    title: t('Text: `?` is not a wildcard'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t('`v?agra` does not find `viagra`.'),
    remedy: t('Use `*`, or a regular expression such as `/v.agra/i`.'),
  },
  'non-ascii-case': {
    title: t('Case is ignored only for A–Z'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t('`Über` does not find `über`; Cyrillic and Greek letters are compared exactly.'),
    remedy: t(
      'Add both spellings, or use a regular expression with the flags `iu`, such as `/über/iu`.',
    ),
  },
  'exact-word-limits': {
    title: t('Exact word: slashes and letters beyond A–Z'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t(
      'A value with `/` never matches. Letters beyond A–Z end a word, so `ber` matches `über`.',
    ),
    remedy: t(
      'Use a regular expression: `~(?<!\\d)24/7(?!\\d)~` or `/(?<!\\p{L})ber(?!\\p{L})/iu`.',
    ),
  },
  'email-in-text': {
    title: t('Email: addresses in multi-line text are missed'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t(
      'An address is found only with white space or an end of the text on both sides, so a period, comma, bracket or `mailto:` hides it. Of two addresses with a single space or line break between them, the second is missed.',
    ),
    remedy: t('Add a Word item of the type **Text** with the same address.'),
  },
  'domain-exact-host': {
    title: t('Domain: subdomains are not found'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t('An item covers exactly one host: not `www.`, and not the host with a port.'),
    remedy: t('Add every host, or a Word item of the type **Text** with the domain.'),
  },
  'domain-in-text': {
    title: t('Domain: names in multi-line text are missed'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t(
      'A domain is found only after `@` or `://`, and only when a slash or the end of the whole text follows.',
    ),
    remedy: t('For messages, use a Word item of the type **Text** with the domain.'),
  },
  'website-whole-url': {
    title: t('Website: only the identical URL matches'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t(
      'Longer URLs that begin with it do not. In multi-line text, a URL without a path is missed when text follows on the same line, and punctuation after a URL belongs to it. The editor refuses the `//` at the start that its help text recommends.',
    ),
    remedy: t(
      'Use a Word item of the type **Text** with the part of the address that stays the same.',
    ),
  },
  'website-short-tld': {
    title: t('Website: URLs such as `https://example.ch` are refused'),
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: t('This affects two-letter top-level domains with only one dot and nothing after it.'),
    remedy: t('Use a Domain item for the host.'),
  },
  'subnet-ipv4': {
    title: t('IPv4 subnets: /32 and /0 to /7 never match'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: t('Subnets from /8 to /31 work.'),
    remedy: t('For a single address, use the item type **IP address**.'),
  },
  'subnet-ipv6': {
    title: t('IPv6 subnets: many prefix lengths fail'),
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: t(
      '/16–/20, /32–/36, /48–/52 and /64–/127 work. /0–/4 and /128 never match. Saving others, such as /29, /40, /44, /56 and /60, fails with a server error. A network part that ends with a zero group misses addresses: `2001:db8::/48` does not find `2001:db8::1`.',
    ),
    remedy: t(
      'Split the network into lengths that work (a /56 into 256 /64 networks), use a wider one with a lower rating, or an AS number. Guidelines and the IP allow list accept every length.',
    ),
  },
  'unicode-block-never-matches': {
    title: t('Unicode block: items never match'),
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: t('This applies to the type **Block**, whatever the field contains.'),
    remedy: t(
      'Use a Word item of the type **Regular Expression** with [these patterns](/docs/usage/rule_types#unicode-patterns).',
    ),
  },
  'rule-factor-cleared': {
    title: t('An emptied rating factor becomes 0'),
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: t('If you empty **Spam rating factor** of a field rule, all its items give 0 points.'),
    remedy: t('Enter 1 instead.'),
  },
  'items-without-rating': {
    title: t('Items without a rating get 0 points'),
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: t(
      'This happens to several items added at once, text files, and CSV lines without a third column. The help text promises 1.0.',
    ),
    remedy: t('Always give a rating, in CSV with a decimal point (`1.5`).'),
  },
  'random-values-list-fields': {
    title: t('Random values: fields with the same name cause an error'),
    effect: 'blocks',
    page: '/docs/usage/submission_rules',
    text: t(
      'Text fields that share a name or whose name ends with `[]` break the check; with **Match textarea**, multi-line fields do too. mosparo answers with HTTP 500. The box shows “An error occurred. Please try again.”',
    ),
    remedy: t(
      'Give every text field its own name or the class `mosparo__ignored-field`, or leave the rule off.',
    ),
  },
  'items-added-together': {
    title: t('Rows added at the same moment are mixed up'),
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: t(
      'Editing or deleting one of these rows of the item table can then change the wrong item.',
    ),
    remedy: t(
      'Reload the page before you edit new rows. For lists, use **Add multiple items** or an import.',
    ),
  },
  'shared-cache-value-only': {
    title: t('The shared cache for rule items hides matches'),
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: t(
      'Results are stored by value, regardless of the kind of field. If a value was first checked in a text field, Email, Domain and Website items miss it in other fields. A rule test with a switch off hides the items of that part from real checks of the same value.',
    ),
    remedy: t(
      'Keep `MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS` at `0` unless checks are too slow, choose a short `MOSPARO_RULE_ITEMS_CACHE_TTL`, and test with both switches on.',
    ),
  },
  'package-zero-rating': {
    title: t('Rule packages: a rating of 0 counts as 1'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: t(
      'This applies to `rating` and `spamRatingFactor`, and to missing values, with a PHP warning in the log.',
    ),
    remedy: t(
      'Always write both values, and leave out items that should not count. The incremental API keeps a 0.',
    ),
  },
  'package-temporary-files': {
    title: t('Rule packages: temporary files are never deleted'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: t(
      'Every download from a URL leaves a file that begins with `rp` in PHP’s temporary directory, and every import from standard input or through the API one that begins with `rp-`.',
    ),
    remedy: t(
      'Delete old files by cron: `find /tmp -maxdepth 1 -type f -user www-data -name "rp*" -mtime +1 -delete`. Many systems also do so on restart.',
    ),
  },
  'package-failed-silently': {
    title: t('Rule packages: an update fails without a reason'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: t('The page that updates the cache of a package shows only **Failed**.'),
    remedy: t(
      'Run `php bin/console mosparo:rule-package:refresh`, which prints the reason, or find `errorMessage` in the answer to `…/update-cache/execute` in the browser’s network tab.',
    ),
  },
  'package-refresh-stops': {
    title: t('Rule packages: one failure stops all later refreshes'),
    effect: 'blocks',
    page: '/docs/usage/rule_packages',
    text: t(
      'With the refresh command and the web cron job, all packages and projects after the failed one are left out.',
    ),
    remedy: t('Fix the package, or set it to inactive until it works again.'),
  },
  'package-zip-half-imported': {
    title: t('Rule packages: a refused ZIP archive is half imported'),
    effect: 'blocks',
    page: '/docs/usage/rule_packages',
    text: t(
      'Old and new content are mixed, and the interval has already started. The refresh command may then try the stored archive at every run instead of loading a corrected one.',
    ),
    remedy: t(
      'Publish the corrected archive with a new `lastUpdatedAt`, then choose **Update cache**. If it fails once more, the old archive is discarded, and the new one loads after the interval. To load it at once, delete the package and add it again.',
    ),
  },
  'package-json-size': {
    title: t('Rule packages: large JSON files are refused'),
    effect: 'blocks',
    page: '/docs/usage/rule_packages',
    text: t(
      '“Unknown rule package file type.” appears, because PHP does not recognize large files as JSON. With PHP 8.2, the limit is 1 MiB (1,048,576 bytes).',
    ),
    remedy: t('Publish larger packages as a ZIP archive: files inside it have no such limit.'),
  },
  'package-cli-result': {
    title: t('Rule packages: the import command hides failures'),
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: t(
      '`mosparo:rule-package:import` ends with exit code 0 even when it refused the content. After a file that it refused or that brought nothing new, it also refuses a valid file of another type (JSON instead of ZIP).',
    ),
    remedy: t(
      'Have your script look for `An error occurred` in the output. Delete a package that is stuck and add it again.',
    ),
  },
} satisfies KnownIssues;
