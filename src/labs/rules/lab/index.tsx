import {useReducer, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import CopyLink from '../../frame/CopyLink';
import Sides from '../../frame/Sides';
import {changeSetup} from '../core/change';
import {examples} from '../core/examples';
import {decodeSetup, encodeSetup} from '../core/link';
import type {Setup} from '../core/setup';
import ExampleSelect from './ExampleSelect';
import Fields from './Fields';
import FileBox from './FileBox';
import Result from './Result';
import Rules from './Rules';
import {useEvaluation} from './useEvaluation';

/** The interactive part: rules and fields, and their evaluation. */
export default function Playground({shared}: LabPartProps): ReactNode {
  const [setup, dispatch] = useReducer(changeSetup, shared, (given): Setup =>
    given ? decodeSetup(given) : examples.contact,
  );
  const evaluation = useEvaluation(setup);
  return (
    <>
      <ExampleSelect setup={setup} dispatch={dispatch} />
      <Sides
        controls={
          <>
            <Rules setup={setup} dispatch={dispatch} />
            <Fields setup={setup} dispatch={dispatch} />
          </>
        }>
        <Result evaluation={evaluation} />
        <CopyLink entries={() => encodeSetup(setup)} />
      </Sides>
      <FileBox setup={setup} dispatch={dispatch} />
    </>
  );
}
