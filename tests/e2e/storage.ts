import type {Page} from '@playwright/test';

/** Denies access to local storage, as browsers do when cookies are blocked. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

/** The one warning of Docusaurus about it. */
export const deniedStorageWarning = /console warning: Docusaurus browser storage is not available/;
