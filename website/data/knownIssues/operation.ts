import type {KnownIssues} from './types';
import {t} from '../../texts';

export const operationIssues = {
  'cleanup-first-run': {
    title: t('Form requests never start the first cleanup'),
    effect: 'changes-steps',
    page: '/docs/installation/configure/cron_jobs',
    text: t(
      'Until one has run, each form request plans it another 6 hours ahead. Without a cron job, nothing is ever deleted, not even after 14 days.',
    ),
    remedy: t(
      'Run `mosparo:cleanup-database` or the web cron job once after the installation, and set up a cron job. The standard Docker image runs the command at 01:15. After the first run, form requests clean up too.',
    ),
  },
  'refresh-name-in-interface': {
    title: t('The interface names a command that does not exist'),
    effect: 'changes-steps',
    page: '/docs/administration/cron_jobs',
    text: t(
      'The page **Cron jobs** shows `mosparo:rule-packages:refresh`, with an extra s. It fails: `There are no commands defined in the "mosparo:rule-packages" namespace.`',
    ),
    remedy: t('Use `mosparo:rule-package:refresh`.'),
  },
  'web-cron-geoip-interval': {
    title: t('The GeoIP2 refresh interval works in reverse'),
    effect: 'changes-steps',
    page: '/docs/administration/cron_jobs',
    text: t(
      'Every call of the web cron job asks MaxMind for newer databases and empties the cache of lookups. After a pause longer than the interval, none does until the server’s temporary cache is cleared.',
    ),
    remedy: t(
      'Refresh the databases with `mosparo:geoip2:download-database` by cron, or with the button on the GeoIP2 page.',
    ),
  },
  'web-cron-suggested-rhythm': {
    title: t('The suggested web cron schedule is too fast'),
    effect: 'changes-steps',
    page: '/docs/administration/cron_jobs',
    text: t(
      'The example on the page **Cron jobs** calls the address exactly at the minimum waiting time, so every second call gets status 425.',
    ),
    remedy: t('[Choose a shorter waiting time](/docs/administration/cron_jobs#every-second-call).'),
  },
  'cli-export-fails': {
    title: t('`mosparo:export` always fails'),
    effect: 'blocks',
    page: '/docs/cli',
    text: t(
      'It lacks the sections added in version 1.5: `Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected`.',
    ),
    remedy: t('Export in the browser under Tools, Export.'),
  },
  'cli-import-rules': {
    title: t('`mosparo:import` imports no rules and no translations'),
    effect: 'blocks',
    page: '/docs/cli',
    text: t(
      'The option `--rules` has no effect, for field rules and submission rules alike. The terminal shows PHP warnings about undefined keys.',
    ),
    remedy: t(
      'Import in the browser under Tools, Import. If the memory is exhausted there, raise `memory_limit` of the web server’s PHP, although the interface advises the command.',
    ),
  },
  'cli-import-without-keyboard': {
    title: t('`mosparo:import` does not end in scripts'),
    effect: 'changes-steps',
    page: '/docs/cli',
    text: t(
      'With `--no-interaction` or `--quiet` but without `--force`, it answers its own question with “summary”, over and over.',
    ),
    remedy: t('In scripts, always add `--force`.'),
  },
  'import-command-windows': {
    title: t('`mosparo:import` finds no file on Windows'),
    effect: 'blocks',
    page: '/docs/cli',
    text: t(
      '`Import file "…" does not exist.` appears, because only paths that start with `/` count as absolute. Others are looked up below `var/data/import/`.',
    ),
    remedy: t('Import the file in the web interface.'),
  },
  'cli-self-update-exit-code': {
    title: t('`mosparo:self-update` reports success after a failed step'),
    effect: 'changes-steps',
    page: '/docs/cli',
    text: t('The command prints “Update finished!” and ends with exit code 0.'),
    remedy: t('Look above it for a line with a red cross (❌) and the reason.'),
  },
} satisfies KnownIssues;
