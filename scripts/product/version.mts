/** The three numbers of a version; a missing one is 0. */
const parts = (version: string) => [0, 1, 2].map((index) => Number(version.split('.')[index] ?? 0));

/** Whether a version of the form 1.2.3 or 1.2 is newer than another. */
export function isNewer(version: string, than: string): boolean {
  const [left, right] = [parts(version), parts(than)];
  const at = [0, 1, 2].find((index) => left[index] !== right[index]);
  return at !== undefined && Number(left[at]) > Number(right[at]);
}

/** Returns an error message if the wanted version is not valid. */
export function versionError(wanted: string | undefined, current: string): string | undefined {
  if (wanted === undefined) return 'Name the new version: npm run product -- 1.6.0';
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wanted))
    return `"${wanted}" is not a version: write three numbers, such as 1.6.0.`;
  if (wanted === current) return `The documented version is ${current} already.`;
  if (!isNewer(wanted, current))
    return `${wanted} is older than ${current}, the documented version. To go back, revert the commit.`;
  return undefined;
}
