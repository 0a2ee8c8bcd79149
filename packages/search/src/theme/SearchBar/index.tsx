import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {boxId} from '../../client/box';
import {giveHistory} from '../../client/history';
import {placeBox} from '../SearchBox/openBox';
import {setBox} from '../SearchBox/state';
import Field from '../SearchParts/Field';
import styles from '../SearchParts/styles.module.css';
import Button from './Button';

const ignore = () => undefined;

/** The server renders the field, so that the dialog opens without scripts. In the browser React keeps its children as they are. */
const contents = ExecutionEnvironment.canUseDOM
  ? {dangerouslySetInnerHTML: {__html: ''}}
  : {
      children: (
        <div className={styles.box}>
          <Field query="" isStalled={false} onInput={ignore} onSubmit={ignore} onCancel={ignore} />
        </div>
      ),
    };

/** The button in the navbar, and the dialog for the box (`SearchBox/`), to which it gives what only the page knows. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const {tags} = useContextualSearchFilters();
  const existing = site.tags.filter((tag) => tags.includes(tag)).join(' ');
  useIsomorphicLayoutEffect(placeBox, []);
  useIsomorphicLayoutEffect(() => giveHistory(history), [history]);
  useIsomorphicLayoutEffect(() => setBox({tags: existing.split(' ')}), [existing]);
  return (
    <>
      <Button />
      <dialog
        className={styles.dialog}
        id={boxId}
        aria-label={translate({id: 'search.label', message: 'Search the documentation'})}
        suppressHydrationWarning
        {...contents}
      />
    </>
  );
}
