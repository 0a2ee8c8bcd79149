import type {KnownIssues} from './types';

export const aboutIssues = {} satisfies KnownIssues;
