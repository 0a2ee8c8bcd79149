export interface CrontabEntry {
  readonly schedule: string;
  /** Only in files below /etc/cron.d. */
  readonly user?: string;
  readonly command: string;
}

const limits = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function checkField(field: string, index: number): void {
  const [min = 0, max = 0] = limits[index] ?? [];
  const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(field);
  const numbers = [match?.[1], match?.[2]].filter(Boolean).map(Number);
  if (!match || numbers.some((number) => number < min || number > max)) {
    throw new Error(`Field ${index + 1} of the schedule is "${field}".`);
  }
}

function parseLine(line: string, withUser: boolean): CrontabEntry {
  const parts = line.trim().split(/\s+/);
  const fields = parts.slice(0, 5);
  if (fields.length < 5) throw new Error(`"${line}" has no five fields.`);
  fields.forEach(checkField);
  // A percent sign would start the standard input of the command.
  if (line.includes('%')) throw new Error(`"${line}" contains a percent sign.`);
  const user = withUser ? parts[5] : undefined;
  if (withUser && !/^[a-z_][a-z0-9_-]*$/.test(user ?? ''))
    throw new Error(`"${line}" names no user.`);
  return {schedule: fields.join(' '), user, command: parts.slice(withUser ? 6 : 5).join(' ')};
}

/** Entries of a crontab, or of a file below /etc/cron.d, where each line also names the user. */
export function parseCrontab(source: string, {withUser}: {withUser: boolean}): CrontabEntry[] {
  if (!source.endsWith('\n')) throw new Error('cron ignores a last line without a line break.');
  return source
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#') && !/^[A-Z]+=/.test(line))
    .map((line) => parseLine(line, withUser));
}
