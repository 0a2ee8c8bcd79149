import {allClaims} from '../../verify/claims/index.ts';
import evidence from '../../verify/evidence.json' with {type: 'json'};
import {outdatedResults} from '../../verify/results.ts';
import {problem, type Problem} from './problem.mts';

/** The site counts what was tried without loading the claims. So a fact that has changed is found here. */
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
