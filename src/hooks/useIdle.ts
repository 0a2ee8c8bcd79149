import {whenIdle} from '@site/src/start/whenIdle';
import {useEffect, useState} from 'react';

/** Whether the browser has had a free moment since the component was shown. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
