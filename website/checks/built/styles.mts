import {problem, type Problem} from '../problem.mts';

export interface BuiltStyles {
  /** All style sheets of the build. */
  readonly css: string;
  /** All pages of the build: name → HTML. */
  readonly pages: ReadonlyMap<string, string>;
  /** All scripts of the build. */
  readonly scripts: string;
}

/** Classes for scripts, tests and readers' own styles, which need no rule. */
const hooks =
  /^(?:theme-|docs-|plugin-|language-|menu__|navbar|footer__|text--center$|anchor$|breadcrumbs__|main-wrapper$|container-fluid$|close$|tabs-container$|toc-highlight$)/;

/** Rules for features that no page uses at the moment, and two unused rules of the theme. */
const unusedAllowed = /^(?:tmark$|theme-admonition-|errorBoundaryFallback_|docItemContainer_)/;

function classesOfPage(html: string): string[] {
  return Array.from(html.matchAll(/\sclass=(?:"([^"]*)"|([^\s"'>]+))/g)).flatMap(
    ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/).filter(Boolean),
  );
}

const classesOfRules = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name));

/** Finds classes without a rule, and rules whose class nothing uses. */
export function checkBuiltStyles({css, pages, scripts}: BuiltStyles): Problem[] {
  // Without file names and layer names, because they contain dots too.
  const ruled = classesOfRules(css.replace(/url\([^)]*\)|@layer[^;{]*/g, ''));
  const shown = new Map<string, string>();
  for (const [name, html] of pages) {
    classesOfPage(html).forEach((each) => shown.set(each, name));
  }
  const words = new Set(scripts.match(/[\w-]+/g));
  const withoutRule = [...shown].filter(([name]) => !ruled.has(name) && !hooks.test(name));
  const withoutUse = [...ruled].filter(
    (name) => !shown.has(name) && !words.has(name) && !unusedAllowed.test(name),
  );
  return [
    ...withoutRule.map(([name, page]) =>
      problem(
        page,
        1,
        `No style sheet has a rule for the class "${name}".`,
        'write the rule, or drop the class.',
      ),
    ),
    ...withoutUse.map((name) =>
      problem(
        'packages/static-pages/src/css/index.css',
        1,
        `Nothing in the build has the class "${name}".`,
        'drop its rules.',
      ),
    ),
  ];
}
