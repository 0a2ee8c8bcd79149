import path from 'node:path';
import {screensFolder, type Locale} from '../../../config/locales';
import {languageOfScreen} from '../../../data/screens/localize';

const website = path.resolve(__dirname, '../../..');

/** The file of a screenshot, such as `dashboard` or `dashboard-dark`, in a language. */
export function pictureFile(file: string, locale: Locale): string {
  const language = languageOfScreen(file.replace(/-dark$/, ''), locale);
  return path.join(website, screensFolder(language), `${file}.webp`);
}
