import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Note from '@theme/Admonition/Layout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {issueAreas} from '@site/data/knownIssues';
import type {Effect, KnownIssue} from '@site/data/knownIssues/types';
import {useLocale} from '@site/src/hooks/useLocale';
import RichText from '../RichText';
import styles from './styles.module.css';

const effects: Readonly<Record<Effect, ReactNode>> = {
  blocks: <Translate id="knownIssues.blocks">Blocks a task</Translate>,
  'changes-steps': <Translate id="knownIssues.changesSteps">Changes a step</Translate>,
  cosmetic: <Translate id="knownIssues.cosmetic">Display or wording only</Translate>,
};

interface Props extends KnownIssue {
  /** Also its anchor: pages link to `known_issues.mdx#<id>`. */
  readonly id: string;
}

function Issue({id, title, effect, page, text, remedy}: Props): ReactNode {
  const locale = useLocale();
  const {title: pageTitle} = useDocById(page.replace('/docs/', ''));
  return (
    <>
      <Heading as="h3" id={id}>
        <RichText text={title[locale]} />
      </Heading>
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

/** The most serious ones come first; otherwise the order of the data stays. */
const order = Object.keys(effects);

/** The known issues of one area, each below a heading of its own. */
export default function KnownIssues({area}: {readonly area: keyof typeof issueAreas}): ReactNode {
  return Object.entries<KnownIssue>(issueAreas[area])
    .sort(([, one], [, other]) => order.indexOf(one.effect) - order.indexOf(other.effect))
    .map(([id, issue]) => <Issue key={id} id={id} {...issue} />);
}
