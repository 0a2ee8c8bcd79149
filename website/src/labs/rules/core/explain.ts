import type {Evaluation, Trial} from './evaluate';
import type {Reason} from './outcome';

/** The least informative reasons, the better ones first; any other reason is preferred. */
const weak: readonly Reason[] = ['absent', 'empty', 'notChecked'];

function weight({outcome}: Trial): number {
  if (outcome.matches === true) return -1;
  return weak.length - weak.indexOf(outcome.reason);
}

/** Items that match nowhere, each with the trial that has the most informative reason. */
export function unmatched({trials}: Evaluation): Trial[] {
  const items = new Map<object, Trial[]>();
  for (const trial of trials) {
    const all = items.get(trial.item);
    if (all) all.push(trial);
    else items.set(trial.item, [trial]);
  }
  return [...items.values()]
    .filter((all) => all.every(({outcome}) => outcome.matches !== true))
    .flatMap((all) => [...all].sort((a, b) => weight(b) - weight(a)).slice(0, 1));
}
