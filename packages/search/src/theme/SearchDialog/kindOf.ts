// Written by the plugin; loaded with the box instead of with every page.
import patterns from '@generated/docusaurus-theme-section-search/default/kinds.json';
import {resultKind} from './resultKind';

export const kindOf = resultKind(patterns);
