import {readFileSync} from 'node:fs';
import {product} from '../../../website/config/product';
import {expect, fileTest} from '../fixture';
import {allRoutes, htmlFile} from '../sitemap';

fileTest('every page links to the issue form, filled in with page, language and version', () => {
  for (const route of allRoutes()) {
    const html = readFileSync(htmlFile(route), 'utf8').replaceAll('&amp;', '&');
    const links = [...html.matchAll(/href="([^"]*\/issues\/new\?[^"]*)"/g)];
    expect(links.length, route).toBeGreaterThan(0);
    for (const [, href = ''] of links) {
      expect(href).toContain(`${product.docsRepository}/issues/new?`);
      expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
        template: 'problem.yml',
        page: `${product.siteUrl}${route}`,
        language: route.startsWith('/de/') ? 'de' : 'en',
        version: product.version,
      });
    }
  }
});
