import type {Page} from '@playwright/test';

/** A slow phone on a slow line: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}
