import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Page} from '@playwright/test';
import type {Box} from '../../../website/data/screens';
import {openBrowser, type Browser} from '../target/browser';
import {findMarks} from './marks';

const html = `<!doctype html><style>
*{box-sizing:border-box}body{margin:0;font:16px/24px sans-serif}body>*{position:absolute;left:20px;margin:0}
h2{top:10px;width:400px}label,input{display:block;width:200px;height:30px}
#field{top:50px}button{top:130px;width:90px;height:40px}#far{top:400px}
</style><h2>Settings</h2><div id="field"><label for="name">Name * <a href="#help">Help</a></label><input id="name"></div>
<button type="button"><span>Save</span></button><button type="button" id="far"><span>Save</span></button>
<p style="top:180px"><label class="form-check"><input type="checkbox" style="width:16px;height:16px;display:inline">Active</label></p>
<i style="top:220px;width:30px;height:30px" title="Filter&nbsp;the list"></i><p style="top:900px">Below</p>
<div class="card-title" style="top:260px;width:300px;height:50px"><i class="avatar"></i><a href="#tile">Tile</a></div>`;

const picture: Box = [10, 0, 500, 600];

describe('marks', () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser('http://localhost');
  });
  afterAll(() => browser?.close());

  const boxes = async (page: Page, labels: readonly (readonly [label: string, before: Box])[]) => {
    const wanted = labels.map(([label, before]) => ({id: label, label, before}));
    return findMarks(page, wanted, picture);
  };
  const nowhere: Box = [0, 0, 0, 0];

  it('are the element that a reader would point at, within the picture', async () => {
    await browser!.visit(html, async ({page}) => {
      const found = await boxes(page, [
        ['Name', nowhere],
        ['Save', [0, 120, 0, 0]],
        ['Filter the list', nowhere],
        ['Below', nowhere],
        ['Gone', nowhere],
        ['Help', nowhere],
        ['Tile', nowhere],
      ]);
      expect(found.get('Name')).toEqual([10, 50, 200, 60]);
      expect(found.get('Save')).toEqual([10, 130, 90, 40]);
      expect(found.get('Filter the list')).toEqual([10, 220, 30, 30]);
      expect(found.get('Tile')).toEqual([10, 260, 300, 50]);
      expect(found.get('Below')).toBeUndefined();
      expect(found.get('Gone')).toBeUndefined();
      // A link in a label is not the field.
      expect(found.get('Help')![0]).toBeGreaterThan(10);
      expect(found.get('Help')![2]).toBeLessThan(100);
    });
  });

  it('of a field are not as wide as its column', async () => {
    const column = `<body style="margin:20px"><div style="width:400px"><label for="color" style="display:block">Color</label>
<input id="color" style="display:block;width:120px"></div>`;
    await browser!.visit(column, async ({page}) => {
      const [, , width] = (await boxes(page, [['Color', nowhere]])).get('Color')!;
      expect(width).toBeLessThan(140);
    });
  });

  it('of a choice that looks like a button are its label, not the next one', async () => {
    const item = (name: string) =>
      `<label style="display:inline-block;width:80px;height:38px"><input type="radio" name="size">${name}</label>`;
    await browser!.visit(
      `<body style="margin:20px">${item('Small')}${item('Large')}`,
      async ({page}) => {
        const found = await boxes(page, [['Small', nowhere]]);
        expect(found.get('Small')!.slice(2)).toEqual([80, 38]);
      },
    );
  });

  it('of two places with the same label are the one nearest to the place before', async () => {
    await browser!.visit(html, async ({page}) => {
      const found = await boxes(page, [['Save', [10, 390, 90, 40]]]);
      expect(found.get('Save')).toEqual([10, 400, 90, 40]);
    });
  });

  it('of a heading are as wide as its text', async () => {
    await browser!.visit(html, async ({page}) => {
      const [x, y, width, height] = (await boxes(page, [['Settings', nowhere]])).get('Settings')!;
      expect([x, y, height]).toEqual([10, 10, 24]);
      expect(width).toBeLessThan(200);
    });
  });

  it('are searched by a selector where there is no text', async () => {
    await browser!.visit(html, async ({page}) => {
      const wanted = [{id: 'a', label: 'Input', selector: '#name', before: nowhere}];
      expect((await findMarks(page, wanted, picture)).get('a')).toEqual([10, 80, 200, 30]);
    });
  });
});
