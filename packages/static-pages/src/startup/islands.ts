import type {ComponentType} from 'react';

type Load = () => Promise<{default: ComponentType}>;

const known = new Map<string, Load>();

/** Registers how each island is loaded, by its name. */
export function registerIslands(islands: Readonly<Record<string, Load>>): void {
  Object.entries(islands).forEach(([name, load]) => known.set(name, load));
}

export function islandLoader(name: string): Load | undefined {
  return known.get(name);
}
