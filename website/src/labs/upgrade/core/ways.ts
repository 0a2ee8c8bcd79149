import type {Kind} from '@site/data/upgrades';

/** Where the pages say how to do each part of a stop. */
interface Way {
  readonly backup: string;
  readonly install: string;
  /** If an upgrade to the next line begins elsewhere than an update. */
  readonly upgrade?: string;
  readonly finalize: string;
  readonly check: string;
}

const update = '/docs/installation/update';
const backup = '/docs/installation/backup';
const end = {finalize: `${update}#finalize`, check: `${update}#after`} as const;

export const ways: Readonly<Record<Kind, Way>> = {
  package: {
    backup: `${backup}#backup`,
    install: `${update}#web`,
    upgrade: '/docs/administration/updates#upgrade',
    ...end,
  },
  manual: {backup: `${backup}#backup`, install: `${update}#by-hand`, ...end},
  docker: {
    backup: `${backup}#docker`,
    install: '/docs/installation/install/docker#update',
    ...end,
  },
  kubernetes: {
    backup: `${backup}#kubernetes`,
    install: '/docs/installation/install/kubernetes#update',
    ...end,
  },
  source: {
    backup: `${backup}#backup`,
    install: '/docs/installation/install/source#update',
    ...end,
  },
};
