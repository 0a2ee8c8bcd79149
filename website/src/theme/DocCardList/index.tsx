import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import DocCardList from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';
import {categoryGroups, type PageGroup} from '@site/data/categoryGroups';
import {TickIcon} from '@site/src/components/icons';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

const belowDocs = (href: string) => href.replace(/^.*\/docs\//, '');

/** As in `data/categoryGroups.ts`. */
function keyOf(item: PropSidebarItem): string {
  if (item.type === 'link') return item.docId ?? '';
  return item.type === 'category' ? belowDocs(item.href ?? '') : '';
}

function Page({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <li>
      <Link to={item.href}>{item.label}</Link>
      <p>{doc?.description}</p>
    </li>
  );
}

interface GroupProps {
  readonly group: PageGroup;
  readonly items: readonly PropSidebarItem[];
}

function Group({group: {title, pages}, items}: GroupProps): ReactNode {
  const shown = items.filter((item) => item.type === 'link' && pages.includes(keyOf(item)));
  return (
    <section>
      <h2>{title[useLocale()]}</h2>
      <ul className={styles.pages}>
        {(shown as PropSidebarItemLink[]).map((item) => (
          <Page key={item.href} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** A category with many pages: what most readers look for as cards, the others in groups. */
export default function GroupedCards({items, ...props}: Props): ReactNode {
  const parts = categoryGroups[belowDocs(useLocation().pathname)];
  if (!parts || !items) return <DocCardList items={items} {...props} />;
  const first = parts.first.flatMap((key) => items.find((item) => keyOf(item) === key) ?? []);
  return (
    <>
      <p className={styles.start}>
        <TickIcon />
        <Translate id="category.start">Start here</Translate>
      </p>
      <DocCardList items={first} {...props} />
      <div className={styles.groups}>
        {parts.groups.map((group) => (
          <Group key={group.title.en} group={group} items={items} />
        ))}
      </div>
    </>
  );
}
