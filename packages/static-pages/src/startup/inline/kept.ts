/** Controls that were clicked before hydration; each is clicked once afterwards. */
export const kept = new Set<HTMLElement>();

/** They wait no longer. */
export function release(): void {
  kept.forEach((control) => {
    control.ariaBusy = null;
  });
}
