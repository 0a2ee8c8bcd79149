import type {ComponentType, ReactNode} from 'react';

type Load = () => Promise<{default: ComponentType<{readonly children: ReactNode}>}>;

const known = new Map<string, Load>();

/** Tells how parts of articles that need React are loaded, by their names. */
export function registerIslands(islands: Readonly<Record<string, Load>>): void {
  Object.entries(islands).forEach(([name, load]) => known.set(name, load));
}

export function islandLoader(name: string): Load | undefined {
  return known.get(name);
}
