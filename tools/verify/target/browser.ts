import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser as Chromium, type Page} from '@playwright/test';
import {findChromium} from '../../../scripts/lib/browsers.mjs';

/** A website of one page, in a real browser. */
export interface Visit {
  readonly page: Page;
  /** Messages of the console and errors of scripts. */
  readonly complaints: readonly string[];
}

/** Chromium, and a website on this computer that shows the box. */
export class Browser {
  private readonly pages = new Map<string, string>();

  constructor(
    readonly chromium: Chromium,
    private readonly server: Server,
    readonly mosparo: string,
  ) {}

  get site(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  answer(path: string): string | undefined {
    return this.pages.get(path);
  }

  /** Opens a page with this HTML; `work` gets it, afterwards it is closed. */
  async visit<T>(
    html: string,
    work: (visit: Visit) => Promise<T>,
    options: {locale?: string; scale?: number; prepare?: (page: Page) => Promise<void>} = {},
  ): Promise<T> {
    const path = `/page-${this.pages.size + 1}`;
    this.pages.set(path, html);
    const context = await this.chromium.newContext({
      locale: options.locale ?? 'en-US',
      deviceScaleFactor: options.scale,
      reducedMotion: options.scale ? 'reduce' : undefined,
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await options.prepare?.(page);
      await page.goto(this.site + path);
      return await work({page, complaints});
    } finally {
      await context.close();
    }
  }

  async close(): Promise<void> {
    await this.chromium.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Nothing if Chromium is not installed. */
export async function openBrowser(mosparo: string): Promise<Browser | undefined> {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const running = await chromium.launch({
    executablePath,
    // Letters stand in pictures as on screens with many pixels, whatever the fonts of this computer.
    args: ['--no-sandbox', '--font-render-hinting=none'],
    // A run that is stopped must end: Playwright would only close the browser, and every claim would seem to differ.
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  let browser: Browser | undefined = undefined;
  const server = createServer((request, response) => {
    const html = browser?.answer(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(html === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  browser = new Browser(running, server, mosparo);
  return browser;
}
