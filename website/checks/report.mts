import {formatProblem, type Problem} from './problem.mts';

/** Prints the results of all checks and sets the exit code to 1 if there is a problem. */
export function report(
  results: Readonly<Record<string, readonly Problem[]>>,
  subject: string,
): void {
  const annotate = Boolean(process.env.GITHUB_ACTIONS);
  let count = 0;
  for (const [name, problems] of Object.entries(results)) {
    count += problems.length;
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    problems.forEach((found) => console.log(formatProblem(found, annotate)));
  }
  console.log(`${subject} checked, ${count} ${count === 1 ? 'problem' : 'problems'}`);
  process.exitCode = count === 0 ? 0 : 1;
}
