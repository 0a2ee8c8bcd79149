import type {TOCItem} from '@docusaurus/mdx-loader';
import {useEffect, useState} from 'react';
import {presentSection} from '../../features/presentSection';

/** A heading above this line starts the section being read: a little below the bars at the top. */
const LINE = 140;

/** The section being read; none above the first heading. */
export function useSection(toc: readonly TOCItem[]): TOCItem | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const update = () => {
      const headings = toc.flatMap(({id: name, value}) => {
        const element = document.getElementById(name);
        return element ? [{id: name, title: value, top: element.getBoundingClientRect().top}] : [];
      });
      setId(presentSection(headings, LINE)?.id);
    };
    update();
    addEventListener('scroll', update, {passive: true});
    return () => removeEventListener('scroll', update);
  }, [toc]);
  return toc.find((item) => item.id === id);
}
