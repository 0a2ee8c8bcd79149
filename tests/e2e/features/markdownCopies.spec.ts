import {readFileSync} from 'node:fs';
import type {Nodes, Root} from 'mdast';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {product} from '../../../config/product';
import {attribute, findElement, hasClass, type Element} from '../../../search/plugin/dom';
import {copyPath} from '../../../src/content/markdownCopies/copyPath';
import {axeViolations} from '../axe';
import {clipboard, expect, fileTest, localeBase, localeNames, open, test} from '../fixture';
import {allRoutes, htmlFile} from '../sitemap';

const words = {
  en: {
    copy: 'Copy as Markdown',
    view: 'View as Markdown',
    copied: 'Copied',
    failed: 'Could not be copied',
  },
  de: {
    copy: 'Als Markdown kopieren',
    view: 'Als Markdown ansehen',
    copied: 'Kopiert',
    failed: 'Konnte nicht kopiert werden',
  },
} as const;

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

const copyText = (route: string) => readFileSync(`build${copyPath(route)}`, 'utf8');

function readHtml(route: string): DefaultTreeAdapterMap['document'] {
  return parse(readFileSync(htmlFile(route), 'utf8'));
}

interface Counts {
  readonly headings: number;
  readonly codeBlocks: number;
  readonly tableRows: number;
}

function countNodes(node: Nodes, type: string): number {
  const below = 'children' in node ? node.children : [];
  const inside = below.reduce((sum, child) => sum + countNodes(child, type), 0);
  return inside + (node.type === type ? 1 : 0);
}

function countCopy(tree: Root): Counts {
  return {
    headings: countNodes(tree, 'heading'),
    codeBlocks: countNodes(tree, 'code'),
    tableRows: countNodes(tree, 'tableRow'),
  };
}

const isLeftOut = ({attrs}: Element) =>
  attrs.some(({name, value}) => name === 'data-markdown' && value === 'ignore');

/** Elements of the article, without its footer and parts that the copy leaves out. */
function countElements(parent: Element, pattern: RegExp): number {
  return parent.childNodes.reduce((sum, child) => {
    if (!('tagName' in child) || child.tagName === 'footer' || isLeftOut(child)) return sum;
    return sum + (pattern.test(child.tagName) ? 1 : 0) + countElements(child, pattern);
  }, 0);
}

function countHtml(root: DefaultTreeAdapterMap['document'], route: string): Counts {
  const article =
    findElement(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(root, ({tagName}) => tagName === 'main');
  if (!article) throw new Error(`${route} has neither article nor main.`);
  return {
    headings: countElements(article, /^h[1-6]$/),
    codeBlocks: countElements(article, /^pre$/),
    tableRows: countElements(article, /^tr$/),
  };
}

fileTest(
  'every page has a copy with all its headings, samples and table rows, the same in both languages, and no HTML',
  () => {
    // Parsing is slow, so each file is parsed once.
    const copies = new Map<string, Counts>();
    for (const route of allRoutes()) {
      const text = copyText(route);
      const tree = markdown.parse(text);
      const html = readHtml(route);
      const counts = countCopy(tree);
      copies.set(route, counts);
      expect(counts, route).toEqual(countHtml(html, route));
      expect(countNodes(tree, 'html'), route).toBe(0);
      const front = tree.children[0];
      expect(front?.type === 'yaml' && parseYaml(front.value), route).toEqual({
        title: expect.any(String),
        canonical: `${product.siteUrl}${route}`,
        language: route.startsWith('/de/') ? 'de' : 'en',
        documented_version: product.version,
      });
      expect(text, route).not.toMatch(/\]\((?!https?:\/\/|mailto:)/);
      const link = findElement(html, (element) => attribute(element, 'type') === 'text/markdown');
      expect(link && attribute(link, 'href'), route).toBe(`${product.siteUrl}${copyPath(route)}`);
    }
    const english = [...copies.keys()].filter((route) => !route.startsWith('/de/'));
    expect(english.length).toBe(copies.size / 2);
    for (const route of english) {
      expect(copies.get(`/de${route}`), route).toEqual(copies.get(route));
    }
  },
);

for (const locale of localeNames) {
  const base = localeBase[locale];
  const text = words[locale];

  fileTest(
    `${locale}: llms.txt lists every page, llms-full.txt holds every page`,
    async ({request}) => {
      const routes = allRoutes().filter((route) => route.startsWith('/de/') === (locale === 'de'));
      const list = await (await request.get(`${base}/llms.txt`)).text();
      const full = await (await request.get(`${base}/llms-full.txt`)).text();
      const addresses = [...list.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map((match) => match[1]);
      expect(addresses.sort()).toEqual(
        routes.map((route) => `${product.siteUrl}${copyPath(route)}`).sort(),
      );
      for (const route of routes) {
        const body = copyText(route).split('\n---\n').slice(1).join('\n---\n').trim();
        expect(full, route).toContain(`<${product.siteUrl}${route}>\n\n${body}`);
      }
    },
  );

  test(`${locale}: the page is viewed and copied as Markdown`, async ({page, context, watch}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${base}/docs/cli`);
    const menu = page.locator('[data-page-menu]');
    await page.keyboard.press('Tab');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await axeViolations(page, {within: '[data-page-menu]'})).toEqual([]);
    await menu.getByRole('button', {name: text.copy}).click();
    await expect(page.locator('#page-announcer')).toHaveText(text.copied);
    const copied = await clipboard(page);
    expect(copied).toBe(copyText(`${base}/docs/cli`));
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();

    await menu.locator('summary').click();
    const view = menu.getByRole('link', {name: text.view});
    const href = (await view.getAttribute('href')) ?? '';
    expect(href).toBe(`${base}/docs/cli.md`);
    const response = await page.request.get(href);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await page.mouse.click(5, 400);
    await expect(view).toBeHidden();

    // A copy that cannot be fetched is announced.
    watch.expected.push(/^request failed: .*\.md /, /^console error: Failed to load/);
    await page.route('**/*.md', (route) => route.abort());
    await menu.locator('summary').click();
    await menu.getByRole('button', {name: text.copy}).click();
    await expect(page.locator('#page-announcer')).toHaveText(text.failed);
  });
}
