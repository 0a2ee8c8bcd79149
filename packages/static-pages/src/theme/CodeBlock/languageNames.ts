/** The header of a block without a file name. */
const names: Readonly<Record<string, string>> = {
  apache: 'Apache',
  bash: 'Shell',
  caddy: 'Caddyfile',
  cron: 'crontab',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  docker: 'Dockerfile',
  dotenv: '.env',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  ruby: 'Ruby',
  sql: 'SQL',
  toml: 'TOML',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** Empty for plain text. */
export function languageName(language: string): string {
  return language === 'text' ? '' : (names[language] ?? language);
}

/** Commands are read and copied whole, so their lines wrap from the start. */
export function wrapsAtFirst(language: string): boolean {
  return language === 'bash' || language === 'powershell';
}
