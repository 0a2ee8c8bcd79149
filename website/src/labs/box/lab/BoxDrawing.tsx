import type {CSSProperties, ReactNode} from 'react';
import {formatColor} from '../core/color';
import type {BoxLook, StateLook} from '../core/look';
import styles from './styles.later.module.css';
import {useDrawn} from './useDrawn';
import {useLabText} from './useLabText';

export type BoxState = 'normal' | 'focus' | 'loading' | 'success' | 'failure';

function stateOf(look: BoxLook, state: BoxState): StateLook {
  return state === 'success' || state === 'failure' ? look[state] : look.normal;
}

function boxStyle(look: BoxLook, {background, border, text, shadow, shadowInset}: StateLook) {
  const [blur, spread] = look.base.shadow;
  const edge = `0 0 ${blur}px ${spread}px`;
  return {
    maxWidth: look.base.width[1],
    padding: look.base.padding.map((side) => `${side}px`).join(' '),
    gap: look.base.gap,
    border: `${look.boxBorderWidth}px solid ${formatColor(border)}`,
    borderRadius: look.boxRadius,
    background: formatColor(background),
    boxShadow: `${edge} ${formatColor(shadow)}, inset ${edge} ${formatColor(shadowInset)}`,
    color: formatColor(text),
    fontSize: look.fontSize,
    lineHeight: look.lineHeight,
  };
}

function checkboxStyle(look: BoxLook, state: BoxState): CSSProperties {
  const colors = {focus: look.focusCheckbox, loading: look.loadingCheckbox} as const;
  const color =
    state === 'focus' || state === 'loading' ? colors[state] : stateOf(look, state).checkbox;
  const {base, checkboxBorderWidth: width} = look;
  return {
    width: base.checkbox,
    height: base.checkbox,
    border: `${width}px solid ${formatColor(color)}`,
    borderRadius: state === 'loading' ? base.checkboxRadius : look.checkboxRadius,
    boxShadow: state === 'focus' ? `0 0 0 ${width}px ${formatColor(look.focusShadow)}` : undefined,
    color: formatColor(color),
  };
}

/** Check mark or cross, with the stroke width of the box size. */
function Icon({look, state}: {readonly look: BoxLook; readonly state: BoxState}): ReactNode {
  const paths = {success: 'M2 11l6 6L19 4', failure: 'M4 4l13 13M17 4L4 17'} as const;
  if (state !== 'success' && state !== 'failure') return null;
  const {icon, iconWidth} = look.base;
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

function Loading({look}: {readonly look: BoxLook}): ReactNode {
  const drawn = useDrawn();
  return (
    <span
      className={styles.spinner}
      style={drawn({
        borderWidth: look.checkboxBorderWidth,
        borderRadius: look.base.checkboxRadius,
        inset: -look.checkboxBorderWidth,
        borderInlineStartColor: formatColor(look.loadingPart),
      })}
    />
  );
}

/** Draws the box in one state. */
export default function BoxDrawing(props: {
  readonly look: BoxLook;
  readonly state: BoxState;
}): ReactNode {
  const {look, state} = props;
  const text = useLabText();
  const drawn = useDrawn();
  const colors = stateOf(look, state);
  const ring = {borderColor: formatColor(colors.checkbox), borderRadius: look.checkboxRadius};
  return (
    <div className={styles.box} style={drawn(boxStyle(look, colors))}>
      <span className={styles.checkbox} style={drawn(checkboxStyle(look, state))}>
        <Icon look={look} state={state} />
        {state === 'loading' && <Loading look={look} />}
        {state === 'normal' && look.ping && <span className={styles.ping} style={drawn(ring)} />}
      </span>
      <span>
        {text.label}
        {state === 'failure' && (
          <span className={styles.error} style={drawn({color: formatColor(look.errorText)})}>
            {text.error}
          </span>
        )}
      </span>
      {state === 'focus' && look.logo && <span className={styles.logo}>mosparo</span>}
    </div>
  );
}
