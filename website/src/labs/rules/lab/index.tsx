import {useCallback, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import Sides from '../../frame/Sides';
import {changeSetup, type Change} from '../core/change';
import type {Setup} from '../core/setup';
import ExampleSelect from './ExampleSelect';
import Fields from './Fields';
import FileBox from './FileBox';
import {Details, Rated, useResult} from './Outcome';
import Rules from './Rules';
import Settings from './Settings';

/** Rules and fields, and their evaluation. */
export default function Playground({state: setup, setState}: LabPartProps<Setup>): ReactNode {
  const dispatch = useCallback(
    (change: Change) => setState((before) => changeSetup(before, change)),
    [setState],
  );
  const outcome = useResult(setup);
  return (
    <Sides
      controls={
        <div>
          <ExampleSelect setup={setup} dispatch={dispatch} />
          <Rules setup={setup} dispatch={dispatch} />
          <Fields setup={setup} dispatch={dispatch} marks={outcome.marks} />
          <Settings setup={setup} dispatch={dispatch} />
          <FileBox setup={setup} dispatch={dispatch} />
        </div>
      }
      verdict={<Rated outcome={outcome} />}>
      <Details outcome={outcome} />
    </Sides>
  );
}
