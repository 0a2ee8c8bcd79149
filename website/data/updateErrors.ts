import type {Localized} from './localized';

/** A message of the updater. The product shows them in English in every language. */
interface UpdateError {
  readonly id: string;
  readonly message: string;
  readonly cause: Localized;
  readonly remedy: Localized;
}

export const updateErrors: readonly UpdateError[] = [
  {
    id: 'downloads-impossible',
    message:
      'Downloading files from the internet is impossible because requirements need to be met. Please check the system page or the mosparo documentation.',
    cause: {
      en: '`allow_url_fopen` is off, and curl is missing or its functions are disabled.',
      de: '`allow_url_fopen` ist aus, und curl fehlt oder seine Funktionen sind gesperrt.',
    },
    remedy: {
      en: 'Allow one of the two in the `php.ini` of the web PHP, or update on the command line.',
      de: 'Erlauben Sie eines von beiden in der `php.ini` des Web-PHP oder aktualisieren Sie auf der Kommandozeile.',
    },
  },
  {
    id: 'cannot-load-url',
    message: 'Cannot load the remote data for the given url "…".',
    cause: {
      en: 'The answer was not 200, the name cannot be resolved, or curl refused a private address. Refused connections and timeouts end in HTTP 500: see `var/log/`.',
      de: 'Die Antwort war nicht 200, der Name ist nicht auflösbar, oder curl lehnte eine private Adresse ab. Abgewiesene Verbindungen und Zeitüberschreitungen enden mit HTTP 500: siehe `var/log/`.',
    },
    remedy: {
      en: 'Try the address with `curl -I` as PHP’s user on the server. Check firewall, DNS, proxy and CA certificates.',
      de: 'Rufen Sie die Adresse auf dem Server als Benutzer von PHP mit `curl -I` ab. Prüfen Sie Firewall, DNS, Proxy und CA-Zertifikate.',
    },
  },
  {
    id: 'signature-failed',
    message: 'Signature validation failed for "…".',
    cause: {
      en: 'A proxy or filter changed the file, or the download was interrupted.',
      de: 'Ein Proxy oder Filter hat die Datei verändert, oder der Download brach ab.',
    },
    remedy: {
      en: 'Try again, and exclude `updates.mosparo.io` from TLS inspection.',
      de: 'Versuchen Sie es erneut und nehmen Sie `updates.mosparo.io` von der TLS-Inspektion aus.',
    },
  },
  {
    id: 'signature-not-valid',
    message: 'Signature not valid.',
    cause: {
      en: 'The ZIP file is damaged or incomplete, for example because the disk is full.',
      de: 'Die ZIP-Datei ist beschädigt oder unvollständig, etwa weil der Datenträger voll ist.',
    },
    remedy: {
      en: 'Free disk space, delete what is left in `var/updates/`, and start again.',
      de: 'Schaffen Sie Platz, löschen Sie, was in `var/updates/` übrig ist, und beginnen Sie neu.',
    },
  },
  {
    id: 'schema',
    message: 'The update data is not valid against the schema.',
    cause: {
      en: 'The version file has a newer format.',
      de: 'Die Versionsdatei hat ein neueres Format.',
    },
    remedy: {en: 'Update by hand.', de: 'Aktualisieren Sie von Hand.'},
  },
  {
    id: 'channel',
    message: 'The update information for the selected channel are not available.',
    cause: {
      en: 'The version file does not contain the chosen channel.',
      de: 'Die Versionsdatei enthält den gewählten Kanal nicht.',
    },
    remedy: {
      en: 'Choose the channel Stable, save, check again.',
      de: 'Wählen Sie den Kanal „Stabil“, speichern Sie und suchen Sie erneut.',
    },
  },
  {
    id: 'open-zip',
    message: 'Could not open update file. Error: …',
    cause: {
      en: 'PHP cannot read the ZIP file.',
      de: 'PHP kann die ZIP-Datei nicht lesen.',
    },
    remedy: {
      en: 'Check free space and permissions of `var/updates/`.',
      de: 'Prüfen Sie freien Platz und Rechte von `var/updates/`.',
    },
  },
  {
    id: 'hash-file',
    message: 'Cannot download hash file.',
    cause: {
      en: 'The list of checksums did not arrive.',
      de: 'Die Liste der Prüfsummen kam nicht an.',
    },
    remedy: {
      en: 'As for “Cannot load the remote data”.',
      de: 'Wie bei „Cannot load the remote data“.',
    },
  },
  {
    id: 'file-list',
    message: 'Cannot generate the list with files.',
    cause: {
      en: 'A file of the package has a wrong checksum or none.',
      de: 'Eine Datei des Pakets hat eine falsche oder keine Prüfsumme.',
    },
    remedy: {
      en: 'Delete `var/updates/`, free disk space, and start again. Nothing has changed yet.',
      de: 'Löschen Sie `var/updates/`, schaffen Sie Platz und beginnen Sie neu. Geändert wurde noch nichts.',
    },
  },
  {
    id: 'file-not-writable',
    message: 'File "…" is not writable.',
    cause: {
      en: 'The user that runs the update cannot write this file. Nothing has changed yet.',
      de: 'Der ausführende Benutzer darf diese Datei nicht schreiben. Geändert wurde noch nichts.',
    },
    remedy: {
      en: 'Make all files writable by that user, or run the command as their owner.',
      de: 'Geben Sie diesem Benutzer Schreibrechte auf alle Dateien oder führen Sie den Befehl als deren Eigentümer aus.',
    },
  },
  {
    id: 'directory-not-writable',
    message: 'Directory "…" does not exist or is not writable.',
    cause: {
      en: 'As above, for a directory.',
      de: 'Wie oben, für ein Verzeichnis.',
    },
    remedy: {en: 'As above.', de: 'Wie oben.'},
  },
  {
    id: 'no-hash',
    message: 'No hash found for file "…".',
    cause: {
      en: 'After copying: the file has no checksum in the list.',
      de: 'Nach dem Kopieren: Die Datei hat keine Prüfsumme in der Liste.',
    },
    remedy: {
      en: 'Restore the backup and update by hand.',
      de: 'Spielen Sie die Sicherung zurück und aktualisieren Sie von Hand.',
    },
  },
  {
    id: 'hash-not-valid',
    message: 'Hash not valid for file "…".',
    cause: {
      en: 'After copying: the file differs from the package, for example because the disk is full.',
      de: 'Nach dem Kopieren: Die Datei weicht vom Paket ab, etwa weil der Datenträger voll ist.',
    },
    remedy: {
      en: 'Check the disk and start again. If it persists, restore the backup.',
      de: 'Prüfen Sie den Datenträger und beginnen Sie neu; bleibt es dabei, spielen Sie die Sicherung zurück.',
    },
  },
  {
    id: 'no-update-data',
    message: 'No update data found.',
    cause: {
      en: 'The result of the check has expired (24 hours), or updates are switched off.',
      de: 'Das Ergebnis der Suche ist abgelaufen (24 Stunden), oder Updates sind abgeschaltet.',
    },
    remedy: {
      en: 'Check for updates again, then install.',
      de: 'Suchen Sie noch einmal nach Updates und installieren Sie dann.',
    },
  },
  {
    id: 'no-log-file',
    message: 'No temporary log file defined.',
    cause: {
      en: 'The session was lost between the two steps.',
      de: 'Zwischen den beiden Schritten ging die Sitzung verloren.',
    },
    remedy: {
      en: 'Log in again and start from the update page.',
      de: 'Melden Sie sich neu an und beginnen Sie auf der Update-Seite.',
    },
  },
  {
    id: 'already-installed',
    message: 'Version already installed.',
    cause: {
      en: 'Only the finalization is missing. After an interrupted update, old and new files may be mixed.',
      de: 'Es fehlt nur der Abschluss. Nach einem abgebrochenen Update können alte und neue Dateien gemischt sein.',
    },
    remedy: {
      en: 'Open the start page of mosparo. If files are mixed, update by hand.',
      de: 'Öffnen Sie die Startseite von mosparo. Sind Dateien gemischt, aktualisieren Sie von Hand.',
    },
  },
  {
    id: 'unknown',
    message: 'An unknown error occurred.',
    cause: {
      en: 'A step failed.',
      de: 'Ein Schritt ist gescheitert.',
    },
    remedy: {
      en: 'The line above names the reason.',
      de: 'Die Zeile darüber nennt den Grund.',
    },
  },
];

export const updateErrorTexts = {
  caption: {en: 'Messages of the updater', de: 'Meldungen des Updaters'},
  filter: {en: 'Filter the messages', de: 'Meldungen filtern'},
  message: {en: 'Message', de: 'Meldung'},
  cause: {en: 'Cause', de: 'Ursache'},
  remedy: {en: 'What to do', de: 'Abhilfe'},
} as const satisfies Record<string, Localized>;
