/**
 * What happens after Docusaurus has written the pages, in this order. Each page is read and parsed once
 * for all steps.
 */
import {searchIndexes} from '../../../../packages/search/src/plugin/indexStep';
import type {SearchPluginOptions} from '../../../../packages/search/src/plugin/options';
import {billOfMaterials} from '../../../../delivery/finish/sbom.mts';
import {compressedCopies} from '../../../../delivery/finish/compress.mts';
import {listOfHashedFiles} from '../../../../delivery/finish/assets.mts';
import {policyAndHeaders} from '../../../../delivery/finish/policy.mts';
import {apiDocument} from '../../content/openapi/apiDocument';
import {changesFeed} from '../../content/changes/step';
import {markdownCopies} from '../../../../packages/markdown-copies/src/step';
import {robots} from '../../content/robots/step';
import {securityTxt} from '../../content/securityTxt/step';
import {pictures} from '../../features/screens/pictures';
import {languageStep, type LanguageStep} from './language';

/** In the process of each language, when Docusaurus has written its pages (`plugin.ts`). */
export const languageSteps = (search: Partial<SearchPluginOptions>): LanguageStep[] => [
  languageStep(markdownCopies),
  languageStep(searchIndexes(search)),
  languageStep(pictures),
  languageStep(apiDocument),
  languageStep(changesFeed),
  languageStep(robots),
  languageStep(securityTxt),
];

/** Once for the whole site, when all languages are together (`scripts/lib/assembleSite.mjs`). */
export const deliverySteps = [
  policyAndHeaders,
  billOfMaterials,
  compressedCopies,
  listOfHashedFiles,
];
