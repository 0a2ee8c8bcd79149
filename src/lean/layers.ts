import type {AtRule, Root} from 'postcss';

type Roots = readonly Root[];

/** The layers that an at-rule names. */
export const layerNames = (params: string): string[] => params.split(/\s*,\s*/);

/** Drops rules without declarations, and the mention of layers that nothing is in. */
export function dropEmpty(roots: Roots): void {
  const filled = new Set<string>();
  const mentions: AtRule[] = [];
  for (const root of roots) {
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    root.walkAtRules('layer', (layer) => {
      if (layer.nodes?.length) filled.add(layer.params);
      else mentions.push(layer);
    });
  }
  for (const mention of mentions) {
    const names = layerNames(mention.params).filter((name) => filled.has(name));
    if (names.length > 0) mention.params = names.join();
    else mention.remove();
  }
}

/** Gives layers short names in the order in which they are named first, which is what counts. */
export function shortenLayers(roots: Roots): void {
  const names: string[] = [];
  const shorten = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return String.fromCharCode('a'.charCodeAt(0) + names.indexOf(name));
  };
  for (const root of roots) {
    root.walkAtRules('layer', (layer) => {
      layer.params = layerNames(layer.params).map(shorten).join();
    });
  }
}
