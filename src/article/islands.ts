import type {ComponentType, ReactNode} from 'react';

type Load = () => Promise<{default: ComponentType<{readonly children: ReactNode}>}>;

/** Parts of articles that need React. Each is loaded when the reader comes near to it. */
export const islands = {
  box: () => import('@site/src/labs/box'),
  boxDemo: () => import('@site/src/components/BoxDemo'),
  compose: () => import('@site/src/labs/compose'),
  csp: () => import('@site/src/labs/csp'),
  rules: () => import('@site/src/labs/rules'),
  signature: () => import('@site/src/labs/signature'),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof islands;
