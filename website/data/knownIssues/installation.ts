import type {KnownIssues} from './types';
import {t} from '../../texts';

export const installationIssues = {
  'docker-cron-rule-packages': {
    title: t('The standard image does not refresh rule packages'),
    effect: 'changes-steps',
    page: '/docs/installation/configure/cron_jobs',
    text: t(
      'The crontab of the image calls `mosparo:rule-packages:refresh`, a command that does not exist, and discards the error message.',
    ),
    remedy: t(
      'Run `mosparo:rule-package:refresh` (singular) from the cron of the host, or use the web cron job.',
    ),
  },
  'docker-cron-environment': {
    title: t('Cron jobs in the standard image ignore environment variables'),
    effect: 'changes-steps',
    page: '/docs/installation/configure/cron_jobs',
    text: t(
      'The nightly cleanup therefore ignores a shortened retention period or a shared cache.',
    ),
    remedy: t(
      'Mount a file with the variables as `/mosparo/.env.local`, or run the commands from the host with `docker compose exec`.',
    ),
  },
  'docker-script-cache': {
    title: t('Browsers keep the old script after an update of the container'),
    effect: 'changes-steps',
    page: '/docs/installation/update',
    text: t(
      'Both Docker images tell browsers to keep `.js` files as long as possible (`expires max`), but `mosparo-frontend.js` has the same name in every version.',
    ),
    remedy: t(
      'Load the script with a version in its address (`/build/mosparo-frontend.js?v=1.5.4`), or let the reverse proxy replace its `Cache-Control` and `Expires` headers.',
    ),
  },
  'migration-errors-unnoticed': {
    title: t('Failed database migrations are not reported'),
    effect: 'changes-steps',
    page: '/docs/installation/update_problems',
    text: t(
      'The wizard and the finalization store the new version even if a migration failed. Pages then return HTTP 500.',
    ),
    remedy: t(
      'Run `php bin/console doctrine:migrations:migrate`: it shows the error and, once the cause is removed, finishes the rest.',
    ),
  },
  'older-node-undoes-finalization': {
    title: t('A node with old code undoes an update'),
    effect: 'changes-steps',
    page: '/docs/installation/install/multi_node_setup',
    text: t('Such a node restores the old version number as soon as it gets a page request.'),
    remedy: t(
      'Before you update, take all nodes but one out of the load balancer. Bring each back only with the new code.',
    ),
  },
} satisfies KnownIssues;
