/** Texts on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Configuration builder',
    offer:
      'Choose image, database, proxy, cache, mail and cron to get the files and commands for this installation, with reasons. Passwords are generated on your server, not here.',
  },
  de: {
    name: 'Konfigurations-Baukasten',
    offer:
      'Wählen Sie Image, Datenbank, Proxy, Cache, Mail und Cron, und Sie erhalten die Dateien und Befehle für diese Installation, mit Begründungen. Passwörter entstehen auf Ihrem Server, nicht hier.',
  },
} as const;
