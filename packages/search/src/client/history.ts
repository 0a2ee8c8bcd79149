import type {useHistory} from '@docusaurus/router';

export type History = ReturnType<typeof useHistory>;

/** Hands the router's history to the box, which answers before the page is hydrated. */
export let giveHistory: (history: History) => void;

export const historyReady = new Promise<History>((resolve) => (giveHistory = resolve));
