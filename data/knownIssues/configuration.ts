import type {KnownIssues} from './types';

export const configurationIssues = {
  'proxy-custom-address-header': {
    title: {
      en: 'The custom address header needs another spelling',
      de: 'Der eigene Adress-Header braucht eine andere Schreibweise',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/proxy_headers',
    text: {
      en: 'The name of the custom address header is looked up among the variables of PHP. A name such as `CF-Connecting-IP` or the one that the preset CloudFront fills in, `CloudFront-Viewer-Address`, is never found there.',
      de: 'Der Name des eigenen Adress-Headers wird unter den Variablen von PHP gesucht. Ein Name wie `CF-Connecting-IP` oder der, den die Vorlage CloudFront einträgt, `CloudFront-Viewer-Address`, wird dort nie gefunden.',
    },
    remedy: {
      en: 'Write the name as PHP does: `HTTP_` in front, capital letters, underscores instead of hyphens. `CF-Connecting-IP` becomes `HTTP_CF_CONNECTING_IP`. Or let the proxy send `X-Forwarded-For` and leave the field empty.',
      de: 'Schreiben Sie den Namen so wie PHP: `HTTP_` davor, Großbuchstaben, Unterstriche statt Bindestriche. Aus `CF-Connecting-IP` wird `HTTP_CF_CONNECTING_IP`. Oder lassen Sie den Proxy `X-Forwarded-For` senden und das Feld leer.',
    },
  },
  'proxy-custom-protocol-header': {
    title: {
      en: 'The custom protocol header has no effect',
      de: 'Der eigene Protokoll-Header hat keine Wirkung',
    },
    effect: 'blocks',
    page: '/docs/installation/configure/proxy_headers',
    text: {
      en: 'The field is stored under a different name than the one that is read.',
      de: 'Das Feld wird unter einem anderen Namen gespeichert, als gelesen wird.',
    },
    remedy: {
      en: 'Let the proxy send the standard header `X-Forwarded-Proto`.',
      de: 'Lassen Sie den Proxy den üblichen Header `X-Forwarded-Proto` senden.',
    },
  },
  'config-path-and-proxy-headers': {
    title: {
      en: 'Custom proxy headers need the default configuration file',
      de: 'Eigene Proxy-Header brauchen die übliche Konfigurationsdatei',
    },
    effect: 'blocks',
    page: '/docs/installation/configure/configuration_file',
    text: {
      en: 'The custom proxy headers of the security settings are read only from `config/env.mosparo.php`. With `MOSPARO_CONFIG_FILE_PATH` or `MOSPARO_ENV_SUFFIX` they have no effect.',
      de: 'Die eigenen Proxy-Header der Sicherheitseinstellungen werden nur in `config/env.mosparo.php` gesucht. Mit `MOSPARO_CONFIG_FILE_PATH` oder `MOSPARO_ENV_SUFFIX` wirken sie nicht.',
    },
    remedy: {
      en: 'Let the proxy send the standard header `X-Forwarded-For`.',
      de: 'Lassen Sie den Proxy den üblichen Header `X-Forwarded-For` senden.',
    },
  },
  'sub-path-limits': {
    title: {
      en: 'Logo and update page ignore a sub-path',
      de: 'Logo und Update-Seite berücksichtigen keinen Unterpfad',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/sub_path',
    text: {
      en: 'Two places ignore a sub-path: the logo at the top left links to the root of the host. The page of an update in the browser looks for its progress there too, so its list stays empty.',
      de: 'Zwei Stellen berücksichtigen einen Unterpfad nicht: Das Logo oben links führt auf die oberste Ebene des Hosts, und die Seite eines Updates im Browser sucht ihren Fortschritt dort, sodass die Liste leer bleibt.',
    },
    remedy: {
      en: 'Update on the command line, or open mosparo again after a few minutes: it then finishes the update. Better still, give mosparo a separate domain or subdomain.',
      de: 'Aktualisieren Sie über die Kommandozeile, oder öffnen Sie mosparo nach einigen Minuten erneut: Dann schließt es das Update ab. Noch besser: Geben Sie mosparo eine eigene (Sub-)Domain.',
    },
  },
  'rule-package-minimum-interval': {
    title: {
      en: 'The minimum refresh interval is not applied',
      de: 'Das Mindestintervall für Aktualisierungen wird nicht angewandt',
    },
    effect: 'blocks',
    page: '/docs/installation/configure/environment_variables',
    text: {
      en: '`MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL` is read but not applied. Only the interval inside the rule package counts.',
      de: '`MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL` wird gelesen, aber nicht angewandt. Es zählt nur das Intervall im Regelpaket.',
    },
    remedy: {
      en: 'Limit how often your cron job runs `mosparo:rule-package:refresh`.',
      de: 'Begrenzen Sie, wie oft Ihr Cronjob `mosparo:rule-package:refresh` ausführt.',
    },
  },
} satisfies KnownIssues;
