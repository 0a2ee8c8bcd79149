import {translate} from '@docusaurus/Translate';
import {openDialog} from '@site/src/features/dialog';
import Panel from './Panel';
import {presentSection, type Heading} from 'docusaurus-theme-static-pages/presentSection';

/** A heading above this share of the window height starts the section being read. */
const READING_LINE = 0.4;

function readHeadings(): Heading[] {
  return Array.from(document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')).map(
    (heading) => {
      const copy = heading.cloneNode(true) as HTMLElement;
      copy.querySelector('.hash-link')?.remove();
      const {top} = heading.getBoundingClientRect();
      return {id: heading.id, title: copy.textContent?.trim() ?? '', top};
    },
  );
}

/** Lets the reader say where the problem is; the section being read is chosen already. */
export default function openReport(control: HTMLElement): void {
  const headings = readHeadings();
  const isAtEnd = control.closest('footer') !== null;
  const present = isAtEnd ? undefined : presentSection(headings, innerHeight * READING_LINE);
  openDialog(translate({id: 'report.title', message: 'Report a problem'}), () => (
    <Panel form={(control as HTMLAnchorElement).href} sections={headings} present={present?.id} />
  ));
}
