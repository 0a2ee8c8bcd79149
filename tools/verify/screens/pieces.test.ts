import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {packed, unpacked} from '../../../website/data/screens/pieces';
import {openBrowser, type Browser} from '../target/browser';
import {findPieces} from './pieces';

const html = `<!doctype html><style>*{box-sizing:border-box}body{margin:0;font:16px/20px sans-serif}
body>*{position:absolute;left:20px;margin:0}button{top:10px;width:90px;height:40px}
p{top:60px;width:200px}input{top:140px;width:16px;height:16px}i{display:none}#below{top:400px}</style>
<button type="button"><span>Save</span></button><p>A line, <b>bold</b>, and<br>another one</p><input type="checkbox">
<i>Hidden</i><p id="below">Outside</p>`;

describe('pieces', () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser('http://localhost');
  });
  afterAll(() => browser?.close());

  it('are whole controls and paragraphs within the picture, from its top to its end', async () => {
    await browser!.visit(html, async ({page}) => {
      const found = await findPieces(page, [10, 0, 300, 300]);
      expect(found.map(([x, y]) => [x, Math.floor(y / 10) * 10])).toEqual([
        [10, 10],
        [10, 60],
        [10, 140],
      ]);
      expect(found[0]).toEqual([10, 10, 90, 40]);
      expect(found[1]![3]).toBeGreaterThanOrEqual(37);
    });
  });

  it('are kept as one short string', () => {
    expect(packed([])).toBe('');
    expect(unpacked('')).toEqual([]);
    expect(unpacked(packed([[1, 2, 30, 4]]))).toEqual([[1, 2, 30, 4]]);
  });
});
