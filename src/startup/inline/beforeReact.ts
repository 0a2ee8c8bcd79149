import {hydratedEvent} from '../hydrated';

const stop = new AbortController();
document.addEventListener(hydratedEvent, () => stop.abort());

/** Ends listeners that stand in for React until it has hydrated the page. */
export const beforeReact = stop.signal;
