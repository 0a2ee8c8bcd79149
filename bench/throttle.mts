import type {Page} from '@playwright/test';

/** A phone on a slow line (1.6 Mbit/s, 150 ms round trip) or a fast one; its processor is four times slower. */
export async function throttle(page: Page, line: 'slow' | 'fast' = 'slow'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  if (line === 'fast') return;
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
