import type {Dispatch} from 'react';
import type {Change} from '../core/change';
import type {Setup} from '../core/setup';

/** What every part of the playground works with. */
export interface EditProps {
  readonly setup: Setup;
  readonly dispatch: Dispatch<Change>;
}
