export interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
}

export type Policy = readonly Directive[];

export type PolicyProblem = 'tooLong' | 'several' | 'characters' | 'noDirective';

export interface ReadPolicy {
  readonly policy: Policy;
  /** Names that occur more than once; browsers use the first only. */
  readonly repeated: readonly string[];
  readonly problem?: PolicyProblem;
}

/** Form of a directive name. Unknown names are accepted: browsers ignore them. */
const directiveName = /^[a-z]+(-[a-z]+)*$/;
/** Printable characters, except those with a meaning in quoted strings or web server configurations. */
const sourceText = /^[!#%&'()*+\-./0-9:=?@A-Z[\]_a-z~]+$/;

/** Longer headers are refused by most servers. */
export const MAX_POLICY = 8000;

/** Extracts the policy from a line of a header, of a configuration file or of HTML. */
function unwrap(text: string): string {
  const trimmed = text.trim();
  const meta = /<meta\b[^>]*\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(trimmed);
  if (meta) return (meta[1] ?? meta[2] ?? '').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  const quoted = /Content-Security-Policy(?:-Report-Only)?"?\s+"([^"]*)"/i.exec(trimmed);
  if (quoted) return (quoted[1] ?? '').replaceAll('%%', '%');
  return trimmed.replace(/^Content-Security-Policy(-Report-Only)?\s*:\s*/i, '');
}

/** Reads a policy as a browser does: names are case-insensitive, the first of two directives applies. */
export function readPolicy(text: string): ReadPolicy {
  if (text.length > MAX_POLICY) return {policy: [], repeated: [], problem: 'tooLong'};
  const content = unwrap(text);
  const directives = content
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [name = '', ...sources] = part.split(/\s+/);
      return {name: name.toLowerCase(), sources};
    });
  const first = new Map<string, Directive>();
  for (const directive of directives)
    if (!first.has(directive.name)) first.set(directive.name, directive);
  const policy = [...first.values()];
  const repeated = directives.filter((directive) => first.get(directive.name) !== directive);
  return {policy, repeated: repeated.map(({name}) => name), problem: findProblem(content, policy)};
}

function findProblem(content: string, policy: Policy): PolicyProblem | undefined {
  if (!content) return undefined;
  if (content.includes(',')) return 'several';
  if (!policy.every(({name}) => directiveName.test(name))) return 'noDirective';
  const sources = policy.flatMap((directive) => directive.sources);
  return sources.every((source) => sourceText.test(source)) ? undefined : 'characters';
}

export const writePolicy = (policy: Policy) =>
  policy.map(({name, sources}) => [name, ...sources].join(' ')).join('; ');
