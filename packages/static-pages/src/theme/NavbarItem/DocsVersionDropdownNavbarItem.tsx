import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** The theme's menu (3.10), with what saves a picked version before hydration (packages/static-pages/src/startup/inline/versions.ts). */
export default function VersionDropdown(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId)
    .map(({path, name}) => [path, name] as const)
    // The path of the latest version begins those of all others.
    .sort(([one], [other]) => other.length - one.length);
  return (
    <Original
      {...props}
      data-versions={JSON.stringify(versions)}
      data-versions-of={props.docsPluginId ?? 'default'}
    />
  );
}
