import {expect, it} from 'vitest';
import {copiedPart} from './copiedPart';

const meta = '<meta data-rh=true name=description content="a > b"/>';
const link = '<link rel="canonical" href="https://docs.example.com/a" />';
const page = (script: string) =>
  `<!doctype html><html lang=de><head>${meta}<meta name=robots content=all>${link}<link rel=icon href=x><script src=${script}></script></head><body><nav>Menu</nav><main class=a><h1>A</h1></main><footer>B</footer></body></html>`;

it('is language, description, address and the main part', () => {
  expect(copiedPart(page('a.js'))).toBe(`<html lang=de>${meta}${link}<main class=a><h1>A</h1>`);
});

it('is the same in another release', () => {
  expect(copiedPart(page('b.js'))).toBe(copiedPart(page('a.js')));
});

it('has no main part where the page has none', () => {
  expect(copiedPart('<html lang=en><body></body>')).toBe('<html lang=en>');
});
