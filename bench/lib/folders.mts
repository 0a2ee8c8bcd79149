import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Everything that benchmarks write, besides their results. Inside of the project, so that its packages are found. */
export const workDir = path.join(root, 'bench/.work');
