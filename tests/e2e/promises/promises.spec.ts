import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, fileTest, hydrate, test} from '../fixture';
import {holdScripts} from '../holdScripts';
import {close, listen, plainServer} from '../plainServer';
import {states, type Promised, type State, type Visit} from './promise';
import {promises} from './table';

const sites = {
  documentation: {origin: 'http://127.0.0.1:4173', server: plainServer('build'), plain: ''},
  'kitchen sink': {
    origin: 'http://127.0.0.1:4174',
    server: plainServer('tests/kitchen-sink/build'),
    plain: '',
  },
};
test.beforeAll(async () => {
  for (const site of Object.values(sites)) site.plain = await listen(site.server);
});
test.afterAll(() => Object.values(sites).forEach(({server}) => close(server)));

fileTest('tests in other files that the table names exist', () => {
  const missing = promises.flatMap(({promise, cells}) =>
    states.flatMap((state) => {
      const cell = cells[state];
      if (!('file' in cell)) return [];
      const file = path.join('tests', cell.file);
      const exists = existsSync(file) && readFileSync(file, 'utf8').includes(cell.test);
      return exists ? [] : [`${promise}, ${state}: ${cell.file}: ${cell.test}`];
    }),
  );
  expect(missing).toEqual([]);
});

/** `/docs/cli?a#b` → `/docs/cli.html?a#b`, `/` → `/index.html`. */
const fileTarget = (target: string) =>
  target.replace(/^([^?#]*)/, (place) => `${place.endsWith('/') ? `${place}index` : place}.html`);

/** How a page is opened in each state. */
const openers: Record<State, (visit: Visit, target: string) => Promise<void>> = {
  'before hydration': async ({page, url}, target) => {
    await page.goto(url(target));
  },
  'scripts blocked': async ({page, url}, target) => {
    await page.goto(url(target));
  },
  'after hydration': async ({page, url}, target) => {
    await page.goto(url(target));
    await hydrate(page);
  },
  'plain host': async ({page, url}, target) => {
    await page.goto(url(fileTarget(target)));
    await hydrate(page);
  },
};

function tryCell({promise, site, cells}: Promised, state: State): void {
  const cell = cells[state];
  if (typeof cell !== 'function') return;
  test(`${promise}: ${state}`, async ({page, watch}) => {
    const {origin, plain} = sites[site];
    const host = state === 'plain host' ? plain : origin;
    const release = state === 'before hydration' ? await holdScripts(page) : undefined;
    const visit: Visit = {
      page,
      state,
      expected: watch.expected,
      url: (target) => `${host}${target}`,
      open: (target) => openers[state](visit, target),
      async hydrate() {
        release?.();
        if (state !== 'scripts blocked') await hydrate(page);
      },
    };
    await cell(visit);
  });
}

for (const state of states) {
  test.describe(() => {
    test.use({javaScriptEnabled: state !== 'scripts blocked'});
    promises.forEach((promised) => tryCell(promised, state));
  });
}
