import {readdirSync} from 'node:fs';
import {uiAreas} from '../../../website/data/ui';
import {holds, type Claim, type PageClaims} from '../claim';
import {NotTried} from '../target/level';
import {docsFolder, headingsOf} from '../passages';
import {readInterface, type Interface, type Language} from '../target/interface';
import type {Target} from '../target';
import {wizard} from '../wizard';
import {elsewhere} from './labelsElsewhere';

/** A label of the English interface can have several German ones. */
const translations = new Map<string, string[]>();
for (const {en, de} of uiAreas.flatMap(({labels}) => labels)) {
  translations.set(en, [...(translations.get(en) ?? []), de]);
}

/** The labels and menus that a passage names. */
function labelsIn(text: string): string[] {
  const labels = [...text.matchAll(/<Label>([^<]+)<\/Label>/g)].map((one) => one[1]!);
  const menus = [...text.matchAll(/<Menu path="([^"]+)"/g)].flatMap((one) => one[1]!.split(' > '));
  return [...new Set([...labels, ...menus])].sort();
}

export const interfaceOf = (target: Target): Promise<Interface> =>
  target.once('interface', () => readInterface(target.admin, wizard));

const isWizard = (page: string) => page === 'installation/install/wizard';

/** One claim for each section that names labels: all of them are in the interface, in both languages. */
function claimOf(page: string, at: string, own: string): Claim[] {
  const labels = labelsIn(own).filter((label) => !elsewhere[label]);
  if (labels.length === 0) return [];
  const says = labels.map((en) => ({en: [en], de: translations.get(en) ?? [en]}));
  return [
    {
      id: `labels of ${at || 'the beginning'}`,
      at,
      says,
      needs: ['admin'],
      async holds(target) {
        const seen = await interfaceOf(target);
        if (isWizard(page) && !seen.sawWizard) throw new NotTried('needs --setup');
        const missing = says.flatMap((label) =>
          (['en', 'de'] as const satisfies readonly Language[])
            .filter((language) => !label[language].some((text) => seen.shows(language, text)))
            .map((language) => `${label[language].join(' or ')} (${language})`),
        );
        holds(missing.length === 0, 'these are labels of the interface', missing);
      },
    },
  ];
}

const pages = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.slice(0, -4).replaceAll('\\', '/'))
  .sort();

export const labels: readonly PageClaims[] = pages.flatMap((page) => {
  const claims = headingsOf(page).flatMap(({id, own}) => claimOf(page, id, own));
  return claims.length > 0 ? [{page, claims}] : [];
});
