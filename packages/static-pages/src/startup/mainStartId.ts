/** Where the skip link leads: `MainStart`, first in every `<main>`. No heading may have this id. */
export const mainStartId = 'main-content';
