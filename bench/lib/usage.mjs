/** Loaded into every Node process of a build: appends the resource usage of the process to a file. */
import {appendFileSync} from 'node:fs';

const file = process.env.BENCH_USAGE;
process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const usage = {cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024};
  if (file) appendFileSync(file, `${JSON.stringify(usage)}\n`);
});
