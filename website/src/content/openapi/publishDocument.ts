import {copyFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {textLocale} from '../../../config/locales';
import type {BuiltLanguage} from '../builtLanguage';
import {readDocument} from './document';
import {localize} from './localize';

export const vectorsFile = 'data/signatureVectors.json';

/** Publishes the OpenAPI document in the language of the site, and the test vectors of signatures. */
export async function publishDocument({siteDir, outDir, i18n}: BuiltLanguage): Promise<void> {
  const published = localize(readDocument(siteDir), textLocale(i18n.currentLocale));
  await writeFile(path.join(outDir, 'openapi.yaml'), stringify(published, {lineWidth: 100}));
  await copyFile(path.join(siteDir, vectorsFile), path.join(outDir, 'signature-vectors.json'));
}
