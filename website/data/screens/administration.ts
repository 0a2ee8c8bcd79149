import type {Screen} from './types';

/** /administration/ */
export const administration: Screen = {
  size: {en: [1200, 1080], de: [1200, 1080]},
  themes: ['light', 'dark'],
  caption: {en: 'The overview of the administration', de: 'Die Übersicht der Administration'},
  alt: {
    en: 'Overview with six cards: system settings, security settings, users, cron jobs, GeoIP2 and throughput statistics. Each has a picture, one sentence and a button that opens the page.',
    de: 'Übersicht mit sechs Karten: Systemeinstellungen, Sicherheitseinstellungen, Benutzer, Cronjobs, GeoIP2 und Statistiken zum Durchsatz. Jede hat ein Bild, einen Satz und eine Schaltfläche, die die Seite öffnet.',
  },
  crop: {en: [24, 122, 1152, 946], de: [24, 122, 1152, 946]},
  marks: {
    administration: {
      label: {en: 'Administration', de: 'Administration'},
      en: [46, 140, 145, 28],
      de: [46, 140, 145, 28],
    },
    configure: {
      label: {en: 'Configure', de: 'Konfigurieren'},
      en: [162, 533, 126, 41],
      de: [150, 533, 150, 41],
    },
    manage: {
      label: {en: 'Manage', de: 'Verwalten'},
      en: [918, 533, 114, 41],
      de: [911, 533, 128, 41],
    },
    view: {label: {en: 'View', de: 'Anschauen'}, en: [928, 976, 93, 41], de: [907, 976, 135, 41]},
    'system-settings': {
      label: {en: 'System settings', de: 'System-Einstellungen'},
      en: [47, 197, 357, 425],
      de: [47, 197, 357, 425],
    },
    'security-settings': {
      label: {en: 'Security settings', de: 'Sicherheits-Einstellungen'},
      en: [422, 197, 356, 425],
      de: [422, 197, 356, 425],
    },
    users: {
      label: {en: 'Users', de: 'Benutzer'},
      en: [796, 197, 357, 425],
      de: [796, 197, 357, 425],
    },
    'cron-jobs': {
      label: {en: 'Cron jobs', de: 'Cronjobs'},
      en: [47, 640, 357, 425],
      de: [47, 640, 357, 425],
    },
    geoip2: {
      label: {en: 'GeoIP2', de: 'GeoIP2'},
      en: [422, 640, 356, 425],
      de: [422, 640, 356, 425],
    },
    'throughput-statistics': {
      label: {en: 'Throughput statistics', de: 'Durchsatzstatistiken'},
      en: [796, 640, 357, 425],
      de: [796, 640, 357, 425],
    },
  },
};

/** /administration/cleanup-statistic/ */
export const adminCleanupStatistic: Screen = {
  size: {en: [1200, 759], de: [1200, 759]},
  themes: ['light', 'dark'],
  caption: {en: 'The runs of the cleanup', de: 'Die Läufe der Bereinigung'},
  alt: {
    en: 'Table of cleanup runs with date, executor, number of submit tokens and submissions with what was deleted in red, execution time and status. Nearly all runs come from the web cron job, and all are complete.',
    de: 'Tabelle der Bereinigungen mit Datum, Auslöser, Anzahl der Absende-Token und Einsendungen, jeweils mit dem Gelöschten in Rot, Dauer und Status. Fast alle Läufe stammen vom Web-Cronjob, und alle sind abgeschlossen.',
  },
  crop: {en: [222, 196, 946, 551], de: [222, 196, 946, 551]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'cleanup-statistic': {
      label: {en: 'Cleanup statistic', de: 'Bereinigungsstatistik'},
      en: [46, 156, 167, 28],
      de: [46, 156, 209, 28],
    },
    'date-and-time': {
      label: {en: 'Date and time', de: 'Datum und Uhrzeit'},
      en: [236, 209, 190, 33],
      de: [236, 209, 183, 33],
    },
    executor: {
      label: {en: 'Executor', de: 'Ausführender'},
      en: [425, 209, 191, 33],
      de: [418, 209, 187, 33],
    },
    'submit-tokens': {
      label: {en: 'Submit tokens', de: 'Einsende-Codes'},
      en: [617, 209, 145, 33],
      de: [606, 209, 147, 33],
    },
    submission: {
      label: {en: 'Submission', de: 'Einsendung'},
      en: [761, 209, 123, 33],
      de: [752, 209, 120, 33],
    },
    'execution-time': {
      label: {en: 'Execution time', de: 'Ausführungsdauer'},
      en: [884, 209, 149, 33],
      de: [872, 209, 170, 33],
    },
    status: {
      label: {en: 'Status', de: 'Status'},
      en: [1033, 209, 120, 33],
      de: [1043, 209, 110, 33],
    },
  },
};

/** /administration/cron-jobs/ */
export const adminCronJobs: Screen = {
  size: {en: [1200, 894], de: [1200, 914]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Commands for the crontab on the left, the web cron job on the right',
    de: 'Links die Befehle für die Crontab, rechts der Web-Cronjob',
  },
  alt: {
    en: 'Two cards. The left one shows the two commands and an example for a crontab. The right one has the checkbox that turns on the web cron job, its secret key and the minimum waiting time of 10 minutes.',
    de: 'Zwei Karten. Die linke zeigt die beiden Befehle und ein Beispiel für eine Crontab. Die rechte hat das Kontrollkästchen, das den Web-Cronjob einschaltet, seinen geheimen Schlüssel und die Mindestwartezeit von 10 Minuten.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'cron-jobs': {
      label: {en: 'Cron jobs', de: 'Cronjobs'},
      en: [46, 156, 96, 28],
      de: [46, 156, 91, 28],
    },
    setup: {
      label: {en: 'Setup', de: 'Einrichtung'},
      en: [256, 225, 45, 24],
      de: [256, 225, 87, 24],
    },
    settings: {
      label: {en: 'Settings', de: 'Einstellungen'},
      en: [723, 225, 64, 24],
      de: [723, 225, 103, 24],
    },
    'enable-cron-job-via-web-request': {
      label: {en: 'Enable cron job via web request', de: 'Cronjob über Webanfrage aktivieren'},
      en: [723, 338, 247, 20],
      de: [723, 338, 274, 20],
    },
    'secret-key-for-web-cron-job': {
      label: {en: 'Secret key for web cron job', de: 'Geheimer Schlüssel für Web-Cronjob'},
      en: [723, 374, 410, 68],
      de: [723, 374, 410, 68],
    },
    'minimum-waiting-time-between-cron-jobs-execution': {
      label: {
        en: 'Minimum waiting time between cron jobs execution',
        de: 'Mindestwartezeit zwischen der Ausführung der Cronjobs',
      },
      en: [723, 496, 410, 69],
      de: [723, 513, 410, 69],
    },
    save: {label: {en: 'Save', de: 'Speichern'}, en: [1061, 722, 93, 41], de: [1026, 777, 128, 41]},
  },
};

/** /administration/geoip2/ */
export const adminGeoip: Screen = {
  size: {en: [1200, 1009], de: [1200, 1069]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Access to MaxMind on the left, the download on the right',
    de: 'Links der Zugang zu MaxMind, rechts der Download',
  },
  alt: {
    en: 'Two cards. The left one has the checkbox for the localization of IP addresses and fields for account ID and license key of MaxMind. The right one has a gray button to download the database and the commands to do so.',
    de: 'Zwei Karten. Die linke hat das Kontrollkästchen für die Lokalisierung von IP-Adressen und Felder für Konto-ID und Lizenzschlüssel von MaxMind. Die rechte hat eine graue Schaltfläche zum Herunterladen der Datenbank und die Befehle dafür.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    geoip2: {label: {en: 'GeoIP2', de: 'GeoIP2'}, en: [46, 156, 73, 28], de: [46, 156, 73, 28]},
    settings: {
      label: {en: 'Settings', de: 'Einstellungen'},
      en: [256, 225, 64, 24],
      de: [256, 225, 103, 24],
    },
    'download-automatic-update': {
      label: {en: 'Download & automatic update', de: 'Herunterladen & automatische Upates'},
      en: [723, 225, 230, 24],
      de: [723, 225, 292, 24],
    },
    'download-the-database': {
      label: {en: 'Download the database', de: 'Datenbank herunterladen'},
      en: [819, 450, 219, 41],
      de: [813, 470, 231, 41],
    },
    'use-the-automatic-ip-address-localization': {
      label: {
        en: 'Use the automatic IP address localization',
        de: 'Die automatische IP-Adressen-Lokalisierung verwenden',
      },
      en: [256, 460, 308, 20],
      de: [256, 480, 406, 20],
    },
    'account-id': {
      label: {en: 'Account ID', de: 'Konto-ID'},
      en: [256, 496, 410, 68],
      de: [256, 516, 410, 68],
    },
    'license-key': {
      label: {en: 'License key', de: 'Lizenz-Schlüssel'},
      en: [256, 618, 410, 68],
      de: [256, 638, 410, 68],
    },
    save: {label: {en: 'Save', de: 'Speichern'}, en: [594, 758, 93, 41], de: [558, 795, 128, 41]},
  },
};

/** /administration/security/ */
export const adminSecurity: Screen = {
  size: {en: [1200, 1037], de: [1200, 1074]},
  themes: ['light', 'dark'],
  caption: {en: 'Login throttling and reverse proxy', de: 'Login-Drosselung und Reverse-Proxy'},
  alt: {
    en: 'Two cards. Login throttling has 5 requests for username and IP address, 25 for an IP address and a time range of 5 minutes. Reverse proxy has an empty list of trusted proxies, two fields for header names and a button with presets of providers.',
    de: 'Zwei Karten. Die Login-Drosselung hat 5 Anfragen für Benutzername und IP-Adresse, 25 für eine IP-Adresse und eine Zeitspanne von 5 Minuten. Beim Reverse-Proxy stehen eine leere Liste vertrauenswürdiger Proxys, zwei Felder für Namen von Headern und eine Schaltfläche mit Vorlagen von Anbietern.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'login-throttling': {
      label: {en: 'Login throttling', de: 'Login-Drosselung'},
      en: [256, 225, 117, 24],
      de: [256, 225, 136, 24],
    },
    'number-of-requests-for-username-and-ip-address': {
      label: {
        en: 'Number of requests for username and IP address',
        de: 'Anzahl der Anfragen pro Benutzername und IP-Adresse',
      },
      en: [256, 338, 431, 68],
      de: [256, 338, 431, 68],
    },
    'number-of-requests-for-an-ip-address': {
      label: {
        en: 'Number of requests for an IP address',
        de: 'Anzahl der Anfragen für eine IP-Adresse',
      },
      en: [702, 338, 431, 68],
      de: [702, 338, 431, 68],
    },
    'time-range': {
      label: {en: 'Time range', de: 'Zeitspanne'},
      en: [256, 481, 431, 68],
      de: [256, 481, 431, 68],
    },
    'provider-presets': {
      label: {en: 'Provider presets', de: 'Provider-Vorlagen'},
      en: [959, 617, 182, 41],
      de: [948, 617, 193, 41],
    },
    'reverse-proxy': {
      label: {en: 'Reverse proxy', de: 'Reverse Proxy'},
      en: [256, 625, 109, 24],
      de: [256, 625, 109, 24],
    },
    'list-of-trusted-proxies': {
      label: {en: 'List of trusted proxies', de: 'Liste der vertrauenswürdigen Proxies'},
      en: [256, 738, 431, 71],
      de: [256, 738, 431, 71],
    },
    'name-of-the-custom-remote-address-header': {
      label: {
        en: 'Name of the custom remote address header',
        de: 'Name der benutzerdefinierten Adress-Kopfzeile',
      },
      en: [702, 738, 431, 68],
      de: [702, 738, 431, 68],
    },
    add: {label: {en: 'Add', de: 'Hinzufügen'}, en: [599, 825, 87, 41], de: [549, 825, 137, 41]},
    'name-of-the-custom-protocol-header': {
      label: {
        en: 'Name of the custom protocol header',
        de: 'Name der benutzerdefinierten Protokoll-Kopfzeile',
      },
      en: [702, 861, 431, 68],
      de: [702, 861, 431, 68],
    },
    'include-remote-addr-in-trusted-proxies': {
      label: {
        en: 'Include REMOTE_ADDR in trusted proxies',
        de: 'REMOTE_ADDR in die Liste der vertrauenswürdigen Proxies einfügen',
      },
      en: [256, 914, 308, 20],
      de: [256, 931, 431, 40],
    },
  },
};

/** /administration/system/ */
export const adminSystem: Screen = {
  size: {en: [477, 663], de: [477, 663]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Versions of mosparo, PHP and its extensions',
    de: 'Versionen von mosparo, PHP und dessen Erweiterungen',
  },
  alt: {
    en: 'Card with the version of mosparo (1.5.4), the server (Linux), the version of PHP (8.2.35) and a list of the PHP extensions with their versions.',
    de: 'Karte mit der Version von mosparo (1.5.4), dem Server (Linux), der PHP-Version (8.2.35) und einer Liste der PHP-Erweiterungen mit ihren Versionen.',
  },
  marks: {
    general: {label: {en: 'General', de: 'Generell'}, en: [34, 29, 60, 24], de: [34, 29, 64, 24]},
  },
};

/** /administration/settings/ */
export const adminSystemSettings: Screen = {
  size: {en: [1200, 1150], de: [1200, 1150]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Name, defaults and sending of emails',
    de: 'Name, Vorgaben und Versand von E-Mails',
  },
  alt: {
    en: 'Four cards. On the left the name of the installation, the defaults for language, formats and time zone, and those for color mode and items per page. On the right the sender of emails and, grayed out, the access to an SMTP server.',
    de: 'Vier Karten. Links der Name der Installation, die Vorgaben für Sprache, Formate und Zeitzone sowie die für Farbmodus und Elemente pro Seite. Rechts der Absender von E-Mails und, noch gesperrt, der Zugang zu einem SMTP-Server.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    'name-of-the-mosparo-installation': {
      label: {en: 'Name of the mosparo installation', de: 'Name der mosparo-Installation'},
      en: [256, 282, 410, 68],
      de: [256, 282, 410, 68],
    },
    'from-email-address': {
      label: {en: 'From email address', de: 'Absender-E-Mail-Adresse'},
      en: [723, 282, 410, 68],
      de: [723, 282, 410, 68],
    },
    'from-name': {
      label: {en: 'From name', de: 'Absender-Name'},
      en: [723, 366, 410, 68],
      de: [723, 366, 410, 68],
    },
    'default-language': {
      label: {en: 'Default language', de: 'Standard-Sprache'},
      en: [256, 457, 410, 68],
      de: [256, 457, 410, 68],
    },
    host: {label: {en: 'Host', de: 'Host'}, en: [723, 535, 410, 68], de: [723, 535, 410, 68]},
    'default-date-format': {
      label: {en: 'Default date format', de: 'Standard-Datumsformat'},
      en: [256, 541, 410, 68],
      de: [256, 541, 410, 68],
    },
    port: {label: {en: 'Port', de: 'Port'}, en: [723, 619, 410, 68], de: [723, 619, 410, 68]},
    'default-time-format': {
      label: {en: 'Default time format', de: 'Standard-Zeitformat'},
      en: [256, 625, 410, 68],
      de: [256, 625, 410, 68],
    },
    user: {label: {en: 'User', de: 'Benutzer'}, en: [723, 703, 410, 68], de: [723, 703, 410, 68]},
    'default-timezone': {
      label: {en: 'Default timezone', de: 'Standard-Zeitzone'},
      en: [256, 709, 410, 68],
      de: [256, 709, 410, 68],
    },
    'default-color-mode': {
      label: {en: 'Default color mode', de: 'Standard-Farbmodus'},
      en: [256, 884, 410, 68],
      de: [256, 884, 410, 68],
    },
    'default-number-of-items-per-page': {
      label: {en: 'Default number of items per page', de: 'Standardanzahl der Elemente pro Seite'},
      en: [256, 968, 410, 68],
      de: [256, 968, 410, 68],
    },
    save: {
      label: {en: 'Save', de: 'Speichern'},
      en: [1061, 1085, 93, 41],
      de: [1026, 1085, 128, 41],
    },
    'use-a-smtp-server-to-send-emails': {
      label: {
        en: 'Use a SMTP server to send emails',
        de: 'Einen SMTP-Server für den E-Mail-Versand verwenden',
      },
      en: [723, 499, 410, 20],
      de: [723, 499, 410, 20],
    },
    password: {
      label: {en: 'Password', de: 'Passwort'},
      en: [723, 787, 410, 68],
      de: [723, 787, 410, 68],
    },
  },
};

/** /administration/update/ */
export const adminUpdates: Screen = {
  size: {en: [1200, 576], de: [1200, 616]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Check for an update on the left, choose the channel on the right',
    de: 'Links nach Updates suchen, rechts den Kanal wählen',
  },
  alt: {
    en: 'Two cards. The left one names the update channel, stable, and the installed version, 1.5.4, above a button to check for an update. The right one warns of the develop and beta channels and has the list to choose the channel.',
    de: 'Zwei Karten. Die linke nennt den Update-Kanal, stabil, und die installierte Version, 1.5.4, über einer Schaltfläche zum Suchen nach Updates. Die rechte warnt vor den Entwicklungs- und Beta-Kanälen und hat die Liste zur Wahl des Kanals.',
  },
  crop: {en: [222, 196, 946, 368], de: [222, 196, 946, 408]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    update: {label: {en: 'Update', de: 'Update'}, en: [46, 156, 74, 28], de: [46, 156, 74, 28]},
    status: {label: {en: 'Status', de: 'Status'}, en: [256, 225, 49, 24], de: [256, 225, 49, 24]},
    'update-settings': {
      label: {en: 'Update settings', de: 'Update-Einstellungen'},
      en: [723, 225, 122, 24],
      de: [723, 225, 166, 24],
    },
    'update-channel': {
      label: {en: 'Update channel', de: 'Update-Kanal'},
      en: [723, 404, 410, 68],
      de: [723, 424, 410, 68],
    },
    'check-for-update': {
      label: {en: 'Check for update', de: 'Nach Updates suchen'},
      en: [510, 411, 176, 41],
      de: [479, 411, 208, 41],
    },
    save: {label: {en: 'Save', de: 'Speichern'}, en: [1061, 505, 93, 41], de: [1026, 525, 128, 41]},
  },
};

/** /administration/users/ */
export const adminUsers: Screen = {
  size: {en: [1200, 576], de: [1200, 616]},
  themes: ['light', 'dark'],
  caption: {en: 'The users of the installation', de: 'Die Benutzer der Installation'},
  alt: {
    en: 'List of two users with their roles, an administrator and a user. Each row has a button to edit, the second also one to delete; the green button above creates a user.',
    de: 'Liste mit zwei Benutzern und ihren Rollen, einem Administrator und einem Benutzer. Jede Zeile hat eine Schaltfläche zum Bearbeiten, die zweite auch eine zum Löschen; die grüne Schaltfläche darüber erstellt einen Benutzer.',
  },
  crop: {en: [24, 122, 1152, 442], de: [24, 122, 1152, 482]},
  focus: {en: [226, 196, 460, 220], de: [226, 196, 460, 220]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [917, 140, 91, 41], de: [873, 140, 91, 41]},
    'create-user': {
      label: {en: 'Create user', de: 'Benutzer erstellen'},
      en: [1016, 140, 138, 41],
      de: [972, 140, 182, 41],
    },
    users: {label: {en: 'Users', de: 'Benutzer'}, en: [46, 156, 60, 28], de: [46, 156, 92, 28]},
    user: {label: {en: 'User', de: 'Benutzer'}, en: [236, 209, 367, 33], de: [236, 209, 367, 33]},
    roles: {label: {en: 'Roles', de: 'Rollen'}, en: [603, 209, 333, 33], de: [603, 209, 272, 33]},
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [935, 209, 218, 33],
      de: [875, 209, 278, 33],
    },
    edit: {label: {en: 'Edit', de: 'Bearbeiten'}, en: [947, 254, 86, 41], de: [887, 254, 133, 41]},
    delete: {
      label: {en: 'Delete', de: 'Löschen'},
      en: [1041, 320, 104, 41],
      de: [1028, 320, 117, 41],
    },
  },
};
