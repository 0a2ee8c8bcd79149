import Link from '@docusaurus/Link';
import {useId, useState, type ReactNode} from 'react';
import {formatName, requestCode, requestFormats, type RequestFormat} from '../core/request';
import type {Steps} from '../core/steps';
import type {Language} from '../../frame/core/highlight';
import LiveCode from '../../frame/LiveCode';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';
import {useOwnHost} from './useOwnHost';

const shells: readonly RequestFormat[] = ['curl', 'bash'];

function languageOf(format: RequestFormat): Language {
  if (shells.includes(format)) return 'bash';
  return format === 'http' ? 'http' : 'program';
}

/** The request as something to paste into a terminal or a script. */
export default function RequestCode({steps}: {readonly steps: Steps}): ReactNode {
  const text = useLabText();
  const id = useId();
  const [format, setFormat] = useState<RequestFormat>('curl');
  return (
    <>
      <p className={controls.help}>
        {text.requestHelp} <Link to="/docs/integration/custom">{text.requestLink}</Link>.
      </p>
      <div className={controls.input}>
        <label htmlFor={id}>{text.showAs}</label>
        <select
          id={id}
          value={format}
          onChange={(event) => setFormat(event.target.value as RequestFormat)}>
          {requestFormats.map((name) => (
            <option key={name} value={name}>
              {formatName(name)}
            </option>
          ))}
        </select>
      </div>
      <div data-step="request">
        <LiveCode
          title={`${text.request}: ${formatName(format)}`}
          code={requestCode(format, steps, useOwnHost())}
          language={languageOf(format)}
          hasLongValues
        />
      </div>
    </>
  );
}
