import type {KnownIssues} from './types';

export const administrationIssues = {} satisfies KnownIssues;
