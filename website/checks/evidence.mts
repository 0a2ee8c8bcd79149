import {allClaims} from '../../verify/claims/index.ts';
import evidence from '../../verify/evidence.json' with {type: 'json'};
import {outdatedResults} from '../../verify/results.ts';
import {problem, type Problem} from './problem.mts';

/** The site only counts statements that were tried and does not load the claims, so this check finds claims that have changed since. */
export function checkEvidence(): Problem[] {
  return outdatedResults(evidence, allClaims).map((claim) =>
    problem(
      '../verify/evidence.json',
      1,
      `${claim} was tried when it said something else.`,
      'npm run verify -- --forget removes such results; the next run tries them again.',
    ),
  );
}
