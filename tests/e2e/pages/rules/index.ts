/** Rules for the look of every page, in the width that the window has: each names the faults that it finds. */
import {overflows, unreadableDiagrams} from './boxes';
import * as looks from './looks';
import * as texts from './texts';

const rules = [...Object.values(texts), overflows, unreadableDiagrams, ...Object.values(looks)];

export const faults = (): string[] => rules.flatMap((rule) => rule());

/** Expands everything collapsed, and turns off automatic hyphenation, which some browsers lack. */
export function expandAll(): void {
  document.querySelectorAll('details').forEach((box) => (box.open = true));
  document.querySelectorAll('[role=tabpanel]').forEach((panel) => panel.removeAttribute('hidden'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { hyphens: manual !important; }');
  document.adoptedStyleSheets.push(sheet);
}
