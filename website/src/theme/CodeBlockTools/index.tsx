import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlockTools';
import type {ReactNode} from 'react';
import {ValuesIcon} from '@site/src/components/icons';

/** Opens the panel for the reader's values; website/src/features/pageTools handles its clicks. */
export default function CodeBlockTools({html, className}: Props): ReactNode {
  if (!html?.includes('data-value=')) return null;
  const label = translate({id: 'codeBlock.values', message: 'Show your values'});
  return (
    <button type="button" className={className} aria-label={label} title={label} data-tool="values">
      <ValuesIcon />
    </button>
  );
}
