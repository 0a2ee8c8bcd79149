import {expect, it} from 'vitest';
import {isFormattedText} from './formattedText';

it.each([
  ['', 'React empties an element'],
  ['Documentation &amp; more', 'text'],
  ['The <code>env</code> file', 'a heading'],
  ['<b class="navbar__item">Raw</b>', 'an item of the navbar'],
  ['<span class="k">--a-b</span> &lt;script&gt; <span class="s">"x"</span>', 'highlighted code'],
])('%s: allowed (%s)', (html) => {
  expect(isFormattedText(html)).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick="alert(1)">b</b>',
  '<b class="a" onclick="alert(1)">b</b>',
  '<b class="a" style="color: red">b</b>',
  "<b class='a'>b</b>",
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<<b>script>',
  '<span class="a<img>">',
  '<a href="javascript:alert(1)">a</a>',
  '<svg><b></svg>',
  '<!--',
  '<B>',
])('%s: refused', (html) => {
  expect(isFormattedText(html)).toBe(false);
});
