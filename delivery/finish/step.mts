/** A site that is ready but for what servers need. */
export interface SiteFolders {
  readonly folder: string;
  /** For files that belong to the site, but not on the web. */
  readonly beside: string;
}

export interface DeliveryStep {
  readonly name: string;
  run(site: SiteFolders): Promise<void> | void;
}
