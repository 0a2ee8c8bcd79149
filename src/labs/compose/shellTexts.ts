/** Texts that stand on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Configuration builder',
    offer:
      'Choose image, database, proxy, cache, mail and cron: the files and commands for exactly this installation appear, with the reason for every line that matters. Passwords are made on your server and never asked for here.',
  },
  de: {
    name: 'Konfigurations-Baukasten',
    offer:
      'Wählen Sie Image, Datenbank, Proxy, Cache, Mail und Cron: Es erscheinen die Dateien und Befehle für genau diese Installation, mit dem Grund für jede wichtige Zeile. Passwörter entstehen auf Ihrem Server; hier werden sie nie abgefragt.',
  },
} as const;
