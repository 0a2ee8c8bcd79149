import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFence} from '../../website/src/content/markdown/fence.js';
import {cutRegion} from '../../website/src/content/markdown/sampleRegion.mjs';

/** Our name of a language → Prism's, where they differ; null if Prism does not know it. */
const prismNames: Record<string, string | null> = {
  apache: 'apacheconf',
  caddy: null,
  cron: null,
  dotenv: 'bash',
};

const fence =
  /^(?<indent>[ \t]*)(?<ticks>`{3,})(?<language>[\w-]+)(?<meta>[^\n`]*)\n(?<body>[\s\S]*?)^\k<indent>\k<ticks>[ \t]*$/gm;

function sampleLines(samples: string, file: string, region: string | undefined): string {
  const name = path.join(samples, file);
  return `${cutRegion(readFileSync(name, 'utf8'), region, name)}\n`;
}

function indented(code: string, indent: string): string {
  return code.replace(/^(?=.)/gm, indent);
}

/** Turns our code fences into standard ones: inserts the code of `samples/`, and names languages as Prism does. */
export function plainFences(markdown: string, samples: string): string {
  return markdown.replace(fence, (...match) => {
    const {indent, ticks, language, meta, body} = match.at(-1) as Record<string, string>;
    const {file, region, title, marked} = parseFence(language, meta ?? '', 'page');
    const prism = prismNames[language ?? ''] === undefined ? language : prismNames[language ?? ''];
    const info = [
      prism ?? 'text',
      title && `title="${title}"`,
      marked.length > 0 && `{${marked.join(',')}}`,
    ];
    const code = file ? indented(sampleLines(samples, file, region), indent ?? '') : body;
    return `${indent}${ticks}${info.filter(Boolean).join(' ')}\n${code}${indent}${ticks}`;
  });
}
