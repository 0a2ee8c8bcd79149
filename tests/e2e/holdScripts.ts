import type {Page} from '@playwright/test';

/** Delays the script files of the page whose name begins with `name` until the returned function is called. */
export async function holdScripts(page: Page, name = ''): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Intercepts requests of the whole context, because workers also load script files.
  await page.context().route(new RegExp(`/assets/js/${name}[^/]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
