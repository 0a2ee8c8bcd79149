import {expect, fileTest, hydrate, test, type Page} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {hostileUrls, reflects} from './hostile';
import {request} from './http';
import {startNginx} from './nginx';

/** Paths that a redirect must not copy into its header. */
const openRedirects = ['', '/de', '/docs'].flatMap((base) =>
  [
    '\\evil.example',
    '%5cevil.example',
    '/evil.example',
    './/evil.example',
    '%0d%0aset-cookie:%20zq7=1',
  ].flatMap((name) => ['', '/', '.html', '/index.html'].map((end) => `${base}/${name}${end}`)),
);

fileTest('10,000 hostile URLs get a page, a redirect within the site, or 404', async () => {
  needs(__filename, 'nginx');
  fileTest.setTimeout(180_000);
  const nginx = await startNginx({root: 'build', port: 4186});
  const problems: string[] = [];
  const inspect = async (url: string) => {
    const {status, headers, body} = await request(nginx.port, url);
    const report = (what: string) => problems.push(`${what}: ${url.slice(0, 200)}`);
    if (![200, 301, 404].includes(status)) report(`status ${status}`);
    if (reflects(body)) report('reflected');
    if (headers['set-cookie'] || !headers['content-security-policy']) report('headers');
    const {location} = headers;
    if (location !== undefined && !/^\/(?!\/|\\)/.test(location))
      report(`redirects to ${location}`);
    if (status === 200 && /root:|"dependencies"/.test(body.toString('latin1', 0, 2000)))
      report('a file from outside the build');
  };
  try {
    const queue = [
      ...openRedirects,
      ...hostileUrls(10_000).map(({path: route, query}) => `${route}${query}`),
    ];
    expect(new Set(queue).size).toBeGreaterThan(9000);
    const worker = async () => {
      for (let url = queue.pop(); url !== undefined; url = queue.pop()) await inspect(url);
    };
    await Promise.all(Array.from({length: 8}, worker));
    expect(problems).toEqual([]);
    expect((await request(nginx.port, '/docs/quickstart')).status).toBe(200);
  } finally {
    await nginx.stop();
  }
});

const openCli = async (page: Page) => {
  await page.locator('.theme-doc-sidebar-menu a[href$="/docs/cli"]').click();
  await expect(page).toHaveURL(/\/docs\/cli$/);
  await expect(page.locator('h1')).toHaveCount(1);
};

test('hostile hashes and queries do not change the page that is open', async ({page}) => {
  test.setTimeout(120_000);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto('/docs/quickstart#%');
  await hydrate(page);
  const urls = hostileUrls(600).filter(({hash}) => hash !== '');
  const crashed = await page.evaluate(async (list) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const bad: string[] = [];
    for (const {query, hash} of list) {
      // Fires the same events as editing the URL or going back.
      history.pushState(null, '', `/docs/quickstart${query}`);
      window.location.hash = hash;
      await frame();
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text !== 'Quickstart' || document.querySelector('img[src=x], svg[onload]'))
        bad.push(`${query}${hash}`);
    }
    return bad;
  }, urls);
  expect(urls.length).toBeGreaterThan(200);
  expect(crashed).toEqual([]);
  await openCli(page);
  expect(dialogs).toBe(0);
});

for (const url of [
  '/docs/quickstart?q=<script>zq7</script>#%E0%A4%A',
  '/de/docs/quickstart?%ff#%zz',
]) {
  test(`a hostile URL that is opened directly does not change the page: ${url}`, async ({page}) => {
    await page.goto(url);
    await hydrate(page);
    await openCli(page);
  });
}

test('a path that cannot be decoded shows the not-found page, which hydrates', async ({
  page,
  watch,
}) => {
  watch.expected.push(/status 404/, /status of 404/);
  await page.goto('/docs/%zz');
  await hydrate(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
});
