/** Controls that were clicked before hydration; each is clicked once afterwards. */
export const kept = new Set<HTMLElement>();

/** Marks them as no longer waiting. */
export function release(): void {
  kept.forEach((control) => {
    control.ariaBusy = null;
  });
}
