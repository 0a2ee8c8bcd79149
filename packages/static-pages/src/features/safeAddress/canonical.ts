/**
 * The path of a page as the router knows it: without `.html`, and without a slash at the end unless it
 * is the start page. Hosts that do not redirect serve other forms too.
 */
export function canonical(path: string, baseUrl: string): string {
  const bare = path
    // Two slashes at the beginning would be the URL of another host.
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?<=\/)index)?\.html$/, '')
    .replace(/\/$/, '');
  return `${bare}/` === baseUrl ? baseUrl : bare || '/';
}
