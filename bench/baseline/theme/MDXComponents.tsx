import MDXComponents from '@theme-original/MDXComponents';
import Label from '../../../website/src/components/Label';
import Menu from '../../../website/src/components/Menu';
import Message from '../../../website/src/components/Message';
import Since from '../../../website/src/components/Since';
import Term from '../../../website/src/components/Term';

/** Our components that pages use without an import. Code blocks and tables are the theme's. */
export default {...MDXComponents, Label, Menu, Message, Since, Term};
