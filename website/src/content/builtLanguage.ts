import type {AllContent, LoadContext} from '@docusaurus/types';

/** A language as Docusaurus has built it. */
export interface BuiltLanguage extends Pick<
  LoadContext,
  'siteDir' | 'siteConfig' | 'i18n' | 'baseUrl'
> {
  readonly outDir: string;
  readonly allContent: AllContent;
}
