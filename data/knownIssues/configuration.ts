import type {KnownIssues} from './types';

export const configurationIssues = {} satisfies KnownIssues;
