/** Path of a page's Markdown copy: `/docs/cli` → `/docs/cli.md`, `/de/` → `/de/index.md`. */
export function copyPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
