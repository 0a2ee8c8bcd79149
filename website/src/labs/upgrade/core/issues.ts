import type {installationIssues} from '@site/data/knownIssues/installation';
import type {operationIssues} from '@site/data/knownIssues/operation';
import type {Kind} from '@site/data/upgrades';

type Id = keyof typeof installationIssues | keyof typeof operationIssues;

/** Known issues of the documented version that disturb an update to it. */
const all: Readonly<Record<Kind, readonly Id[]>> = {
  package: ['migration-errors-unnoticed', 'cli-self-update-exit-code'],
  manual: ['migration-errors-unnoticed'],
  docker: ['migration-errors-unnoticed', 'docker-script-cache'],
  kubernetes: [
    'migration-errors-unnoticed',
    'docker-script-cache',
    'older-node-undoes-finalization',
  ],
  source: ['migration-errors-unnoticed'],
};

export const issuesOf = (kind: Kind): readonly Id[] => all[kind];
