/** Event of the document: React has hydrated the page and answers from now on. */
export const hydratedEvent = 'docs:hydrated';
