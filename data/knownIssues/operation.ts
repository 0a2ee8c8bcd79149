import type {KnownIssues} from './types';

export const operationIssues = {} satisfies KnownIssues;
