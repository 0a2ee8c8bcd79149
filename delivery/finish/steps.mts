import {listOfHashedFiles} from './assets.mts';
import {compressedCopies} from './compress.mts';
import {policyAndHeaders} from './policy.mts';
import {billOfMaterials} from './sbom.mts';

/** Once for the whole site, in this order, when all languages are together (`scripts/lib/assembleSite.mjs`). */
export const deliverySteps = [
  policyAndHeaders,
  billOfMaterials,
  compressedCopies,
  listOfHashedFiles,
];
