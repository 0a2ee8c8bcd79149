/** Address of a page's Markdown twin: `/docs/cli` → `/docs/cli.md`, `/de/` → `/de/index.md`. */
export function twinPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
