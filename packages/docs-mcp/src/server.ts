import {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {maxQuestion} from './answer';
import type {Docs} from './docs';
import {parsePageUrl} from './parsePageUrl';
import {explainErrorTool} from './tools/explainError';
import {knownIssuesTool} from './tools/knownIssues';
import {readPageTool} from './tools/readPage';
import {searchTool} from './tools/search';

const annotations = {readOnlyHint: true, openWorldHint: false};

/** A schema for one of the names, which come from the data. */
const oneOf = (names: readonly string[]) => z.enum(names as [string, ...string[]]);

const question = (what: string) => z.string().trim().min(1).max(maxQuestion).describe(what);

/** Parameters that the tools share. */
interface Setup {
  readonly server: McpServer;
  readonly docs: Docs;
  readonly language: ReturnType<typeof oneOf>;
  /** With the default language. */
  readonly inLanguage: ReturnType<ReturnType<typeof oneOf>['default']>;
}

function addSearch({server, docs, inLanguage}: Setup): void {
  const {product, version} = docs.about;
  server.registerTool(
    'search',
    {
      title: `Search the documentation of ${product}`,
      description: `Finds sections of the documentation of ${product} ${version}. Each result has a kind (page, section, setting, variable, command, error, api), its URL and an excerpt.`,
      inputSchema: z.object({
        query: question('Words, an identifier or a question'),
        limit: z.int().min(1).max(10).default(5).describe('Results at most'),
        language: inLanguage,
      }),
      annotations,
    },
    ({language: name, ...rest}) => searchTool(docs.in(name), rest),
  );
}

function addReadPage({server, docs, language}: Setup): void {
  const [first = 'en'] = docs.about.languages;
  server.registerTool(
    'read_page',
    {
      title: 'Read a page, or a section of it',
      description:
        'Returns a page as Markdown: whole if it is short, otherwise its beginning and the list of its sections. With `section`, that section.',
      inputSchema: z.object({
        page: question('URL from a result, with or without host and anchor'),
        section: z.string().max(200).optional().describe('Anchor or title of a section'),
        offset: z.int().min(0).default(0).describe('Where to go on in a long text'),
        language: language.optional().describe('Default: that of the URL'),
      }),
      annotations,
    },
    ({language: name, ...rest}) =>
      readPageTool(docs.in(name ?? parsePageUrl(rest.page, docs.about).language ?? first), rest),
  );
}

function addExplainError({server, docs, inLanguage}: Setup): void {
  const {product} = docs.about;
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error message',
      description: `Returns causes and remedies of a message of ${product}: in the box, the browser's console, API answers, client libraries, plugins or the updater. A line of a log will do, in English or German.`,
      inputSchema: z.object({message: question('The message'), language: inLanguage}),
      annotations,
    },
    ({language: name, ...rest}) => explainErrorTool(docs.in(name), rest),
  );
}

function addKnownIssues({server, docs, inLanguage}: Setup): void {
  const {product, version} = docs.about;
  server.registerTool(
    'known_issues',
    {
      title: 'Known issues of a version',
      description: `Returns defects of ${product} with their workarounds. Without area and query, an overview.`,
      inputSchema: z.object({
        version: z
          .string()
          .regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.5.4')
          .optional()
          .describe(`Default: ${version}`),
        area: oneOf(docs.about.areas).optional(),
        query: z.string().max(200).optional().describe('Words that the issue must have'),
        language: inLanguage,
      }),
      annotations,
    },
    ({language: name, ...rest}) => knownIssuesTool(docs.in(name), rest),
  );
}

/** Creates a server with the tools, for one connection. */
export function createServer(docs: Docs): McpServer {
  const {product, version, languages} = docs.about;
  const server = new McpServer(
    {name: 'mosparo-docs', version},
    {
      instructions: `Documentation of ${product} ${version}, offline. Search first, then read the section that a result names; for an error message use explain_error. Cite the URLs.`,
    },
  );
  const language = oneOf(languages).describe('Language of the answer');
  const setup = {server, docs, language, inLanguage: language.default(languages[0] ?? 'en')};
  [addSearch, addReadPage, addExplainError, addKnownIssues].forEach((add) => add(setup));
  return server;
}
