import type {ReactNode} from 'react';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowArrow, FlowBox, FlowRow, FlowText} from '../flow';
import {Box} from '../shapes';
import {texts} from './texts';

const size = {width: 222, height: 60};

/** From top to bottom: what cleans up at once, then what asks first. */
function Narrow({words}: {readonly words: (typeof texts)['en']}): ReactNode {
  return (
    <>
      <FlowRow>
        <FlowBox lines={words.command} />
        <FlowBox lines={words.web} />
      </FlowRow>
      <FlowArrow label={words.atOnce} />
      <FlowBox lines={words.cleanup} accent />
      <FlowArrow label={words.yes} up />
      <FlowBox lines={words.question} />
      <FlowArrow up />
      <FlowBox lines={words.form} />
      <FlowText>
        {words.cleanup[0]} → {words.row[0]}: {words.row[1]}
        <br />
        {words.again}
      </FlowText>
    </>
  );
}

/** Three triggers on the left, the cleanup and its trace on the right. */
export default function CleanupSchedule(): ReactNode {
  const words = texts[useLocale()];
  return (
    <Diagram
      title={words.title}
      description={words.words}
      width={750}
      height={300}
      narrow={<Narrow words={words} />}>
      <Box x={8} y={8} {...size} lines={words.command} />
      <Box x={8} y={88} {...size} lines={words.web} />
      <Box x={8} y={208} {...size} lines={words.form} />
      <Box x={264} y={208} {...size} lines={words.question} />
      <Box x={520} y={48} {...size} lines={words.cleanup} accent />
      <Box x={520} y={208} {...size} lines={words.row} />

      <path className={parts.line} d="M230 38H410V70H511" />
      <path className={parts.line} d="M230 118H410V86H511" />
      <path className={parts.arrowHead} d="M520 70L511 65V75Z M520 86L511 81V91Z" />
      <text className={parts.note} x={300} y={82} textAnchor="middle">
        {words.atOnce}
      </text>

      <path className={parts.line} d="M230 238H255" />
      <path className={parts.arrowHead} d="M264 238L255 233V243Z" />

      <path className={parts.line} d="M440 208V98H511" />
      <path className={parts.arrowHead} d="M520 98L511 93V103Z" />
      <text className={parts.note} x={450} y={160}>
        {words.yes}
      </text>

      <path className={parts.line} d="M631 108V199" />
      <path className={parts.arrowHead} d="M631 208L626 199H636Z" />

      <path className={parts.line} d="M520 238H495" strokeDasharray="5 4" />
      <path className={parts.arrowHead} d="M486 238L495 233V243Z" />
      <text className={parts.note} x={503} y={290} textAnchor="middle">
        {words.again}
      </text>
    </Diagram>
  );
}
