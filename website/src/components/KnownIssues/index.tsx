import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import {knownIssues} from '@site/data/knownIssues';
import {useLocale} from '@site/src/hooks/useLocale';
import RichText from '../RichText';
import {effects} from './effects';
import styles from './styles.module.css';

interface Props {
  readonly id: keyof typeof knownIssues;
  /** Only its effect, beside the title (src/content/markdown/remarkEntries.ts). */
  readonly part?: 'fact';
}

/**
 * What the register says of a known issue. Pages write `<KnownIssues area="api" />`, from which
 * src/content/markdown/remarkKnownIssues.ts makes a heading and one of these for each issue of the area.
 */
export default function KnownIssue({id, part}: Props): ReactNode {
  const locale = useLocale();
  const {effect, page, text, remedy} = knownIssues[id];
  const {title: pageTitle} = useDocById(page.replace('/docs/', ''));
  if (part) {
    return (
      <span
        className={styles.effect}
        data-effect={effect}
        data-markdown="ignore"
        data-search="ignore">
        {effects[effect]}
      </span>
    );
  }
  return (
    <>
      <p className={styles.facts}>
        {effects[effect]} · <Link to={page}>{pageTitle}</Link>
      </p>
      <p>
        <RichText text={text[locale]} />
      </p>
      <Note type="note" title={<Translate id="knownIssues.remedy">Workaround</Translate>}>
        <p>
          <RichText text={remedy[locale]} />
        </p>
      </Note>
    </>
  );
}
