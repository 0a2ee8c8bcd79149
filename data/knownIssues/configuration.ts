import type {KnownIssues} from './types';

export const configurationIssues = {
  'proxy-custom-address-header': {
    title: {
      en: 'The custom address header needs another spelling',
      de: 'Die eigene Adress-Kopfzeile braucht eine andere Schreibweise',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/reverse_proxy',
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
    title: {
      en: 'The custom protocol header has no effect',
      de: 'Die eigene Protokoll-Kopfzeile hat keine Wirkung',
    },
    effect: 'blocks',
    page: '/docs/installation/configure/reverse_proxy',
    text: {
      en: 'The custom protocol header has no effect: the field is stored under another name than the one that is read.',
      de: 'Die eigene Protokoll-Kopfzeile hat keine Wirkung: Das Feld wird unter einem anderen Namen gespeichert, als gelesen wird.',
    },
    remedy: {
      en: 'Let the proxy send the standard header `X-Forwarded-Proto`.',
      de: 'Lassen Sie den Proxy die übliche Kopfzeile `X-Forwarded-Proto` senden.',
    },
  },
  'config-path-and-proxy-headers': {
    title: {
      en: 'Custom proxy headers need the default configuration file',
      de: 'Eigene Proxy-Kopfzeilen brauchen die übliche Konfigurationsdatei',
    },
    effect: 'blocks',
    page: '/docs/installation/configure/configuration_file',
    text: {
      en: 'The custom proxy headers of the security settings are only read from `config/env.mosparo.php`. With `MOSPARO_CONFIG_FILE_PATH` or `MOSPARO_ENV_SUFFIX` they have no effect.',
      de: 'Die eigenen Proxy-Kopfzeilen der Sicherheitseinstellungen werden nur in `config/env.mosparo.php` gesucht. Mit `MOSPARO_CONFIG_FILE_PATH` oder `MOSPARO_ENV_SUFFIX` wirken sie nicht.',
    },
    remedy: {
      en: 'Let the proxy send the standard header `X-Forwarded-For`.',
      de: 'Lassen Sie den Proxy die übliche Kopfzeile `X-Forwarded-For` senden.',
    },
  },
  'sub-path-limits': {
    title: {
      en: 'Logo and update page ignore a sub-path',
      de: 'Logo und Update-Seite kennen keinen Unterpfad',
    },
    effect: 'changes-steps',
    page: '/docs/installation/configure/sub_path',
    text: {
      en: 'Two places ignore a sub-path: the logo at the top left leads to the root of the host. The page of an update in the browser looks for its progress there too, so its list stays empty.',
      de: 'Zwei Stellen wissen nichts von einem Unterpfad: Das Logo oben links führt auf die oberste Ebene des Hosts, und die Seite eines Updates im Browser sucht ihren Fortschritt dort, sodass die Liste leer bleibt.',
    },
    remedy: {
      en: 'Update on the command line, or open mosparo again after a few minutes: it then finishes the update. Better still, give mosparo its own (sub)domain.',
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
