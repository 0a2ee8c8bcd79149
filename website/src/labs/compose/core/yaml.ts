interface YamlMap {
  readonly [key: string]: Yaml;
}
type Item = string | YamlMap;
export type Yaml = string | number | null | readonly Item[] | YamlMap;

/** Keys whose lists are written on one line, as in the documentation of Docker. */
const inOneLine = new Set(['test']);

const isList = (value: Yaml): value is readonly Item[] => Array.isArray(value);

/** Strings that YAML would read as numbers, times or null need quotation marks. */
function scalar(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return /^$|^[\d.:]+$/.test(value) ? JSON.stringify(value) : value;
}

const mapLines = (map: YamlMap, indent: string): string[] =>
  Object.entries(map).flatMap(([name, child]) => lines(name, child, indent));

function itemLines(item: Item, indent: string): string[] {
  if (typeof item === 'string') return [`${indent}- ${scalar(item)}`];
  const [first = '', ...others] = mapLines(item, `${indent}  `);
  return [`${indent}- ${first.trimStart()}`, ...others];
}

function lines(key: string, value: Yaml, indent: string): string[] {
  if (value === null || typeof value !== 'object')
    return [`${indent}${key}: ${scalar(value)}`.trimEnd()];
  if (!isList(value)) return [`${indent}${key}:`, ...mapLines(value, `${indent}  `)];
  return inOneLine.has(key)
    ? [`${indent}${key}: [${value.map((item) => JSON.stringify(item)).join(', ')}]`]
    : [`${indent}${key}:`, ...value.flatMap((item) => itemLines(item, `${indent}  `))];
}

/**
 * Writes the subset of YAML that Compose files need; a library for all of YAML would be larger
 * than the rest of the lab. Services are separated by an empty line.
 */
export function writeYaml(document: Readonly<Record<string, YamlMap>>): string {
  const sections = Object.entries(document).map(([section, entries]) => {
    const children = Object.entries(entries).map(([name, value]) =>
      lines(name, value, '  ').join('\n'),
    );
    return `${section}:\n${children.join(section === 'services' ? '\n\n' : '\n')}`;
  });
  return `${sections.join('\n\n')}\n`;
}
