/**
 * Client module: Trusted Types. The policy of the pages (tools/finish.mts) forbids
 * strings where the browser parses HTML or loads scripts, so that a flaw in a script cannot inject markup
 * into the page. Browsers without Trusted Types skip all of it.
 */
import site from '@generated/docusaurus-theme-static-pages/default/site.json';
import nprogress from 'nprogress';
import {isFormattedText} from './formattedText';

interface Rules {
  createHTML(html: string): string | null;
  createScript?(script: string): string | null;
}

interface Factory {
  createPolicy(name: string, rules: Rules): {createHTML(html: string): string};
}

const factory = (globalThis as {trustedTypes?: Factory}).trustedTypes;

/** Markup that React and the progress bar insert, and whatever the configuration of the site contains. */
const knownMarkup = new Set(['<script></script>', nprogress.settings.template, ...site.markup]);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * For strings that components and libraries use. Formatted text does no harm, and JSON does nothing as a
 * script: Docusaurus writes structured data for search engines. Anything else is refused, and the console
 * says so.
 */
factory?.createPolicy('default', {
  createHTML: (html) => (knownMarkup.has(html) || isFormattedText(html) ? html : null),
  createScript: (script) => (isJson(script) ? script : null),
});

const pages = factory?.createPolicy('docs', {createHTML: (html) => html});

/** For the HTML of our own pages, which `servedPage.tsx` fetches from this host. */
export const trustedPage = (html: string): string => pages?.createHTML(html) ?? html;
