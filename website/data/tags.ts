import type {Localized} from './localized';

/**
 * The closed list of page tags. Search weighs them above body text, so each tag
 * is the word a reader would type for the subject of the page.
 */
export const tags = {
  account: {en: 'Account', de: 'Benutzerkonto'},
  api: {en: 'API', de: 'API'},
  backup: {en: 'Backup', de: 'Datensicherung'},
  cli: {en: 'Command line', de: 'Kommandozeile'},
  concept: {en: 'Concept', de: 'Grundlagen'},
  configuration: {en: 'Configuration', de: 'Konfiguration'},
  contribute: {en: 'Contribute', de: 'Mitarbeit'},
  cron: {en: 'Cron job', de: 'Cronjob'},
  csp: {en: 'Content Security Policy', de: 'Content Security Policy'},
  database: {en: 'Database', de: 'Datenbank'},
  design: {en: 'Design', de: 'Darstellung'},
  docker: {en: 'Docker', de: 'Docker'},
  errors: {en: 'Error messages', de: 'Fehlermeldungen'},
  geoip: {en: 'GeoIP', de: 'GeoIP'},
  health: {en: 'Health check', de: 'Zustandsprüfung'},
  installation: {en: 'Installation', de: 'Installation'},
  integration: {en: 'Integration', de: 'Integration'},
  javascript: {en: 'JavaScript', de: 'JavaScript'},
  kubernetes: {en: 'Kubernetes', de: 'Kubernetes'},
  mail: {en: 'Email', de: 'E-Mail'},
  operation: {en: 'Operation', de: 'Betrieb'},
  plugins: {en: 'Plugins', de: 'Plugins'},
  privacy: {en: 'Privacy', de: 'Datenschutz'},
  project: {en: 'Project', de: 'Projekt'},
  proxy: {en: 'Reverse proxy', de: 'Reverse-Proxy'},
  roles: {en: 'Roles', de: 'Rollen'},
  rule_packages: {en: 'Rule packages', de: 'Regelpakete'},
  rules: {en: 'Rules', de: 'Regeln'},
  security: {en: 'Security', de: 'Sicherheit'},
  signature: {en: 'Signature', de: 'Signatur'},
  spam: {en: 'Spam', de: 'Spam'},
  statistic: {en: 'Statistics', de: 'Statistik'},
  submissions: {en: 'Submissions', de: 'Einsendungen'},
  testing: {en: 'Testing', de: 'Tests'},
  translation: {en: 'Translation', de: 'Übersetzung'},
  two_factor: {en: 'Two-factor authentication', de: 'Zwei-Faktor-Authentifizierung'},
  update: {en: 'Update', de: 'Update'},
  verification: {en: 'Verification', de: 'Verifizierung'},
  web_server: {en: 'Web server', de: 'Webserver'},
} as const satisfies Record<string, Localized>;

export type Tag = keyof typeof tags;
