/** Dispatched on the document when React has hydrated the page. */
export const hydratedEvent = 'docs:hydrated';
