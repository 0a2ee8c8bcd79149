import type {Console} from '../target/console';

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);
const day = (date: Date) => date.toISOString().slice(0, 10);
const time = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

const spam = [31, 28, 35, 48, 40, 37, 52, 61, 44, 38, 36, 58, 55, 46];
const valid = [14, 12, 16, 15, 9, 11, 18, 19, 15, 13, 12, 17, 15, 14];

/** Two weeks of statistics, which only time brings otherwise. */
function statistics(projects: readonly number[]): string[] {
  const fields =
    'date, number_of_valid_submissions, number_of_spam_submissions, project_id, updated_at, number_of_delayed_requests, number_of_blocked_requests';
  const rows = projects.flatMap((project, index) =>
    spam.map((count, at) => {
      const date = hours((13 - at) * 24);
      const share = index === 0 ? 1 : 0.3;
      const numbers = [valid[at]! * share, count * share].map(Math.round).join(', ');
      const delayed = index === 0 && at % 4 === 1 ? '2, 1' : '0, 0';
      return `('${day(date)}', ${numbers}, ${project}, '${time(date)}', ${delayed})`;
    }),
  );
  return [`INSERT INTO day_statistic (${fields}) VALUES ${rows.join(', ')}`];
}

/** Cleanups every six hours, by the web cron job and once by the command. */
function cleanups(): string[] {
  const fields =
    'date_time, cleanup_executor, number_of_stored_submit_tokens, number_of_deleted_submit_tokens, number_of_stored_submissions, number_of_deleted_submissions, execution_time, cleanup_status';
  const rows = Array.from({length: 10}, (_one, at) => {
    const tokens = 320 + ((at * 53) % 190);
    const numbers = [tokens, 18 + ((at * 11) % 60), 225 + ((at * 37) % 130), 12 + ((at * 7) % 50)];
    const executor = at === 4 ? 1 : 3;
    return `('${time(hours(6 * at + 2))}', ${executor}, ${numbers.join(', ')}, ${0.08 + at / 50}, 2)`;
  });
  return [
    'DELETE FROM cleanup_statistic',
    `INSERT INTO cleanup_statistic (${fields}) VALUES ${rows.join(', ')}`,
  ];
}

/** Submissions of the last day instead of the last minute. */
function earlier([first, last]: Past['submissions']): string[] {
  return Array.from({length: last - first + 1}, (_one, at) => at).flatMap((at) => {
    const ago = 1 + (last - first - at) * 3.1;
    const [opened, then] = [time(hours(ago + 1 / 60)), time(hours(ago))];
    const verified = `CASE WHEN verified_at IS NULL THEN NULL ELSE '${then}' END`;
    const id = first + at;
    return [
      `UPDATE submission SET submitted_at = '${then}', verified_at = ${verified} WHERE id = ${id}`,
      `UPDATE submit_token SET created_at = '${opened}' WHERE last_submission_id = ${id}`,
    ];
  });
}

interface Past {
  readonly projects: readonly number[];
  readonly rulePackage: number;
  /** Numbers of the first and the last one. */
  readonly submissions: readonly [first: number, last: number];
}

/** Data that cannot be entered in the interface, because it is about the past or about other computers. */
export async function fillPast(
  console: Console,
  {projects, rulePackage, submissions}: Past,
): Promise<void> {
  const package_ = `UPDATE rule_package SET type = 1, source = 'https://lists.example.com/spam.json' WHERE id = ${rulePackage}`;
  const today = `DELETE FROM day_statistic WHERE project_id IN (${projects.join(', ')})`;
  for (const sql of [
    today,
    ...statistics(projects),
    ...cleanups(),
    ...earlier(submissions),
    package_,
  ]) {
    const {code, output} = await console.run(['dbal:run-sql', sql]);
    if (code !== 0) throw new Error(`dbal:run-sql ended with code ${code}: ${output}`);
  }
}
