import {buildSync} from 'esbuild';

/** What the inline script must know of the site. Code for what a site does not have is left out. */
export interface InlineSettings {
  /** Whether the color mode is that of the system until the reader chooses one. */
  readonly followsSystem?: boolean;
  /** The color mode until the reader chooses one, if it is not that of the system. */
  readonly defaultMode?: 'light' | 'dark';
  /** What Docusaurus appends to the keys of the browser's storage. */
  readonly storageNamespace?: string;
  /** Empty without an announcement. */
  readonly announcementId?: string;
  /** Files with further parts, which run one after the other. */
  readonly parts?: readonly string[];
}

const entry = (parts: readonly string[]) =>
  ['./inline/index', ...parts].map((file) => `import ${JSON.stringify(file)};`).join('\n');

/** The files of `inline/` as one script for the head of every page. */
export function inlineScript(settings: InlineSettings = {}): string {
  const {
    followsSystem = false,
    defaultMode = 'light',
    storageNamespace = '',
    announcementId = '',
    parts = [],
  } = settings;
  const {outputFiles} = buildSync({
    stdin: {contents: entry(parts), resolveDir: __dirname},
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    // Declared in inline/settings.d.ts.
    define: {
      FOLLOWS_SYSTEM: String(followsSystem),
      DEFAULT_MODE: JSON.stringify(defaultMode),
      STORAGE_NAMESPACE: JSON.stringify(storageNamespace),
      ANNOUNCEMENT_ID: JSON.stringify(announcementId),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
