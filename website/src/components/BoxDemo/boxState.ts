/** What the demonstration box shows; the same moments as the real one. */
export type BoxState = 'idle' | 'checking' | 'confirmed' | 'rejected';

export interface DemoState {
  readonly box: BoxState;
  /** From the first answer on: why the message is spam, or not, while the reader changes it. */
  readonly isExplained: boolean;
}

export const firstState: DemoState = {box: 'idle', isExplained: false};

export type BoxEvent =
  | {readonly type: 'tick' | 'edit'}
  | {readonly type: 'answer'; readonly spam: boolean};

/** Ticking starts a check, an answer ends it, and every edit starts over, as in the product. */
function nextBox(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'tick':
      return state === 'idle' || state === 'rejected' ? 'checking' : state;
    case 'answer':
      if (state !== 'checking') return state;
      return event.spam ? 'rejected' : 'confirmed';
    case 'edit':
      return 'idle';
  }
}

export function nextState({box, isExplained}: DemoState, event: BoxEvent): DemoState {
  const next = nextBox(box, event);
  const isAnswer = box === 'checking' && event.type === 'answer';
  return {box: next, isExplained: isExplained || isAnswer};
}
