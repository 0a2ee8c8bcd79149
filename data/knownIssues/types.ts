import type {Localized} from '../localized';

/**
 * A behaviour of the documented version that is probably not intended. Pages
 * show it as `<KnownIssue id="…" />`; when a release fixes it, removing the
 * entry makes the build name every page that still shows it.
 */
export interface KnownIssue {
  /** What happens, starting after "In version 1.5.4: ". */
  readonly text: Localized;
  /** The way around it. */
  readonly remedy: Localized;
}

export type KnownIssues = Readonly<Record<string, KnownIssue>>;
