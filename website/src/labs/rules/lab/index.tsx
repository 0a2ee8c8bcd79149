import {useReducer, useState, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import CopyLink from '../../frame/CopyLink';
import Sides from '../../frame/Sides';
import {changeSetup} from '../core/change';
import {examples} from '../core/examples';
import {decodeSetup, encodeSetup, type ReadLink} from '../core/link';
import ExampleSelect from './ExampleSelect';
import Fields from './Fields';
import FileBox from './FileBox';
import Outcome from './Outcome';
import Rules from './Rules';
import {useLabText} from './useLabText';

/** The interactive part: rules and fields, and their evaluation. */
export default function Playground({shared}: LabPartProps): ReactNode {
  const text = useLabText();
  const [link] = useState((): ReadLink =>
    shared ? decodeSetup(shared) : {setup: examples.contact, omitted: 0},
  );
  const [setup, dispatch] = useReducer(changeSetup, link.setup);
  return (
    <>
      {link.omitted > 0 && <p role="alert">{text.linkLeft(link.omitted)}</p>}
      <ExampleSelect setup={setup} dispatch={dispatch} />
      <Sides
        controls={
          <>
            <Rules setup={setup} dispatch={dispatch} />
            <Fields setup={setup} dispatch={dispatch} />
          </>
        }>
        <Outcome setup={setup} />
        <CopyLink entries={() => encodeSetup(setup)} />
      </Sides>
      <FileBox setup={setup} dispatch={dispatch} />
    </>
  );
}
