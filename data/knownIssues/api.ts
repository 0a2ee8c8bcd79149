import type {KnownIssues} from './types';

export const apiIssues = {} satisfies KnownIssues;
