import {listOfHashedFiles} from './assets.mts';
import {compressedCopies} from './compress.mts';
import {policyAndHeaders} from './policy.mts';

/** Run once, in this order, on the site with all languages merged (`scripts/lib/assembleSite.mjs`). */
export const deliverySteps = [policyAndHeaders, compressedCopies, listOfHashedFiles];
