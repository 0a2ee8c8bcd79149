import {expect, it} from 'vitest';
import {splitNoScript} from './noScript';

it('takes out what is for readers without scripts alone', () => {
  const css =
    '.a{top:0}@media (scripting:none){.a{top:1px}@media print{.b{top:0}}}@media print,(scripting:none){.a{left:0}}.c{top:0}';
  expect(splitNoScript(css)).toEqual({
    common: '.a{top:0}@media print,(scripting:none){.a{left:0}}.c{top:0}',
    noScript: '@media (scripting:none){.a{top:1px}@media print{.b{top:0}}}',
  });
});
