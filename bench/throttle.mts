import type {Page} from '@playwright/test';

/** Simulates a phone with a processor that is four times slower, on a slow (1.6 Mbit/s, 150 ms round trip) or fast connection. */
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
