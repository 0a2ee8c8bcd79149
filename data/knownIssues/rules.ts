import type {KnownIssues} from './types';

export const rulesIssues = {} satisfies KnownIssues;
