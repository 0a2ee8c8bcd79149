import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {translatedDocs} from '../../website/config/locales';
import {field, searchButton} from '../e2e/search/box';
import {makeScratch} from './scratch';

const port = 4192;

/** Runs `npm run dev`, as documented in README.md, in a copy of the project. */
function startServer(folder: string) {
  const args = ['run', 'dev', '--', '--no-open', '--locale', 'de'];
  // Detached, so that one signal stops the whole process group, as Ctrl+C does.
  const server = spawn('npm', args, {
    cwd: folder,
    env: {...process.env, PORT: String(port)},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(server, 'exit');
  return {
    output: () => stripVTControlCharacters(output),
    stop: async () => {
      if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Messages that React and the bundler print on every page in development. */
const ordinary = /^%cDownload the React DevTools|^\[(HMR|webpack-dev-server)\]/;

// In German: the language and its folder are an option, all else is the same in English.
test('the development server shows a page, searches and reloads a change, without console messages', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!ordinary.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  const scratch = makeScratch();
  // The search finds what the last build has.
  symlinkSync(path.resolve('build'), path.join(scratch.folder, 'build'));
  const server = startServer(scratch.folder);
  try {
    await expect
      .poll(server.output, {timeout: 180_000})
      .toMatch(/compiled successfully|Development server failed/);
    expect(server.output()).not.toContain('failed');

    await test.step('shows a page', async () => {
      await page.goto(`http://localhost:${port}/de/docs/usage/dashboard`);
      await expect(page.locator('article h1')).toHaveText('Übersicht');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });

    await test.step('searches', async () => {
      await searchButton(page, 'de').click();
      await field(page).fill('Regelpakete');
      await expect(page.getByRole('option').filter({hasText: 'Regelpakete'}).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('reloads a change', async () => {
      const file = path.join(
        scratch.folder,
        'website',
        translatedDocs('de'),
        'usage/dashboard.mdx',
      );
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, source.replace(/\n## /, '\nWritten a moment ago.\n\n## '));
      await expect(page.getByText('Written a moment ago.')).toBeVisible({timeout: 90_000});
    });
    expect(messages).toEqual([]);
  } finally {
    await server.stop();
    scratch.remove();
  }
});
