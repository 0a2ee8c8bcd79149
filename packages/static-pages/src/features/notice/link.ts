/** A link for the notice, instead of the button to try again. */
export function noticeLink(text: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = text;
  link.href = href;
  return link;
}
