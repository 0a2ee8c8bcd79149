import {existsSync} from 'node:fs';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {test as base, type Page} from '@playwright/test';
import {serve} from '../staticServer.mjs';
import type {Figure} from './medians';
import {startThrottlingProxy, type ThrottlingProxy} from './throttlingProxy';

/** Type of the annotations that carry figures from tests to the reporter. */
export const figureType = 'figure';

export function record(figure: Figure, value: number): void {
  test.info().annotations.push({type: figureType, description: JSON.stringify({...figure, value})});
}

interface Lines {
  /** The built site without a limit of the network. */
  readonly fast: string;
  /** The same over a slow connection. */
  readonly slow: ThrottlingProxy;
}

/** `lines` has both connections; `page` has a processor four times slower, like that of a phone. */
export const test = base.extend<object, {lines: Lines}>({
  lines: [
    async ({browserName: _}, provide) => {
      if (!existsSync('build/index.html'))
        throw new Error('There is no build. Remedy: npm run build');
      const server = serve('build').listen(0, '127.0.0.1');
      await once(server, 'listening');
      const fast = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const slow = await startThrottlingProxy(fast);
      await provide({fast, slow});
      slow.close();
      server.close();
      server.closeAllConnections();
    },
    {scope: 'worker'},
  ],
  page: async ({page}, provide) => {
    page.setDefaultTimeout(60_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await provide(page);
  },
});

/** Interacts with the page, which loads the scripts, and waits until React has hydrated it. */
export async function interact(page: Page): Promise<void> {
  // Twice, because the page ignores the first event: browsers also send one for a pointer that rests.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** A reader looks at the page before doing something. */
export async function openAndLook(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(3000);
}

/** Opens a page, interacts, and waits until it is hydrated and the network is idle. */
export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await interact(page);
  await page.waitForLoadState('networkidle');
}

/** Clicks without moving the pointer to the control before, so that the click can be the first interaction. */
export async function clickOn(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).filter({visible: true}).first();
  // Scrolls only to controls below the viewport, as a reader would.
  await control.evaluate((element) => {
    const isInView = element.getBoundingClientRect().bottom < innerHeight;
    if (!isInView) element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const box = await control.boundingBox();
  if (!box) throw new Error(`Nothing to click at ${selector} on ${page.url()}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
