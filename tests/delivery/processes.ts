import {readFileSync, readdirSync} from 'node:fs';

function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status(pid)));
}

/** Total resident memory of these processes, in megabytes. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.reduce(
    (sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(status(pid))?.[1] ?? 0),
    0,
  );
  return Math.round(kilobytes / 102.4) / 10;
}
