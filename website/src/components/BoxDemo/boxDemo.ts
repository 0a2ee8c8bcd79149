/** What the demonstration box shows; the same moments as the real one. */
export type BoxState = 'idle' | 'checking' | 'confirmed' | 'rejected';

/** The words that the demonstration treats as spam; the real list is whatever rules a project has. */
const spamWords = ['casino', 'viagra', 'crypto'];

export function isDemoSpam(message: string): boolean {
  const text = message.toLowerCase();
  return spamWords.some((word) => text.includes(word));
}

export type BoxEvent =
  | {readonly type: 'tick' | 'edit'}
  | {readonly type: 'answer'; readonly spam: boolean};

/** Ticking starts a check, an answer ends it, and every edit starts over, as in the product. */
export function nextBoxState(state: BoxState, event: BoxEvent): BoxState {
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
