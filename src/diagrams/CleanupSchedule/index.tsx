import type {ReactNode} from 'react';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {Box} from '../shapes';
import {texts} from './texts';

const size = {width: 210, height: 60};

/** Three triggers on the left, the cleanup and its trace on the right. */
export default function CleanupSchedule(): ReactNode {
  const words = texts[useLocale()];
  return (
    <Diagram title={words.title} description={words.words} width={760} height={300}>
      <Box x={8} y={8} {...size} lines={words.command} />
      <Box x={8} y={88} {...size} lines={words.web} />
      <Box x={8} y={208} {...size} lines={words.form} />
      <Box x={275} y={208} {...size} lines={words.question} />
      <Box x={542} y={48} {...size} lines={words.cleanup} accent />
      <Box x={542} y={208} {...size} lines={words.row} />

      <path className={parts.line} d="M218 38H420V70H533" />
      <path className={parts.line} d="M218 118H420V86H533" />
      <path className={parts.arrowHead} d="M542 70L533 65V75Z M542 86L533 81V91Z" />
      <text className={parts.note} x={300} y={82} textAnchor="middle">
        {words.atOnce}
      </text>

      <path className={parts.line} d="M218 238H266" />
      <path className={parts.arrowHead} d="M275 238L266 233V243Z" />

      <path className={parts.line} d="M450 208V98H533" />
      <path className={parts.arrowHead} d="M542 98L533 93V103Z" />
      <text className={parts.note} x={460} y={160}>
        {words.yes}
      </text>

      <path className={parts.line} d="M647 108V199" />
      <path className={parts.arrowHead} d="M647 208L642 199H652Z" />

      <path className={parts.line} d="M542 238H494" strokeDasharray="5 4" />
      <path className={parts.arrowHead} d="M485 238L494 233V243Z" />
      <text className={parts.note} x={514} y={290} textAnchor="middle">
        {words.again}
      </text>
    </Diagram>
  );
}
