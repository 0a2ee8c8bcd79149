import {ThemeClassNames} from '@docusaurus/theme-common';

export const articleClass = `${ThemeClassNames.docs.docMarkdown} markdown`;
