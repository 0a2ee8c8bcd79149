/** Has screen readers announce a text without moving the focus. */
export function announce(text: string): void {
  const region = document.getElementById('page-announcer') ?? document.createElement('div');
  region.id = 'page-announcer';
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
  region.textContent = text;
}
