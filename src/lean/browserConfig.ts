import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build reads. Options of plugins can be long: those of the search are all its synonyms. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies (keyof DocusaurusConfig)[];

/** The configuration of the site without what no reader needs. */
export function browserConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const left: Partial<DocusaurusConfig> = {...config};
  buildOnly.forEach((key) => delete left[key]);
  return left;
}
