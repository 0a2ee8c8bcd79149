import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import BreakableCode from '@site/src/components/BreakableCode';
import EntryTitle from '@site/src/components/ErrorEntry/Title';
import Filtered from '@site/src/components/Filtered';
import Label from '@site/src/components/Label';
import Menu from '@site/src/components/Menu';
import Message from '@site/src/components/Message';
import Privacy from '@site/src/components/Privacy';
import Screen from '@site/src/components/Screen';
import ScrollTable from '@site/src/components/ScrollTable';
import Since from '@site/src/components/Since';
import Term from '@site/src/components/Term';

/** The vocabulary that every page may use without an import (CONTRIBUTING.md lists it). */
export default {
  ...MDXComponents,
  CodeBlock,
  // For long code in tables (src/content/markdown/remarkTables.ts).
  BreakableCode,
  // For entries of the error catalogue (src/content/markdown/remarkEntries.ts).
  EntryTitle,
  Filtered,
  Label,
  Menu,
  Message,
  Privacy,
  Screen,
  Since,
  Term,
  table: ScrollTable,
};
