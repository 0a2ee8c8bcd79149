/** The folders of a built site. */
export interface SiteFolders {
  /** The web root. */
  readonly folder: string;
  /** For files that servers and operators need, but that must not be served. */
  readonly beside: string;
}

/** A step that adds what servers need to a built site. */
export interface DeliveryStep {
  readonly name: string;
  run(site: SiteFolders): Promise<void> | void;
}
