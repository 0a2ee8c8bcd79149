import type {ReactNode} from 'react';
import controls from '../../frame/styles.later.module.css';
import {formatColor} from '../core/color';
import {checkbox, dimensions, type BoxLook} from '../core/look';
import styles from './styles.later.module.css';
import {useDrawn} from './useDrawn';
import {useLabText} from './useLabText';

const states = ['normal', 'focus', 'loading', 'success', 'failure'] as const;

interface Props {
  readonly look: BoxLook;
}

interface StateProps extends Props {
  readonly state: (typeof states)[number];
}

/** Check mark or cross, with the stroke width of the box size. */
function Icon({look, state}: StateProps): ReactNode {
  const paths = {success: 'M2 11l6 6L19 4', failure: 'M4 4l13 13M17 4L4 17'} as const;
  if (state !== 'success' && state !== 'failure') return null;
  const {icon, iconWidth} = dimensions[look.size];
  return (
    <svg
      viewBox="0 0 21 21"
      width={icon}
      height={icon}
      fill="none"
      stroke="currentColor"
      strokeWidth={iconWidth}>
      <path d={paths[state]} />
    </svg>
  );
}

function Checkbox({look, state}: StateProps): ReactNode {
  const drawn = useDrawn();
  const colors = state === 'success' || state === 'failure' ? look[state] : look.normal;
  const color = formatColor(colors.checkbox);
  const size = dimensions[look.size].checkbox;
  const {radius, borderWidth} = checkbox;
  const isLoading = state === 'loading';
  const style = {
    width: size,
    height: size,
    border: `${borderWidth}px solid ${isLoading ? 'transparent' : color}`,
    borderRadius: isLoading ? size / 2 : radius,
    boxShadow: state === 'focus' ? `0 0 0 ${borderWidth}px ${formatColor(look.focusShadow)}` : '',
    color,
  };
  const spinner = {
    borderWidth,
    borderRadius: size / 2,
    inset: -borderWidth,
    borderInlineStartColor: color,
  };
  return (
    <span className={styles.checkbox} style={drawn(style)}>
      <Icon look={look} state={state} />
      {isLoading && <span className={styles.spinner} style={drawn(spinner)} />}
      {state === 'normal' && (
        <span className={styles.ping} style={drawn({borderColor: color, borderRadius: radius})} />
      )}
    </span>
  );
}

/** Draws the box in one state. */
function Box({look, state}: StateProps): ReactNode {
  const text = useLabText();
  const drawn = useDrawn();
  const size = dimensions[look.size];
  const colors = state === 'success' || state === 'failure' ? look[state] : look.normal;
  const style = {
    maxWidth: size.width[1],
    padding: size.padding.map((side) => `${side}px`).join(' '),
    gap: size.gap,
    border: `${size.boxBorderWidth}px solid ${formatColor(colors.checkbox)}`,
    borderRadius: size.boxRadius,
    background: formatColor(look.background),
    color: formatColor(colors.text),
    fontSize: `${size.fontSize}px`,
    lineHeight: `${size.lineHeight}px`,
  };
  return (
    <div className={styles.box} style={drawn(style)}>
      <Checkbox look={look} state={state} />
      <span>
        {text.label}
        {state === 'failure' && <span className={styles.error}>{text.error}</span>}
      </span>
      {state === 'focus' && <span className={styles.logo}>mosparo</span>}
    </div>
  );
}

/** Draws a page and the overlay over it. */
function Overlay({look}: Props): ReactNode {
  const text = useLabText();
  const drawn = useDrawn();
  const colors = {background: formatColor(look.overlay), color: formatColor(look.normal.text)};
  return (
    <>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.overlay} style={drawn(colors)}>
        <span className={styles.waiting}>
          <span
            className={styles.circle}
            style={drawn({borderInlineStartColor: formatColor(look.accent)})}
          />
          {text.wait}
        </span>
        <span className={styles.overlayLogo}>mosparo</span>
      </span>
    </>
  );
}

/** The box in all its states, on the background of the page. Drawings, so hidden from screen readers. */
export default function Preview({look}: Props): ReactNode {
  const text = useLabText();
  const drawn = useDrawn();
  return (
    <section aria-label={text.preview} className={controls.part}>
      <p className={controls.title}>{text.preview}</p>
      <p className={controls.help}>{text.previewHelp}</p>
      <div className={styles.states}>
        {[...states, 'overlay' as const].map((state) => (
          <figure key={state} className={styles.state}>
            <figcaption>{text.states[state]}</figcaption>
            <div
              className={styles.page}
              style={drawn({background: formatColor(look.background)})}
              aria-hidden="true"
              data-state={state}>
              {state === 'overlay' ? <Overlay look={look} /> : <Box look={look} state={state} />}
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
