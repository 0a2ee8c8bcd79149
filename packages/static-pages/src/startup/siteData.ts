import type {LoadContext} from '@docusaurus/types';

/** What code that runs before React knows of the site: a file that the theme writes for each language. */
export interface SiteData {
  readonly baseUrl: string;
  /** What Docusaurus appends to the keys of the browser's storage. */
  readonly storageNamespace: string;
  /** Texts of the theme's configuration that contain HTML. */
  readonly markup: readonly string[];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

export function siteData({siteConfig, siteStorage}: LoadContext): SiteData {
  return {
    baseUrl: siteConfig.baseUrl,
    storageNamespace: siteStorage.namespace,
    markup: textsOf(siteConfig.themeConfig).filter((text) => text.includes('<')),
  };
}
