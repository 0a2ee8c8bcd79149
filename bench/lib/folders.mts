import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const website = path.join(root, 'website');

/** Where benchmarks write everything but their results. Inside the project, so that its packages are found. */
export const workDir = path.join(root, 'bench/.work');
