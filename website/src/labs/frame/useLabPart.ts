import {useEffect, useState, type RefObject} from 'react';
import {useMet} from 'docusaurus-theme-static-pages/useMet';

/** Root margin for loading: from 400 px below the viewport on, but not for a lab above it. */
const NEAR = '0px 0px 400px 0px';

/** Root margin for the viewport and everything above it. */
const VIEWPORT_AND_ABOVE = '1000000px 0px 0px 0px';

interface Lab<Part> {
  readonly top: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
  readonly load: () => Promise<{readonly default: Part}>;
  /** Clicks on the button, and links to a state. Another one tries again after a failed import. */
  readonly openRequests: number;
}

/**
 * The interactive part, once it may replace the example: the reader has opened it, or the lab has been
 * near the viewport and ends below it. In the second case the content after the lab is not visible, so
 * the new height causes no visible layout shift.
 */
export function useLabPart<Part>({top, end, load, openRequests}: Lab<Part>) {
  const near = useMet(top, {rootMargin: NEAR, inside: true, isDue: true});
  const [loaded, setLoaded] = useState<{readonly Part: Part}>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near && openRequests === 0) return;
    load().then(
      ({default: Part}) => setLoaded({Part}),
      () => setFailed(true),
    );
  }, [near, openRequests, load]);
  const endsBelow = useMet(end, {
    rootMargin: VIEWPORT_AND_ABOVE,
    inside: false,
    isDue: Boolean(loaded),
  });
  return {
    Part: endsBelow || openRequests > 0 ? loaded?.Part : undefined,
    failed: failed && !loaded,
  };
}
