import type {KnownIssues} from './types';

export const usageIssues = {} satisfies KnownIssues;
