import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where benchmarks write everything but their results. Inside the project, so that its packages are found. */
export const workDir = path.join(root, 'bench/.work');
