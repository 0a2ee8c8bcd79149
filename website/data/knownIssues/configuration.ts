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
      en: 'mosparo never finds names such as `CF-Connecting-IP`, or the `CloudFront-Viewer-Address` of the preset CloudFront.',
      de: 'Namen wie `CF-Connecting-IP` oder `CloudFront-Viewer-Address` aus der Vorlage CloudFront findet mosparo nie.',
    },
    remedy: {
      en: 'Write the name as PHP does: `CF-Connecting-IP` becomes `HTTP_CF_CONNECTING_IP`. Or let the proxy send `X-Forwarded-For` and leave the field empty.',
      de: 'Schreiben Sie den Namen so wie PHP: Aus `CF-Connecting-IP` wird `HTTP_CF_CONNECTING_IP`. Oder lassen Sie den Proxy `X-Forwarded-For` senden und das Feld leer.',
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
      en: 'mosparo stores and reads it under different names.',
      de: 'Er wird unter einem anderen Namen gespeichert als gelesen.',
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
      en: 'They are read only from `config/env.mosparo.php`, so they have no effect with `MOSPARO_CONFIG_FILE_PATH` or `MOSPARO_ENV_SUFFIX`.',
      de: 'mosparo sucht sie nur in `config/env.mosparo.php`; mit `MOSPARO_CONFIG_FILE_PATH` oder `MOSPARO_ENV_SUFFIX` wirken sie nicht.',
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
      en: 'The logo links to the root of the host, and an update in the browser looks for its progress there, so its list stays empty.',
      de: 'Das Logo führt auf die oberste Ebene des Hosts, und ein Update im Browser sucht dort seinen Fortschritt, sodass die Liste leer bleibt.',
    },
    remedy: {
      en: 'Update on the command line, or open mosparo again after a few minutes, which finishes the update. A separate (sub)domain avoids the problem.',
      de: 'Aktualisieren Sie über die Kommandozeile, oder öffnen Sie mosparo nach einigen Minuten erneut: Dann schließt es das Update ab. Mit einer eigenen (Sub-)Domain tritt das Problem nicht auf.',
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
      en: 'Instead of `MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL`, only the interval inside the rule package counts.',
      de: 'Statt `MOSPARO_RULE_PACKAGE_MINIMUM_REFRESH_INTERVAL` zählt nur das Intervall im Regelpaket.',
    },
    remedy: {
      en: 'Limit how often your cron job runs `mosparo:rule-package:refresh`.',
      de: 'Begrenzen Sie, wie oft Ihr Cronjob `mosparo:rule-package:refresh` ausführt.',
    },
  },
} satisfies KnownIssues;
