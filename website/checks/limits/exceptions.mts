import type {LimitName} from './limits.mts';

/** A page that may exceed a limit, in both languages. */
export interface Exception {
  readonly page: string;
  readonly limit: LimitName;
  readonly reason: string;
}

/** All exceptions from the limits of the pages. */
export const exceptions: readonly Exception[] = [
  {
    page: 'quickstart',
    limit: 'sample',
    reason:
      'Tutorial and install/docker both work only with the whole compose.yaml in front of the reader.',
  },
];
