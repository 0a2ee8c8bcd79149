import type {KnownIssues} from './types';

export const configurationIssues = {
  'proxy-custom-address-header': {
    text: {
      en: 'The name of the custom address header is looked up among the variables of PHP. A name such as `CF-Connecting-IP` or the one that the preset CloudFront fills in, `CloudFront-Viewer-Address`, is never found there. The name is also read from `config/env.mosparo.php` only, not from a file named by `MOSPARO_CONFIG_FILE_PATH` or `MOSPARO_ENV_SUFFIX`.',
      de: 'Der Name der eigenen Adress-Kopfzeile wird unter den Variablen von PHP gesucht. Ein Name wie `CF-Connecting-IP` oder der, den die Vorlage CloudFront einträgt, `CloudFront-Viewer-Address`, wird dort nie gefunden. Außerdem wird er nur aus `config/env.mosparo.php` gelesen, nicht aus einer Datei, die `MOSPARO_CONFIG_FILE_PATH` oder `MOSPARO_ENV_SUFFIX` benennt.',
    },
    remedy: {
      en: 'Write the name as PHP does: `HTTP_` in front, capital letters, underscores instead of hyphens. `CF-Connecting-IP` becomes `HTTP_CF_CONNECTING_IP`. Or let the proxy send `X-Forwarded-For` and leave the field empty.',
      de: 'Schreiben Sie den Namen so wie PHP: `HTTP_` davor, Großbuchstaben, Unterstriche statt Bindestriche. Aus `CF-Connecting-IP` wird `HTTP_CF_CONNECTING_IP`. Oder lassen Sie den Proxy `X-Forwarded-For` senden und das Feld leer.',
    },
  },
  'proxy-custom-protocol-header': {
    text: {
      en: 'The custom protocol header has no effect: the field is stored under another name than the one that is read.',
      de: 'Die eigene Protokoll-Kopfzeile hat keine Wirkung: Das Feld wird unter einem anderen Namen gespeichert, als gelesen wird.',
    },
    remedy: {
      en: 'Let the proxy send the standard header `X-Forwarded-Proto`.',
      de: 'Lassen Sie den Proxy die übliche Kopfzeile `X-Forwarded-Proto` senden.',
    },
  },
  'sub-path-limits': {
    text: {
      en: 'Two places know nothing of a sub-path: the logo at the top left leads to the top of the host, and the page of an update in the browser looks for its progress there, so that its list stays empty.',
      de: 'Zwei Stellen wissen nichts von einem Unterpfad: Das Logo oben links führt auf die oberste Ebene des Hosts, und die Seite eines Updates im Browser sucht ihren Fortschritt dort, sodass die Liste leer bleibt.',
    },
    remedy: {
      en: 'Update on the command line, or open mosparo again after a few minutes: it then finishes the update. Better still, give mosparo a (sub)domain of its own.',
      de: 'Aktualisieren Sie über die Kommandozeile, oder öffnen Sie mosparo nach einigen Minuten erneut: Dann schließt es das Update ab. Noch besser: Geben Sie mosparo eine eigene (Sub-)Domain.',
    },
  },
  'import-command-windows': {
    text: {
      en: 'The command `mosparo:import` finds no file on Windows, and ends with `Import file "…" does not exist.`: it takes only paths that start with `/` for absolute ones and looks for all others below `var/data/import/`.',
      de: 'Der Befehl `mosparo:import` findet unter Windows keine Datei und endet mit `Import file "…" does not exist.`: Er hält nur Pfade, die mit `/` beginnen, für absolut und sucht alle anderen unter `var/data/import/`.',
    },
    remedy: {
      en: 'Import the file in the project, with the import tool of the web interface.',
      de: 'Importieren Sie die Datei im Projekt, mit dem Import-Werkzeug der Weboberfläche.',
    },
  },
} satisfies KnownIssues;
