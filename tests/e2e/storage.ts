import type {Page} from '@playwright/test';

/** A browser that lets pages keep nothing, as with blocked cookies. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

/** What Docusaurus says about it, once. */
export const deniedStorageWarning = /console warning: Docusaurus browser storage is not available/;
