import type {DocusaurusConfig} from '@docusaurus/types';

/** What code that runs before React knows of the site: a file that the theme writes for each language. */
export interface SiteData {
  readonly baseUrl: string;
  /** Texts of the theme's configuration that contain HTML. */
  readonly markup: readonly string[];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

export function siteData({baseUrl, themeConfig}: DocusaurusConfig): SiteData {
  return {baseUrl, markup: textsOf(themeConfig).filter((text) => text.includes('<'))};
}
