import {Fragment, type ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {moments, protections, type Moment} from '@site/data/protections';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowArrow, FlowBox} from '../flow';
import {t} from '@site/texts';

const titles = t('What applies at which moment');

const allMoments = Object.keys(moments) as Moment[];
const column = {width: 220, gap: 40, line: 30, top: 62};

/** The protections that act in a moment. */
function namesOf(moment: Moment, locale: Locale): string[] {
  return protections
    .filter((protection) => protection.moments.includes(moment))
    .map(({name}) => name[locale]);
}

function Column({
  x,
  moment,
  locale,
}: {
  readonly x: number;
  readonly moment: Moment;
  readonly locale: Locale;
}) {
  const names = namesOf(moment, locale);
  return (
    <g>
      <rect className={parts.accent} x={x} y={8} width={column.width} height={38} rx={8} />
      <text
        className={parts.label}
        fontWeight="600"
        x={x + column.width / 2}
        y={32}
        textAnchor="middle">
        {moments[moment][locale]}
      </text>
      {names.map((name, index) => (
        <g key={name}>
          <rect
            className={parts.box}
            x={x}
            y={column.top + index * column.line}
            width={column.width}
            height={column.line - 6}
            rx={6}
          />
          <text
            className={parts.note}
            x={x + column.width / 2}
            y={column.top + 16 + index * column.line}
            textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The moments below each other. */
function Narrow({locale}: {readonly locale: Locale}): ReactNode {
  return allMoments.map((moment, index) => (
    <Fragment key={moment}>
      {index > 0 && <FlowArrow />}
      <FlowBox lines={[moments[moment][locale], ...namesOf(moment, locale)]} accent />
    </Fragment>
  ));
}

/** The protections as three columns, one a moment. */
export default function ProtectionTimeline(): ReactNode {
  const locale = useLocale();
  const rows = Math.max(...allMoments.map((moment) => namesOf(moment, locale).length));
  const step = column.width + column.gap;
  return (
    <Diagram
      title={titles[locale]}
      description={allMoments.map(
        (moment) => `${moments[moment][locale]}: ${namesOf(moment, locale).join(', ')}.`,
      )}
      width={allMoments.length * step - column.gap + 16}
      height={column.top + rows * column.line + 4}
      narrow={<Narrow locale={locale} />}>
      {allMoments.map((moment, index) => (
        <g key={moment}>
          <Column x={8 + index * step} moment={moment} locale={locale} />
          {index > 0 && (
            <path
              className={parts.arrowHead}
              d={`M${8 + index * step - 10} 27L${8 + index * step - 28} 18V36Z`}
            />
          )}
        </g>
      ))}
    </Diagram>
  );
}
