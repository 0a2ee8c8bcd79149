import {settingLabels} from './facts/labels.mts';
import {commandNames, variableNames, versions} from './facts/names.mts';
import {components} from './pages/components.mts';
import {fences} from './pages/fences.mts';
import {lengths, sentencesInCode} from './pages/limits.mts';
import {links} from './pages/links.mts';
import {searchWords} from './pages/searchWords.mts';
import {sidebar} from './pages/sidebar.mts';
import {frontMatter, headings, tablesAndImages} from './pages/structure.mts';
import type {Rule} from './rule.mts';
import {screenshots} from './screenshots/screenshots.mts';
import {upstream} from './upstream/upstream.mts';
import {wording} from './style/words.mts';
import {interfaceTexts} from './translations/interface.mts';
import {freshness, leftInEnglish, missingTranslations, parity} from './translations/pairs.mts';
import {texts} from './translations/texts.mts';

export const rules: readonly Rule[] = [
  frontMatter,
  headings,
  tablesAndImages,
  components,
  links,
  fences,
  lengths,
  sentencesInCode,
  searchWords,
  sidebar,
  missingTranslations,
  parity,
  freshness,
  leftInEnglish,
  texts,
  interfaceTexts,
  variableNames,
  settingLabels,
  commandNames,
  versions,
  screenshots,
  wording,
  upstream,
];
