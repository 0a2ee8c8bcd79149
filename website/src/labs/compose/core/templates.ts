/** Samples of the site that the lab writes with the reader's values. */
export interface Templates {
  readonly nginx: string;
  readonly apache: string;
  readonly caddy: string;
  readonly cloudflare: string;
  readonly webCron: string;
  readonly cleanupTimer: string;
  readonly rulePackagesTimer: string;
  readonly geoip2Timer: string;
}
