import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openBrowser, type Browser} from '../target/browser';
import {boxOf} from './camera';

const html = `<!doctype html><style>body{margin:0}div{height:400px;width:1600px}section{margin:0 50px;width:300px}</style>
<div></div><section style="height:100px"></section><section style="height:200px"></section>`;

describe('the part of the page that is the picture', () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser('http://localhost');
  });
  afterAll(() => browser?.close());

  it('is the page as wide as the window, some elements with a margin, or ends with an element', async () => {
    await browser!.visit(html, async ({page}) => {
      await page.setViewportSize({width: 1200, height: 300});
      expect(await boxOf(page)).toEqual([0, 0, 1200, 700]);
      expect(await boxOf(page, {selector: 'section', to: 1, margin: 10})).toEqual([
        40, 390, 320, 120,
      ]);
      const [, , , height] = await boxOf(page, undefined, 'section >> nth=0');
      expect(height).toBeGreaterThan(500);
      expect(height).toBeLessThan(530);
    });
  });
});
