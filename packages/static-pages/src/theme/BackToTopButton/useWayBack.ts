import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useEffect, useRef, useState} from 'react';

/** Above this the top is near enough. */
const threshold = 300;

const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight;

/** Whether the reader is scrolling back up, other than by following an anchor. */
export function useWayBack(): boolean {
  const [shown, setShown] = useState(false);
  const byAnchor = useRef(false);
  useLocationChange(({location}) => {
    byAnchor.current = Boolean(location.hash);
    setShown(false);
  });
  useEffect(() => {
    let last = 0;
    const onScroll = () => {
      const {scrollY} = window;
      const isUp = scrollY < last && !byAnchor.current;
      last = scrollY;
      byAnchor.current = false;
      setShown(isUp && scrollY >= threshold && !isAtEnd());
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return shown;
}
