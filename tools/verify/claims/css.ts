import {cssVariables} from '../../../website/data/cssVariables';
import {holds, same, type Claim, type PageClaims} from '../claim';
import type {Target} from '../target';

/** Every `var(--mosparo-…, value)` of the style sheet that all boxes share: name → values. */
const used = (target: Target) =>
  target.once('variables of the style sheet', async () => {
    const {text} = await target.http.call('/build/mosparo-frontend.css');
    const found = new Map<string, Set<string>>();
    const pattern = /var\(--mosparo-([\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
    for (const [, name, value] of text.matchAll(pattern)) {
      const values = found.get(name!) ?? new Set<string>();
      if (value !== undefined) values.add(value.trim());
      found.set(name!, values);
    }
    return found;
  });

const short: Readonly<Record<string, string>> = {
  '#000': 'rgb(0,0,0)',
  '#fff': 'rgb(255,255,255)',
  blue: 'rgb(0,0,255)',
  '#00f': 'rgb(0,0,255)',
  red: 'rgb(255,0,0)',
  '#0a0': 'rgb(0,170,0)',
  '#aaa': 'rgb(170,170,170)',
  'hsla(0,0%,67%,.3)': 'rgba(170,170,170,.3)',
  'hsla(0,0%,100%,.8)': 'rgba(255,255,255,.8)',
};

/** Minified and written-out colors are the same. */
const normal = (value: string) => {
  const tight = value.replaceAll(' ', '').replace(/(?<![\d])0\./g, '.');
  return short[tight] ?? tight;
};

const notOnStandIn = 'it has no style sheets';

const variables: readonly Claim[] = cssVariables.map(({name, standard}) => ({
  id: `--mosparo-${name}`,
  at: 'own-design',
  says: {name, standard},
  notOnStandIn,
  async holds(target) {
    const values = (await used(target)).get(name);
    holds(values !== undefined, `a variable --mosparo-${name}`, 'the style sheet has none');
    const seen = [...values].map(normal);
    holds(seen.includes(normal(standard)), `--mosparo-${name}: ${standard}`, [...values]);
  },
}));

const complete: Claim = {
  id: 'no other variables',
  at: 'own-design',
  says: cssVariables.map(({name}) => name).sort(),
  notOnStandIn,
  async holds(target) {
    const seen = [...(await used(target)).keys()].sort();
    same(seen, cssVariables.map(({name}) => name).sort());
  },
};

export const css: PageClaims = {
  page: 'integration/script_reference',
  claims: [complete, ...variables],
};
