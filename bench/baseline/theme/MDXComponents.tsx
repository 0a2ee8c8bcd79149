import MDXComponents from '@theme-original/MDXComponents';
import Label from '@site/src/components/Label';
import Menu from '@site/src/components/Menu';
import Message from '@site/src/components/Message';
import Privacy from '@site/src/components/Privacy';
import Since from '@site/src/components/Since';
import Term from '@site/src/components/Term';

/** Our components that pages use without an import. Code blocks and tables are the theme's. */
export default {...MDXComponents, Label, Menu, Message, Privacy, Since, Term};
