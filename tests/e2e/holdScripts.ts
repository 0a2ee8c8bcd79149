import type {Page} from '@playwright/test';

/** Delays the script files of the page, or those whose name begins so, until the returned function is called. */
export async function holdScripts(page: Page, name = ''): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Routes of the context, not of the page: workers load script files too.
  await page.context().route(new RegExp(`/assets/js/${name}[^/]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
