import type {Localized} from '../../texts';

/** What an issue does to a reader's work: stops it, changes a step of it, or only looks or reads wrong. */
export type Effect = 'blocks' | 'changes-steps' | 'cosmetic';

/**
 * Behavior of the documented version that does not look intended. The register
 * (about/known_issues) shows all of them, each under its id as an anchor; other pages link there from
 * the step that is different. When a release fixes it, remove the entry: `npm run check`
 * then names every page that still links to it.
 */
export interface KnownIssue {
  readonly title: Localized;
  /** Pages link to `blocks` and `changes-steps` only. */
  readonly effect: Effect;
  /** The page about the subject. */
  readonly page: `/docs/${string}`;
  /** What happens. */
  readonly text: Localized;
  /** The workaround. */
  readonly remedy: Localized;
}

export type KnownIssues = Readonly<Record<string, KnownIssue>>;
