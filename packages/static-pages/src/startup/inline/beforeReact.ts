import {hydratedEvent} from '../hydrated';

const stop = new AbortController();
document.addEventListener(hydratedEvent, () => stop.abort());

/** Aborted when React has hydrated the page: ends the listeners that answer until then. */
export const beforeReact = stop.signal;
