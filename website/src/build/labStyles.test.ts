import {expect, it} from 'vitest';
import {withLabStyles, withStartStyles} from './labStyles';

const island = (lab: string) =>
  `<p>Text</p><div data-island=rules><div class=a><div class=b role=group ${lab}>…</div></div></div>`;

it('links the styles once, before the lab', () => {
  const html = island('aria-label="Rule playground" data-lab=rules');
  const link = '<link rel="stylesheet" href="/assets/css/labs.1.css">';
  expect(withLabStyles(html, '/assets/css/labs.1.css')).toBe(
    html.replace('<div data-island', `${link}<div data-island`),
  );
});

it.each(['<p>Text</p>', island('aria-label="Box"')])('a page without a lab stays: %s', (html) => {
  expect(withLabStyles(html, '/assets/css/labs.1.css')).toBe(html);
});

it('links the styles of the start page behind those of all pages', () => {
  const [all, start] = ['/assets/css/styles.1.css', '/assets/css/start.1.css'];
  expect(withStartStyles(`<head><link rel=stylesheet href=${all} /><template>`, start)).toBe(
    `<head><link rel=stylesheet href=${all} /><link rel="stylesheet" href="${start}"><template>`,
  );
});
