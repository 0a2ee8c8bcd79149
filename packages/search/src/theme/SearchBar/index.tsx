import {useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {boxId} from '../../client/box';
import {setValues} from '../../client/entry';
import Field from '../SearchBox/Field';
import styles from '../SearchBox/styles.module.css';
import Button from './Button';

/** The field that is there until the box is loaded, and before any script. */
const contents = {
  children: (
    <div className={styles.box}>
      <Field />
      <p role="status" className={styles.failed} />
    </div>
  ),
};

/** When React hydrates the page, it keeps what is typed and the box, if they are there already. */
const kept = {dangerouslySetInnerHTML: {__html: ''}};
let isHydrated = !ExecutionEnvironment.canUseDOM;

/** The button in the navbar, and the dialog for the box (`SearchBox/`), to which it gives what only the page knows. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const {tags: wanted} = useContextualSearchFilters();
  const tags = site.tags.filter((tag) => wanted.includes(tag)).join(' ');
  const [held] = useState(isHydrated ? contents : kept);
  useIsomorphicLayoutEffect(() => {
    isHydrated = true;
  }, []);
  useIsomorphicLayoutEffect(() => setValues({history, tags: tags.split(' ')}), [history, tags]);
  return (
    <>
      <Button />
      <dialog
        className={styles.dialog}
        id={boxId}
        aria-label={translate({id: 'search.label', message: 'Search the documentation'})}
        suppressHydrationWarning
        {...held}
      />
    </>
  );
}
