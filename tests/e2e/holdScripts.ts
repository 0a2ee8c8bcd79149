import type {Page} from '@playwright/test';

/** Delays all script files of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Routes of the context, not of the page: workers load script files too.
  await page.context().route(/\/assets\/js\/.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
