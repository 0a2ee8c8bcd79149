import type {Page} from '@playwright/test';

/** Simulates the processor of a phone, four times slower. Slow connections are the proxy's. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}
