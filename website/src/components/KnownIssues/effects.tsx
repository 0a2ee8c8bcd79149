import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Effect} from '@site/data/knownIssues/types';

/** What an issue does to a reader's work, the most serious first. */
export const effects: Readonly<Record<Effect, ReactNode>> = {
  blocks: <Translate id="knownIssues.blocks">Blocks a task</Translate>,
  'changes-steps': <Translate id="knownIssues.changesSteps">Changes a step</Translate>,
  cosmetic: <Translate id="knownIssues.cosmetic">Display or wording only</Translate>,
};
