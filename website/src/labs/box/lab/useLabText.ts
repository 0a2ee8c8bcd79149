import {useLocale} from '@site/src/hooks/useLocale';
import {texts, type Texts} from './texts';

export const useLabText = (): Texts => texts[useLocale()];
