import type {KnownIssues} from './types';

export const integrationIssues = {} satisfies KnownIssues;
