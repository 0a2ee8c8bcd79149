import {expect, test} from '../fixture';
import {forEachLanguage} from '../languages';

// The headless shell of the tests asks for no icon; other browsers do, also beside a picture or a text file.
test('the icon is where browsers look for it without a page', async ({request}) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/x-icon');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  forEachLanguage(({base}) => {
    // By an element of the page; tests/delivery/nginx.spec.ts tries the redirects of the server.
    test('/docs leads to the introduction', async ({page}) => {
      await page.goto(`${base}/docs`);
      await expect(page).toHaveURL(`${base}/docs/about/introduction`);
    });
  });
});
