import type {ReactNode} from 'react';
import controls from '../../frame/styles.later.module.css';
import {formatColor} from '../core/color';
import type {Mode} from '../core/fields';
import type {BoxLook} from '../core/look';
import BoxDrawing, {type BoxState} from './BoxDrawing';
import OverlayDrawing from './OverlayDrawing';
import styles from './styles.later.module.css';
import {useDrawn} from './useDrawn';
import {useLabText} from './useLabText';

const states: readonly BoxState[] = ['normal', 'focus', 'loading', 'success', 'failure'];

interface Props {
  readonly look: BoxLook;
  readonly mode: Mode;
}

/** The box in all its states, on the background of the page. Drawings, so hidden from screen readers. */
export default function Preview({look, mode}: Props): ReactNode {
  const text = useLabText();
  const drawn = useDrawn();
  const page = drawn({background: formatColor(look.page)});
  return (
    <section aria-label={text.preview} className={controls.part}>
      <p className={controls.title}>{text.preview}</p>
      <p className={controls.help}>{text.previewHelp}</p>
      <div className={styles.states}>
        {mode !== 'invisible' &&
          states.map((state) => (
            <figure key={state} className={styles.state}>
              <figcaption>{text.states[state]}</figcaption>
              <div className={styles.page} style={page} aria-hidden="true" data-state={state}>
                <BoxDrawing look={look} state={state} />
              </div>
            </figure>
          ))}
        <figure className={styles.state}>
          <figcaption>{text.states.overlay}</figcaption>
          <div className={styles.page} style={page} aria-hidden="true" data-state="overlay">
            <OverlayDrawing overlay={look.overlay} />
          </div>
          <p className={controls.help}>{look.overlay.fullPage ? text.fullPage : text.formOnly}</p>
        </figure>
        {mode === 'invisible' && (
          <figure className={styles.state}>
            <figcaption>{text.states.invisibleError}</figcaption>
            <div className={styles.page} style={page} aria-hidden="true" data-state="error">
              <span style={drawn({color: formatColor(look.errorText)})}>{text.error}</span>
            </div>
          </figure>
        )}
      </div>
      {mode === 'advanced' && look.boxRadius > look.base.largestRadiusWithLogo && (
        <p className={controls.help}>{text.noLogo}</p>
      )}
    </section>
  );
}
