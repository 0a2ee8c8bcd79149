import type {KnownIssues} from './types';

export const installationIssues = {} satisfies KnownIssues;
