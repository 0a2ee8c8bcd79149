import {allClaims} from '../../tools/verify/claims/index.ts';
import evidence from '../../tools/verify/evidence.json' with {type: 'json'};
import {outdatedResults} from '../../tools/verify/results.ts';
import {problem, type Problem} from './problem.mts';

/** The site only counts statements that were tried and does not load the claims, so this check finds claims that have changed since. */
export function checkEvidence(): Problem[] {
  return outdatedResults(evidence, allClaims).map((claim) =>
    problem(
      '../tools/verify/evidence.json',
      1,
      `${claim} was tried when it said something else.`,
      'npm run verify -- --forget removes such results; the next run tries them again.',
    ),
  );
}
