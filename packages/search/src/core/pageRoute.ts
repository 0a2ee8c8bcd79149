/** The page that a section belongs to: its route without the anchor. */
export const pageRoute = (sectionRoute: string): string => sectionRoute.replace(/#.*/, '');
