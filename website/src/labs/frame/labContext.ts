import {createContext, use} from 'react';
import type {Entries} from './core/shared';

interface LabContext {
  /** Puts the state into the address bar and returns the whole address; undefined if it is too long. */
  readonly share: (entries: Entries) => string | undefined;
}

export const LabContext = createContext<LabContext | undefined>(undefined);

export function useLabContext(): LabContext {
  const context = use(LabContext);
  if (!context) throw new Error('This part only works inside a lab.');
  return context;
}
