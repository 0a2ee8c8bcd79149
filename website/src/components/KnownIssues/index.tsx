import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import {knownIssues} from '@site/data/knownIssues';
import type {Effect} from '@site/data/knownIssues/types';
import {useLocale} from '@site/src/hooks/useLocale';
import RichText from '../RichText';
import styles from './styles.module.css';

const effects: Readonly<Record<Effect, ReactNode>> = {
  blocks: <Translate id="knownIssues.blocks">Blocks a task</Translate>,
  'changes-steps': <Translate id="knownIssues.changesSteps">Changes a step</Translate>,
  cosmetic: <Translate id="knownIssues.cosmetic">Display or wording only</Translate>,
};

/**
 * What the register says of a known issue. Pages write `<KnownIssues area="api" />`, from which
 * src/content/markdown/remarkKnownIssues.ts makes a heading and one of these for each issue of the area.
 */
export default function KnownIssue({id}: {readonly id: keyof typeof knownIssues}): ReactNode {
  const locale = useLocale();
  const {effect, page, text, remedy} = knownIssues[id];
  const {title: pageTitle} = useDocById(page.replace('/docs/', ''));
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
