import postcss from 'postcss';

/** Takes the rules for readers without scripts out of a sheet: nobody else has to load them. */
export function splitNoScript(css: string): {readonly common: string; readonly noScript: string} {
  const common = postcss.parse(css);
  const noScript = postcss.root();
  common.walkAtRules('media', (rule) => {
    if (rule.params === '(scripting:none)' && rule.parent === common) noScript.append(rule);
  });
  return {common: common.toString(), noScript: noScript.toString()};
}
