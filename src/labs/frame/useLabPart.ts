import {useEffect, useState, type RefObject} from 'react';
import {useMet} from '@site/src/hooks/useMet';

/** How far below the screen a lab begins to load; one above it has been passed by. */
const AHEAD = '0px 0px 400px 0px';

/** The screen and everything above it. */
const UP_TO_HERE = '1000000px 0px 0px 0px';

interface Lab<Part> {
  readonly top: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
  readonly load: () => Promise<{readonly default: Part}>;
  /** How often the reader has asked for the lab. */
  readonly asked: number;
}

/**
 * The interactive part, once it may take the place of its example: the reader has asked for it,
 * or it has been close to the screen and ends below it. What follows has not been seen then,
 * and nothing that is being read moves.
 */
export function useLabPart<Part>({top, end, load, asked}: Lab<Part>) {
  const near = useMet(top, {rootMargin: AHEAD, inside: true, isDue: true});
  const [loaded, setLoaded] = useState<{readonly Part: Part}>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near && asked === 0) return;
    load().then(
      ({default: Part}) => setLoaded({Part}),
      () => setFailed(true),
    );
  }, [near, asked, load]);
  const fits = useMet(end, {rootMargin: UP_TO_HERE, inside: false, isDue: Boolean(loaded)});
  return {Part: fits || asked > 0 ? loaded?.Part : undefined, failed: failed && !loaded};
}
