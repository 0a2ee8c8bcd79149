/** Reads the headers back from each generated configuration, so that tests can compare them. */

/** Header → value, for a page and for a file with a hash in its name. */
export interface HeaderSets {
  readonly page: Readonly<Record<string, string>>;
  readonly hashed: Readonly<Record<string, string>>;
}

const hashedFile = '/de/assets/js/main.0123abcd.js';
const pageFile = '/de/docs/quickstart.html';

/** Evaluates an nginx `map` for a value: the first matching pattern, otherwise the default. */
function mapped(http: string, variable: string, value: string): string {
  const body = new RegExp(`map \\S+ \\${variable} \\{([^}]*)\\}`).exec(http)?.[1] ?? '';
  const rows = [...body.matchAll(/^\s*(default|"[^"]*") "([^"]*)";$/gm)].map(([, key, result]) => ({
    key: key?.replaceAll('"', '') ?? '',
    result: result ?? '',
  }));
  const match = rows.find(({key}) => key.startsWith('~') && new RegExp(key.slice(1)).test(value));
  return (match ?? rows.find(({key}) => key === 'default'))?.result ?? '';
}

export function parseNginx(http: string, server: string, release: string): HeaderSets {
  const lines = [...`${server}\n${release}`.matchAll(/^add_header (\S+) (.+) always;$/gm)];
  const headersOf = (file: string) =>
    Object.fromEntries(
      lines
        .map(([, name = '', value = '']) => [
          name,
          value.startsWith('$') ? mapped(http, value, file) : value.replace(/^"|"$/g, ''),
        ])
        .filter(([, value]) => value !== ''),
    ) as Record<string, string>;
  return {page: headersOf(pageFile), hashed: headersOf(hashedFile)};
}

/** Netlify and Cloudflare Pages apply every rule that matches, and their own caching if no rule sets it. */
export function parseStaticHost(text: string, hostDefault: string): HeaderSets {
  const rules = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .reduce<{path: string; headers: [string, string][]}[]>((list, line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (name) list.at(-1)?.headers.push([name, value]);
      else list.push({path: line, headers: []});
      return list;
    }, []);
  const headersOf = (file: string) => {
    const matching = rules.filter(({path}) => file.startsWith(path.replace(/\*$/, '')));
    const found: Record<string, string> = {};
    for (const [name, value] of matching.flatMap(({headers}) => headers)) {
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
    return {'Cache-Control': hostDefault, ...found};
  };
  return {page: headersOf(pageFile), hashed: headersOf(hashedFile)};
}

/** On GitHub Pages only the `<meta>` elements of the page count. */
export function parseMeta(html: string): HeaderSets {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  const referrer = /<meta name="referrer" content="([^"]*)">/.exec(html)?.[1];
  return {
    page: {
      ...(policy && {'Content-Security-Policy': policy}),
      ...(referrer && {'Referrer-Policy': referrer}),
    },
    hashed: {},
  };
}
