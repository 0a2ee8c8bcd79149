import {inEachLanguage} from '@site/texts';
import type {DemoItem} from './rating';

/** The rule that the demonstration checks messages against; the real ones are whatever a project has. */
export const demoItems = inEachLanguage((t): readonly DemoItem[] => [
  {value: 'casino', rating: 5},
  {value: t('crypto'), rating: 3},
]);
