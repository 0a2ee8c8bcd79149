import type {ReactNode} from 'react';
import {formatColor} from '../core/color';
import type {OverlayLook} from '../core/look';
import styles from './styles.later.module.css';
import {useDrawn} from './useDrawn';
import {useLabText} from './useLabText';

/** Draws a page and the overlay over it. */
export default function OverlayDrawing({overlay}: {readonly overlay: OverlayLook}): ReactNode {
  const text = useLabText();
  const drawn = useDrawn();
  return (
    <>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span
        className={styles.overlay}
        style={drawn({
          background: formatColor(overlay.background),
          color: formatColor(overlay.text),
        })}>
        <span className={styles.waiting}>
          <span
            className={styles.circle}
            style={drawn({borderInlineStartColor: formatColor(overlay.circle)})}
          />
          {text.wait}
        </span>
        {overlay.logo && <span className={styles.overlayLogo}>mosparo</span>}
      </span>
    </>
  );
}
