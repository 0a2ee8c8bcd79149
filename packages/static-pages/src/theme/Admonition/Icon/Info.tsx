import type {Props} from '@theme/Admonition/Icon/Info';
import type {ReactNode} from 'react';

/** Replaces the theme's exclamation mark: these notes are lists of what the reader needs. */
export default function ChecklistIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d="M12 6.5h9v2h-9zM12 16.5h9v2h-9zM2.8 7.6 4 6.4l2 2L9.4 5l1.2 1.2L6 10.8zM2.8 17.6 4 16.4l2 2L9.4 15l1.2 1.2L6 20.8z" />
    </svg>
  );
}
