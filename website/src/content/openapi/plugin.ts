import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {textLocale, type Locale} from '../../../config/locales';
import {errorCatalogue, errorsElsewhere} from '../../../data/errors';
import {highlight} from '../markdown/highlight.cjs';
import {exampleValues} from '../signing/exampleValues';
import {vectorsFile} from './publishDocument';
import {documentFile, readDocument, type Document} from './document';
import {errorLines, errorModel} from '../errors/errorModel';
import {localize} from './localize';
import {operationModels, schemaModel} from './operation';
import {resolveReferences} from './resolve';

/** Schemas that the pages show on their own. */
const schemas = [
  'FormData',
  'RulePackage',
  'UpdateRulePackageTask',
  'StoreRuleTask',
  'StoreRuleItemTask',
  'RemoveTask',
] as const;

/** File name in the folder of the plugin → content. */
type Files = Readonly<Record<string, unknown>>;

async function signingExample(): Promise<Files> {
  const values = Object.entries(exampleValues('simple'));
  const blocks = values.map(async ([name, [language, code]]) => [
    name,
    {language, html: await highlight(code, language)},
  ]);
  return {'signing.json': Object.fromEntries(await Promise.all(blocks))};
}

/** The data of the API pages in one language. */
export async function apiFiles(document: Document, locale: Locale): Promise<Files> {
  const resolved = resolveReferences(localize(document, locale));
  const operations = await operationModels(resolved);
  return {
    ...Object.fromEntries(operations.map((operation) => [`${operation.id}.json`, operation])),
    ...Object.fromEntries(
      schemas.map((name) => [`${name}.json`, schemaModel(resolved.components.schemas[name] ?? {})]),
    ),
    'errors.json': errorCatalogue.map((entry) => errorModel(entry, locale)),
    'errorLines.json': errorLines(errorCatalogue, errorsElsewhere, locale),
    ...(await signingExample()),
  };
}

/**
 * Generates the data of the API pages from the OpenAPI document, the error catalogue and the test vectors, in the language
 * of the build. Each page imports its own part from `@generated/site-api/default/`, so that no other page loads it.
 */
export default function openApiPlugin({siteDir, i18n}: LoadContext): Plugin<Files> {
  const locale = textLocale(i18n.currentLocale);
  return {
    name: 'site-api',
    getPathsToWatch: () => [documentFile, vectorsFile].map((file) => path.join(siteDir, file)),
    loadContent: () => apiFiles(readDocument(siteDir), locale),
    async contentLoaded({content, actions}) {
      for (const [name, data] of Object.entries(content)) {
        await actions.createData(name, JSON.stringify(data));
      }
    },
  };
}
