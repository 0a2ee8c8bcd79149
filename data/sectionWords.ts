import type {Locale} from '../config/locales';

/**
 * Words that readers use for what one section answers, by its address; see searchWords.ts for those of
 * whole pages. A reader who asks with them lands on the section.
 */
export const sectionWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'docs/about/data_processing#access': {
    en: 'reader read staff colleagues decrypted plaintext visible employees admin',
    de: 'leser lesen mitarbeiter kollegen entschlüsselt klartext sichtbar einsehen admin',
  },
  'docs/about/data_processing#counting-data': {
    en: 'counters hash delay table',
    de: 'zähler hash tabelle',
  },
  'docs/about/data_processing#deletion': {
    en: 'erased removed automatically privacy notice days',
    de: 'gelöscht automatisch entfernt tage datenschutzerklärung',
  },
  'docs/about/data_processing#encryption': {
    en: 'encrypted decrypt cipher algorithm libsodium key database plain',
    de: 'verschlüsselt entschlüsseln algorithmus libsodium schlüssel datenbank klartext',
  },
  'docs/about/data_processing#ip-hash': {
    en: 'anonymized anonymous pseudonymous salted whirlpool stored hashed visitor',
    de: 'anonymisiert anonym pseudonym salz whirlpool gespeichert gehasht besucher',
  },
  'docs/about/data_processing#privacy-notice': {
    en: 'privacy policy template wording sample paragraph boilerplate',
    de: 'datenschutzerklärung vorlage muster mustertext textbaustein',
  },
  'docs/about/data_processing#questions': {
    en: 'dpo officer lawyer legal basis legitimate interest processor agreement dpia gdpr',
    de: 'datenschutzbeauftragter anwalt rechtsgrundlage berechtigtes interesse auftragsverarbeitung avv dsgvo',
  },
  'docs/about/data_processing#requests': {
    en: 'subject access request right forgotten erasure person asks',
    de: 'auskunft betroffene auskunftsanfrage recht vergessen löschantrag person',
  },
  'docs/about/data_processing#shorten': {
    en: 'sooner earlier faster delete reduce shorter period days',
    de: 'früher schneller löschen verkürzen kürzer frist tage',
  },
  'docs/about/data_processing#submission-data': {
    en: 'long kept saved stored form contents retention period message entries ip address',
    de: 'lange aufbewahrt gespeichert speicherdauer formulardaten inhalte eingaben ip adresse',
  },
  'docs/about/data_processing#summary': {
    en: 'third parties server sent',
    de: 'dritte übertragen server',
  },
  'docs/about/data_processing#user-data': {
    en: 'employee accounts admin login team staff backend',
    de: 'mitarbeiter konten admin anmeldung team',
  },
  'docs/about/data_processing#visitor-side': {
    en: 'cookie cookies consent banner local storage browser tracking fingerprint',
    de: 'cookie cookies banner einwilligung browser tracking fingerabdruck',
  },
  'docs/about/features#box': {
    en: 'accessible accessibility screen reader puzzle images keyboard',
    de: 'barrierefrei barrierefreiheit screenreader rätsel bilder tastatur',
  },
  'docs/about/features#comparison': {
    en: 'recaptcha hcaptcha turnstile akismet difference versus better alternative compare',
    de: 'recaptcha hcaptcha turnstile akismet unterschied vergleich besser alternative',
  },
  'docs/about/features#not': {
    en: 'limits drawbacks missing cannot ship rules included delivered virus attachments human notification notify email alert blocked',
    de: 'grenzen nachteile fehlt mitgeliefert regeln enthalten viren anhänge mensch benachrichtigung benachrichtigen mail alarm',
  },
  'docs/about/features#privacy': {
    en: 'gdpr cookie tracking third parties',
    de: 'dsgvo cookie tracking dritte',
  },
  'docs/about/how_it_works#check': {
    en: 'tick click checkbox visitor data sent rated happens edit changed ticking again',
    de: 'ankreuzen klick kästchen häkchen besucher daten gesendet bewertet nachträglich geändert bearbeitet erneut',
  },
  'docs/about/how_it_works#rating': {
    en: 'points score total sum calculated threshold',
    de: 'punkte summe berechnet schwelle schwellenwert',
  },
  'docs/about/how_it_works#token': {
    en: 'page load form opened script loads',
    de: 'seite laden formular geöffnet skript',
  },
  'docs/about/how_it_works#token-life': {
    en: 'expire expired expiry valid lifetime minutes hours difference submit validation token',
    de: 'läuft abgelaufen gültig gültigkeit lebensdauer minuten stunden unterschied token',
  },
  'docs/about/how_it_works#verification': {
    en: 'backend server side second check verify hash signature submit',
    de: 'backend serverseitig zweite prüfung hash signatur absenden',
  },
  'docs/about/introduction#accessibility': {
    en: 'blind wcag keyboard tab disabled accessible',
    de: 'blind wcag tastatur barrierefrei behindert',
  },
  'docs/about/introduction#audience': {
    en: 'suitable target group agency hosting developers',
    de: 'geeignet zielgruppe agentur hosting entwickler',
  },
  'docs/about/introduction#expectations': {
    en: 'rules included shipped new project catches nothing out-of-the-box',
    de: 'regeln mitgeliefert enthalten neues projekt erkennt nichts',
  },
  'docs/about/introduction#license': {
    en: 'cost price free charge commercial mit open source developer company',
    de: 'kosten preis kostenlos gratis kommerziell open source hersteller firma',
  },
  'docs/about/introduction#security-reports': {
    en: 'vulnerability disclosure cve pgp security hole report',
    de: 'sicherheitslücke schwachstelle melden cve pgp',
  },
  'docs/about/introduction#visitor-data': {
    en: 'visitor typed data website privacy receives strange checkbox',
    de: 'besucher eingaben webseite datenschutz bekommt erhält kästchen',
  },
  'docs/about/introduction#visitor-refused': {
    en: 'visitor blocked message rejected spam contact form website',
    de: 'besucher blockiert nachricht abgelehnt kontaktformular webseite',
  },
  'docs/about/introduction#what-is-the-box': {
    en: 'strange checkbox website unknown',
    de: 'komisches kästchen seltsam webseite unbekannt',
  },
  'docs/about/introduction#what-it-is': {
    en: 'self hosted spam filter captcha replacement',
    de: 'selbst gehostet spamfilter captcha ersatz',
  },
  'docs/about/known_issues#non-ascii-case': {
    en: 'umlauts upper lower case capital',
    de: 'umlaute groß klein großschreibung kleinschreibung',
  },
  'docs/account/change_password#change': {
    en: 'new password old account',
    de: 'neues altes passwort konto',
  },
  'docs/account/change_password#forgotten': {
    en: 'reset recover lost password link email',
    de: 'zurücksetzen vergessen verloren passwort link mail',
  },
  'docs/account/change_password#limits': {
    en: 'minimum length characters password policy valid link hours',
    de: 'mindestlänge zeichen passwort richtlinie gültig stunden',
  },
  'docs/account/change_password#link-refused': {
    en: 'reset link expired invalid used',
    de: 'link abgelaufen ungültig benutzt',
  },
  'docs/account/change_password#no-email': {
    en: 'reset mail arrives spam folder missing',
    de: 'mail kommt spamordner fehlt',
  },
  'docs/account/change_password#no-way-in': {
    en: 'database hash sql set password directly admin locked access lost',
    de: 'datenbank hash sql passwort direkt setzen admin ausgesperrt zugang verloren',
  },
  'docs/account/two_factor_authentication#code-refused': {
    en: 'wrong code invalid clock time rejected',
    de: 'falscher code ungültig uhrzeit abgelehnt',
  },
  'docs/account/two_factor_authentication#log-in': {
    en: 'six digits code backup trust device',
    de: 'sechs ziffern code backup',
  },
  'docs/account/two_factor_authentication#lost-device': {
    en: 'new phone broken stolen smartphone locked backup code recovery disable admin',
    de: 'neues handy kaputt gestohlen smartphone ausgesperrt backup-code wiederherstellung deaktivieren admin',
  },
  'docs/account/two_factor_authentication#manage': {
    en: 'disable deactivate turn new backup codes regenerate switch phone',
    de: 'deaktivieren ausschalten abschalten neue backup-codes wechseln handy',
  },
  'docs/account/two_factor_authentication#set-up': {
    en: 'enable activate totp authenticator app qr google force enforce mandatory obligatory require everyone',
    de: 'aktivieren einschalten totp authenticator app qr google erzwingen pflicht verpflichtend vorschreiben vorgeschrieben',
  },
  'docs/account/user_settings#fields': {
    en: 'dark mode theme date format rows items per page',
    de: 'dunkel dunkelmodus datumsformat zeilen einträge seite',
  },
  'docs/account/user_settings#language': {
    en: 'backend german english switch interface language',
    de: 'backend deutsch englisch umstellen oberfläche sprache',
  },
  'docs/account/user_settings#wrong-time': {
    en: 'clock hours timezone utc wrong time',
    de: 'uhrzeit stunden zeitzone utc falsche zeit verschoben',
  },
  'docs/administration/cleanup_statistic#never-ran': {
    en: 'empty nothing ran never',
    de: 'leer nichts gelaufen nie',
  },
  'docs/administration/cleanup_statistic#status': {
    en: 'incomplete unknown complete meaning color',
    de: 'unvollständig unbekannt abgeschlossen bedeutung farbe',
  },
  'docs/administration/cleanup_statistic#too-old-submissions': {
    en: 'old submissions still remain deleted 14 days',
    de: 'alte einsendungen bleiben gelöscht 14 tage',
  },
  'docs/administration/cleanup_statistic#what': {
    en: 'deleted days hours old data',
    de: 'gelöscht tage stunden alte daten',
  },
  'docs/administration/cleanup_statistic#when': {
    en: 'automatically start interval often triggered',
    de: 'automatisch startet intervall häufig ausgelöst',
  },
  'docs/administration/cron_jobs#address': {
    en: 'url call key secret link',
    de: 'url aufrufen schlüssel geheim link',
  },
  'docs/administration/cron_jobs#every-second-call': {
    en: '425 early often',
    de: '425 früh häufig',
  },
  'docs/administration/cron_jobs#settings': {
    en: 'enable web cron job secret key waiting time interval',
    de: 'web-cronjob aktivieren schlüssel wartezeit intervall',
  },
  'docs/administration/cron_jobs#status-codes': {
    en: '425 429 401 403 200 response code http',
    de: '425 429 401 403 200 antwort code http',
  },
  'docs/administration/geoip#no-match': {
    en: 'country rule ignored unknown match',
    de: 'länderregel greift ignoriert unbekannt',
  },
  'docs/administration/geoip#privacy': {
    en: 'visitor addresses sent maxmind third party lookup local',
    de: 'besucher adressen gesendet maxmind dritte lokal',
  },
  'docs/administration/geoip#refresh': {
    en: 'update database weekly automatic download',
    de: 'aktualisieren datenbank wöchentlich automatisch download',
  },
  'docs/administration/geoip#set-up': {
    en: 'maxmind account license key activate country database geolite2',
    de: 'maxmind konto lizenzschlüssel aktivieren länder datenbank geolite2',
  },
  'docs/administration/geoip#use': {
    en: 'block country countries provider russia china asn',
    de: 'land länder sperren anbieter russland china asn',
  },
  'docs/administration/security_settings#api-access': {
    en: 'restrict api server ip verification',
    de: 'api einschränken beschränken server ip',
  },
  'docs/administration/security_settings#backend-access': {
    en: 'restrict limit admin interface office vpn ip login',
    de: 'einschränken beschränken oberfläche büro vpn ip anmeldung',
  },
  'docs/administration/security_settings#list-format': {
    en: 'cidr subnet range ipv6 comma line syntax',
    de: 'cidr subnetz bereich ipv6 komma zeile syntax',
  },
  'docs/administration/security_settings#logged-out': {
    en: 'session timeout logout automatically expires stay',
    de: 'sitzung abgemeldet automatisch läuft angemeldet bleiben',
  },
  'docs/administration/security_settings#login-throttling': {
    en: 'brute force failed logins attempts limit lock',
    de: 'brute-force fehlgeschlagene anmeldungen versuche begrenzen sperre',
  },
  'docs/administration/security_settings#too-many-attempts': {
    en: 'blocked login wait minutes attempts',
    de: 'login gesperrt warten minuten versuche',
  },
  'docs/administration/security_settings#way-back': {
    en: 'locked access lost ip changed',
    de: 'selbst ausgesperrt zugang verloren ip geändert',
  },
  'docs/administration/system#down': {
    en: 'outage offline unavailable crash forms happen',
    de: 'ausfall ausgefallen offline nicht-erreichbar formulare',
  },
  'docs/administration/system#general': {
    en: 'installed version number php check',
    de: 'installierte version versionsnummer php',
  },
  'docs/administration/system#internet': {
    en: 'online connection firewall download',
    de: 'online verbindung firewall download',
  },
  'docs/administration/system#logs': {
    en: 'log file location errors logging path',
    de: 'logdatei fehlerprotokoll protokoll pfad',
  },
  'docs/administration/system#monitor': {
    en: 'monitoring alert uptime nagios zabbix',
    de: 'überwachung überwachen alarm nagios zabbix',
  },
  'docs/administration/system#no-log': {
    en: 'empty log folder missing',
    de: 'leer log ordner fehlt',
  },
  'docs/administration/system#reset': {
    en: 'unblock unlock ip visitor release delay clear',
    de: 'entsperren freigeben ip besucher sperre aufheben löschen',
  },
  'docs/administration/system#slow': {
    en: 'performance speed faster sluggish optimize memory',
    de: 'performance geschwindigkeit schneller träge optimieren speicher',
  },
  'docs/administration/system#throughput': {
    en: 'total projects numbers',
    de: 'gesamt projekte zahlen',
  },
  'docs/administration/system_settings#locale-settings': {
    en: 'default language timezone date format users',
    de: 'standardsprache zeitzone datumsformat benutzer',
  },
  'docs/administration/system_settings#mail-encryption': {
    en: 'tls ssl starttls 465 587 port',
    de: 'tls ssl starttls 465 587 port',
  },
  'docs/administration/system_settings#mail-fails': {
    en: 'email arrive connection refused timeout smtp error authentication',
    de: 'mail kommt verbindung timeout smtp fehler authentifizierung',
  },
  'docs/administration/system_settings#mail-settings': {
    en: 'smtp host port gmail office365 sender user notifications notify',
    de: 'smtp host port gmail office365 absender benutzer benachrichtigungen benachrichtigen',
  },
  'docs/administration/system_settings#mail-test': {
    en: 'test email smtp works check send',
    de: 'test-mail smtp testen prüfen senden',
  },
  'docs/administration/system_settings#main-settings': {
    en: 'rename installation title name logo',
    de: 'umbenennen installation titel name',
  },
  'docs/administration/updates#channel': {
    en: 'beta develop unstable prerelease stable',
    de: 'beta develop instabil vorabversion stabil',
  },
  'docs/administration/updates#check': {
    en: 'newer version available notification look',
    de: 'neuere version verfügbar benachrichtigung nachsehen',
  },
  'docs/administration/updates#disable': {
    en: 'turn hide prevent web updater forbid',
    de: 'abschalten ausschalten verhindern verbieten web',
  },
  'docs/administration/updates#install': {
    en: 'button browser click one-click installing',
    de: 'knopf browser klicken installieren',
  },
  'docs/administration/updates#verification': {
    en: 'signature tampered authentic gpg',
    de: 'signatur manipuliert echt gpg',
  },
  'docs/administration/users#account-rights': {
    en: 'permission admin create projects role allowed',
    de: 'berechtigung admin projekte anlegen rolle',
  },
  'docs/administration/users#change': {
    en: 'rename email edit reset colleague password',
    de: 'umbenennen mail bearbeiten zurücksetzen kollege passwort',
  },
  'docs/administration/users#create': {
    en: 'add new colleague invite account register user',
    de: 'neuen kollegen hinzufügen einladen konto registrieren anlegen',
  },
  'docs/administration/users#deactivate': {
    en: 'suspend disable block employee leaves account',
    de: 'sperren deaktivieren mitarbeiter verlässt konto',
  },
  'docs/administration/users#delete': {
    en: 'remove account employee left',
    de: 'entfernen konto mitarbeiter ausgeschieden',
  },
  'docs/administration/users#is-owner': {
    en: 'cannot delete user owner',
    de: 'benutzer löschen eigentümer geht',
  },
  'docs/administration/users#no-access': {
    en: 'employee login message',
    de: 'mitarbeiter anmeldung meldung',
  },
  'docs/administration/users#no-administrator': {
    en: 'admin rights lost last nobody sql',
    de: 'adminrechte verloren letzter sql',
  },
  'docs/api/api_debug_mode#reasons': {
    en: 'hmac_hash_invalid reason codes meaning list',
    de: 'hmac_hash_invalid gründe bedeutung liste',
  },
  'docs/api/api_debug_mode#switch-off': {
    en: 'dangerous production risk leak',
    de: 'gefährlich produktiv risiko',
  },
  'docs/api/api_debug_mode#switch-on': {
    en: 'enable activate debugging',
    de: 'aktivieren einschalten debug',
  },
  'docs/api/frontend#cors': {
    en: 'cross origin preflight options',
    de: 'cross-origin preflight options',
  },
  'docs/api/frontend#own-client': {
    en: 'mobile app native ios android widget',
    de: 'mobile app nativ ios android eigenes widget',
  },
  'docs/api/frontend#proof-of-work': {
    en: 'sha-256 number calculate algorithm client',
    de: 'sha-256 zahl berechnen algorithmus client',
  },
  'docs/api/health#allow-list': {
    en: 'call permitted addresses restrict',
    de: 'aufrufen erlaubte adressen',
  },
  'docs/api/health#monitoring': {
    en: 'uptime kuma nagios external service script',
    de: 'uptime kuma nagios externer dienst skript',
  },
  'docs/api/health#states': {
    en: 'status json databaseStatus 200 500 response meaning',
    de: 'status json databaseStatus 200 500 antwort bedeutung',
  },
  'docs/api/health#status-404': {
    en: '404 found denied forbidden',
    de: '404 verweigert gefunden',
  },
  'docs/api/rule_package#import': {
    en: 'upload push full package replace',
    de: 'hochladen komplettes paket ersetzen',
  },
  'docs/api/rule_package#incremental': {
    en: 'differences changes sync partial',
    de: 'änderungen unterschiede abgleich teilweise',
  },
  'docs/api/rule_package#rpg': {
    en: 'generator tool yaml',
    de: 'generator werkzeug yaml',
  },
  'docs/api/signing#canonical-json': {
    en: 'escape slash unicode encoding order serialize',
    de: 'slash unicode kodierung reihenfolge serialisieren',
  },
  'docs/api/signing#mistakes': {
    en: 'signature wrong mismatch hmac invalid differs',
    de: 'signatur falsch stimmt hmac ungültig abweichend',
  },
  'docs/api/signing#step-hash': {
    en: 'sha256 empty field hash',
    de: 'sha256 leeres feld hash',
  },
  'docs/api/signing#step-prepare': {
    en: 'line breaks newline crlf normalize sort array checkbox',
    de: 'zeilenumbruch crlf normalisieren sortieren array',
  },
  'docs/api/signing#step-send': {
    en: 'basic auth authorization header username password curl',
    de: 'basic-auth authorization header benutzername passwort curl',
  },
  'docs/api/signing#test-vectors': {
    en: 'sample values example compare unit test',
    de: 'beispielwerte vergleichen unit-test',
  },
  'docs/api/statistic#no-api': {
    en: 'list submissions rest endpoint manage projects api missing',
    de: 'einsendungen abrufen rest endpunkt projekte verwalten fehlt',
  },
  'docs/api/statistic#request': {
    en: 'export numbers daily counts grafana fetch',
    de: 'zahlen exportieren täglich grafana abrufen',
  },
  'docs/api/troubleshooting#browser-console': {
    en: 'mosparo defined undefined referenceerror javascript',
    de: 'defined undefined referenceerror javascript',
  },
  'docs/api/troubleshooting#internal-error': {
    en: 'box error occurred try again red message',
    de: 'box fehler aufgetreten erneut rote meldung',
  },
  'docs/api/troubleshooting#locked-out': {
    en: 'visitor locked blocked ip wait',
    de: 'besucher gesperrt ip warten',
  },
  'docs/api/troubleshooting#request-invalid': {
    en: 'signature mismatch 400 hmac wrong key',
    de: 'signatur stimmt 400 hmac falscher schlüssel',
  },
  'docs/api/troubleshooting#submit-token-not-found': {
    en: 'token unknown expired already used',
    de: 'token unbekannt abgelaufen benutzt',
  },
  'docs/api/verification#keys': {
    en: 'public key private credentials',
    de: 'öffentlicher privater schlüssel zugangsdaten',
  },
  'docs/api/verification#metadata': {
    en: 'extra custom data ticket attach information',
    de: 'zusätzliche daten ticket anhängen eigene informationen',
  },
  'docs/api/verification#tokens': {
    en: 'expire twice reuse second time valid',
    de: 'läuft zweimal wiederverwenden einmal gültig',
  },
  'docs/api/verification#verify-answer': {
    en: 'response json valid verificationSignature verified fields',
    de: 'antwort json valid verificationSignature',
  },
  'docs/cli#commands': {
    en: 'list console overview available bin/console',
    de: 'liste konsole übersicht verfügbar bin/console',
  },
  'docs/cli#exit-codes': {
    en: 'return value code script status',
    de: 'rückgabewert rückgabewerte code skript status',
  },
  'docs/cli#framework': {
    en: 'cache clear empty migrate doctrine symfony',
    de: 'cache leeren migrieren doctrine symfony',
  },
  'docs/cli#no-command': {
    en: 'create user reset password cli impossible missing',
    de: 'benutzer anlegen passwort zurücksetzen konsole fehlt',
  },
  'docs/cli#numbers': {
    en: 'project id package',
    de: 'projekt-id paket-id nummer',
  },
  'docs/cli#self-update': {
    en: 'unattended automatic cron questions',
    de: 'unbeaufsichtigt automatisch cron fragen',
  },
  'docs/cli#user': {
    en: 'www-data sudo root run',
    de: 'www-data sudo root ausführen',
  },
  'docs/installation/backup#backup': {
    en: 'script mysqldump dump automatic nightly save',
    de: 'skript mysqldump dump automatisch nächtlich sichern',
  },
  'docs/installation/backup#docker': {
    en: 'volume container dump save',
    de: 'volume container dump sichern',
  },
  'docs/installation/backup#move': {
    en: 'migrate new server host transfer domain relocation switch provider change database system sqlite mysql postgres convert',
    de: 'umziehen umzug neuer server host übertragen domain anbieter wechseln datenbanksystem sqlite mysql postgres umwandeln',
  },
  'docs/installation/backup#move-in': {
    en: 'migrate webspace release package docker kubernetes container switch convert',
    de: 'webspace release-paket docker kubernetes umziehen umzug wechseln umstellen',
  },
  'docs/installation/backup#restore': {
    en: 'backup import recover older newer version broken disaster',
    de: 'sicherung einspielen zurückspielen ältere neuere version kaputt',
  },
  'docs/installation/backup#what': {
    en: 'files folders need save complete lost encryption_key consequences',
    de: 'dateien ordner sichern vollständig verloren encryption_key folgen',
  },
  'docs/installation/configure/apache#authorization': {
    en: 'authorization header lost stripped cgi fastcgi',
    de: 'authorization header verloren fehlt cgi fastcgi',
  },
  'docs/installation/configure/apache#check': {
    en: 'publicly readable exposed .env reachable secure',
    de: 'öffentlich lesbar außen .env erreichbar sicher',
  },
  'docs/installation/configure/apache#htaccess': {
    en: 'rewrite mod_rewrite allowoverride',
    de: 'rewrite mod_rewrite allowoverride',
  },
  'docs/installation/configure/apache#set-up': {
    en: 'vhost virtual host example config',
    de: 'vhost beispiel konfiguration',
  },
  'docs/installation/configure/configuration_file#by-hand': {
    en: 'edit manually env.mosparo.php change',
    de: 'bearbeiten manuell env.mosparo.php ändern',
  },
  'docs/installation/configure/configuration_file#database-access': {
    en: 'changed database password credentials new host user connection',
    de: 'datenbank passwort geändert zugangsdaten neuer host benutzer verbindung eintragen',
  },
  'docs/installation/configure/configuration_file#encryption-key': {
    en: 'rotate renew replace exchange key leaked',
    de: 'rotieren erneuern austauschen wechseln schlüssel bekannt',
  },
  'docs/installation/configure/configuration_file#no-access': {
    en: 'locked admin login impossible',
    de: 'ausgesperrt admin anmeldung unmöglich',
  },
  'docs/installation/configure/containers#console': {
    en: 'docker exec bin/console logs shell',
    de: 'docker exec bin/console logs shell',
  },
  'docs/installation/configure/containers#cron-container': {
    en: 'sidecar separate cron',
    de: 'sidecar eigener cron',
  },
  'docs/installation/configure/containers#database': {
    en: 'postgres sqlite mariadb external database container',
    de: 'postgres sqlite mariadb externe datenbank container',
  },
  'docs/installation/configure/containers#images': {
    en: 'rootless unprivileged tag latest arm64 difference openshift',
    de: 'rootless unprivileged tag latest arm64 unterschied openshift',
  },
  'docs/installation/configure/containers#panels': {
    en: 'portainer coolify synology unraid nas dokploy',
    de: 'portainer coolify synology unraid nas dokploy',
  },
  'docs/installation/configure/containers#security': {
    en: 'published port spoof fake ip exposed',
    de: 'veröffentlichter port gefälscht ip',
  },
  'docs/installation/configure/containers#time-zone': {
    en: 'tz clock wrong hours container',
    de: 'tz uhrzeit falsch stunden container zeitzone',
  },
  'docs/installation/configure/containers#volumes': {
    en: 'persistent data lost recreate mount folder encryption_key',
    de: 'persistent daten verloren neu-erstellen mount ordner encryption_key',
  },
  'docs/installation/configure/cron_jobs#containers': {
    en: 'docker image crontab',
    de: 'docker image crontab',
  },
  'docs/installation/configure/cron_jobs#crontab': {
    en: 'linux lines entry example',
    de: 'linux zeilen eintrag beispiel',
  },
  'docs/installation/configure/cron_jobs#jobs': {
    en: 'often interval hourly commands schedule',
    de: 'häufig intervall stündlich befehle zeitplan laufen',
  },
  'docs/installation/configure/cron_jobs#prove': {
    en: 'really ran works check test success',
    de: 'wirklich gelaufen prüfen testen erfolg funktioniert',
  },
  'docs/installation/configure/cron_jobs#some-packages-never': {
    en: 'broken package blocks others stop',
    de: 'defektes paket blockiert stoppt',
  },
  'docs/installation/configure/cron_jobs#web-cron': {
    en: 'shared hosting shell ssh webhosting url cron-job.org panel hoster offers provider',
    de: 'webhosting shell ssh url cron-job.org hosting panel hoster bietet anbieter',
  },
  'docs/installation/configure/cron_jobs#works-in-shell': {
    en: 'cron silently fails manually',
    de: 'cron still schlägt fehl manuell',
  },
  'docs/installation/configure/environment_variables#cache-variables': {
    en: 'redis memcached shared adapter',
    de: 'redis memcached gemeinsam adapter',
  },
  'docs/installation/configure/environment_variables#cleanup-variables': {
    en: 'retention days period submission delete shorten',
    de: 'aufbewahrung tage frist einsendungen löschen verkürzen',
  },
  'docs/installation/configure/environment_variables#mysql-tls': {
    en: 'ssl encrypted database connection certificate',
    de: 'ssl verschlüsselte datenbankverbindung zertifikat',
  },
  'docs/installation/configure/environment_variables#no-effect': {
    en: 'database_url mailer_dsn ignored variable',
    de: 'database_url mailer_dsn ignoriert variable wirkungslos',
  },
  'docs/installation/configure/environment_variables#set-a-variable': {
    en: '.env.local write define',
    de: '.env.local eintragen definieren',
  },
  'docs/installation/configure/environment_variables#setup-again': {
    en: 'reboot starts',
    de: 'neustart kommt',
  },
  'docs/installation/configure/microsoft_iis#set-up': {
    en: 'windows server web.config',
    de: 'windows server web.config',
  },
  'docs/installation/configure/nginx#caching': {
    en: 'cache expires old script browser static files',
    de: 'cache ablauf altes skript browser statische dateien',
  },
  'docs/installation/configure/nginx#check': {
    en: 'publicly readable exposed .env reachable secure',
    de: 'öffentlich lesbar außen .env erreichbar sicher',
  },
  'docs/installation/configure/nginx#headers': {
    en: 'security header hsts x-frame-options',
    de: 'sicherheitsheader hsts x-frame-options',
  },
  'docs/installation/configure/nginx#set-up': {
    en: 'server block example config php-fpm',
    de: 'server-block beispiel konfiguration php-fpm',
  },
  'docs/installation/configure/nginx#too-large': {
    en: 'upload import export file size',
    de: 'upload hochladen import export dateigröße',
  },
  'docs/installation/configure/proxy_headers#headers': {
    en: 'x-real-ip x-forwarded-for forwarded used',
    de: 'x-real-ip x-forwarded-for forwarded',
  },
  'docs/installation/configure/reverse_proxy#cloudflare': {
    en: 'cdn orange cloud real ip',
    de: 'cdn echte ip',
  },
  'docs/installation/configure/reverse_proxy#docker-address': {
    en: '172.17.0.1 172.18.0.1 gateway bridge docker ip visitor',
    de: '172.17.0.1 172.18.0.1 gateway bridge docker ip besucher',
  },
  'docs/installation/configure/reverse_proxy#mixed-content': {
    en: 'http https insecure css design missing',
    de: 'http https unsicher css design fehlt',
  },
  'docs/installation/configure/reverse_proxy#recipes': {
    en: 'traefik caddy haproxy nginx apache example config',
    de: 'traefik caddy haproxy nginx apache beispiel konfiguration',
  },
  'docs/installation/configure/reverse_proxy#redirects': {
    en: 'redirect loop err_too_many_redirects endless browser many',
    de: 'weiterleitungsschleife umleitung endlos weiterleitungen viele browser',
  },
  'docs/installation/configure/reverse_proxy#same-ip': {
    en: 'visitor ip always identical wrong proxy internal',
    de: 'besucher ip immer gleich falsch proxy intern',
  },
  'docs/installation/configure/reverse_proxy#trusted-proxies': {
    en: 'trust proxy ip range x-forwarded-for setting',
    de: 'vertrauen proxy ip bereich x-forwarded-for einstellung',
  },
  'docs/installation/configure/sub_path#sub-path': {
    en: 'subfolder subdirectory folder prefix /mosparo same domain',
    de: 'unterordner unterverzeichnis ordner präfix /mosparo gleiche domain',
  },
  'docs/installation/install/docker#compose': {
    en: 'compose.yaml docker-compose start container',
    de: 'compose.yaml docker-compose starten container',
  },
  'docs/installation/install/docker#update': {
    en: 'new image tag pull upgrade container',
    de: 'neues image tag pull aktualisieren container',
  },
  'docs/installation/install/kubernetes#expose': {
    en: 'ingress https certificate cert-manager',
    de: 'ingress https zertifikat cert-manager',
  },
  'docs/installation/install/kubernetes#helm': {
    en: 'chart values cluster',
    de: 'chart values cluster',
  },
  'docs/installation/install/kubernetes#storage': {
    en: 'persistent volume claim pvc',
    de: 'persistent volume claim pvc',
  },
  'docs/installation/install/multi_node_setup#cache': {
    en: 'redis several installations prefix',
    de: 'redis mehrere installationen präfix',
  },
  'docs/installation/install/multi_node_setup#shared': {
    en: 'nodes share cluster files cache redis',
    de: 'knoten teilen cluster dateien cache redis',
  },
  'docs/installation/install/normal#after': {
    en: 'finished next installation done todo',
    de: 'fertig installation erledigt',
  },
  'docs/installation/install/normal#install': {
    en: 'download zip upload ftp unzip hosting',
    de: 'download zip hochladen ftp entpacken hosting',
  },
  'docs/installation/install/normal#permissions': {
    en: 'chmod chown rights owner writable folder',
    de: 'chmod chown rechte eigentümer schreibbar ordner',
  },
  'docs/installation/install/normal#remove': {
    en: 'uninstall delete completely get-rid',
    de: 'deinstallieren löschen vollständig loswerden',
  },
  'docs/installation/install/normal#shared-hosting': {
    en: 'cpanel plesk webspace subdomain document root ftp',
    de: 'cpanel plesk webspace webhosting subdomain document-root ftp',
  },
  'docs/installation/install/normal#troubleshooting': {
    en: 'extension installed still missing restart php-fpm',
    de: 'erweiterung installiert trotzdem fehlt neustart php-fpm',
  },
  'docs/installation/install/normal#wizard-returns': {
    en: 'setup again restart configuration lost reboot starts',
    de: 'assistent setup erneut konfiguration verloren neustart kommt',
  },
  'docs/installation/install/source#build': {
    en: 'git clone composer npm compile',
    de: 'git clone composer npm kompilieren',
  },
  'docs/installation/install/wizard#wizard-database': {
    en: 'connection host user prefix sqlite mysql failed',
    de: 'verbindung host benutzer präfix sqlite mysql fehlgeschlagen',
  },
  'docs/installation/install/wizard#wizard-other': {
    en: 'first user admin name email',
    de: 'erster benutzer admin name',
  },
  'docs/installation/install/wizard#wizard-requirements': {
    en: 'red missing extension prerequisites',
    de: 'rot fehlt erweiterung voraussetzungen',
  },
  'docs/installation/requirements#access-to-the-internet': {
    en: 'firewall outgoing outbound connections internet required',
    de: 'firewall ausgehend verbindungen internet nötig',
  },
  'docs/installation/requirements#change-php': {
    en: 'upgrade newer php switch',
    de: 'neuere php umstellen wechseln',
  },
  'docs/installation/requirements#create-database': {
    en: 'sql create user grant utf8mb4',
    de: 'sql anlegen benutzer grant utf8mb4',
  },
  'docs/installation/requirements#database': {
    en: 'mariadb mysql postgresql sqlite oldest minimum supported version',
    de: 'mariadb mysql postgresql sqlite älteste mindestens unterstützte version',
  },
  'docs/installation/requirements#extensions': {
    en: 'module gd intl zip sodium install missing list',
    de: 'modul gd intl zip sodium installieren fehlend liste',
  },
  'docs/installation/requirements#incoming': {
    en: 'firewall ports public reachable intranet vpn visitors',
    de: 'firewall ports öffentlich erreichbar intranet vpn besucher',
  },
  'docs/installation/requirements#offline': {
    en: 'air-gapped isolated intranet internet',
    de: 'abgeschottet isoliert intranet internet',
  },
  'docs/installation/requirements#packages': {
    en: 'apt dnf debian ubuntu command install',
    de: 'apt dnf debian ubuntu befehl installieren',
  },
  'docs/installation/requirements#php-ini': {
    en: 'memory_limit max_execution_time upload',
    de: 'memory_limit max_execution_time upload',
  },
  'docs/installation/requirements#php-version': {
    en: 'oldest minimum newest php 8.4 8.3 supported',
    de: 'älteste mindestens neueste php 8.4 8.3 unterstützt',
  },
  'docs/installation/requirements#writable-paths': {
    en: 'folders permissions write',
    de: 'ordner rechte schreiben',
  },
  'docs/installation/update#after': {
    en: 'successful check version verify',
    de: 'erfolgreich prüfen version',
  },
  'docs/installation/update#by-hand': {
    en: 'ftp manually zip upload',
    de: 'ftp manuell zip hochladen',
  },
  'docs/installation/update#cli': {
    en: 'ssh shell console terminal command self-update',
    de: 'ssh shell konsole terminal befehl self-update',
  },
  'docs/installation/update#files': {
    en: 'overwrites files customized lost deleted',
    de: 'überschreibt eigene dateien angepasst verloren gelöscht',
  },
  'docs/installation/update#finalize': {
    en: 'finish migrations database open browser',
    de: 'abschließen migrationen datenbank browser',
  },
  'docs/installation/update#update-upgrade': {
    en: 'major version 1.6 jump skip versions downgrade previous back',
    de: 'hauptversion 1.6 überspringen versionen downgrade vorherige version zurück',
  },
  'docs/installation/update#web': {
    en: 'button browser click interface downtime maintenance interruption visitors notice',
    de: 'knopf browser klicken oberfläche ausfallzeit wartung unterbrechung besucher merken',
  },
  'docs/installation/update_problems#error-500': {
    en: 'white page crash internal server error broken update',
    de: 'weiße seite absturz interner serverfehler kaputt update',
  },
  'docs/installation/update_problems#messages': {
    en: 'signature validation failed checksum error',
    de: 'signatur fehler prüfsumme',
  },
  'docs/installation/update_problems#never-ends': {
    en: 'stuck hangs spinner frozen progress',
    de: 'hängt bleibt-stehen fortschritt endlos',
  },
  'docs/installation/update_problems#no-button': {
    en: 'missing button install update docker gray',
    de: 'knopf fehlt installieren update docker grau',
  },
  'docs/installation/update_problems#repair-without-shell': {
    en: 'redo migrations again ssh manually database',
    de: 'migrationen erneut ssh manuell datenbank',
  },
  'docs/installation/update_problems#version-unchanged': {
    en: 'still old version number finished shows',
    de: 'immer-noch alte version versionsnummer fertig angezeigt',
  },
  'docs/integration/bypass_protection#attacks': {
    en: 'circumvent trick bot curl without javascript',
    de: 'umgehen tricksen bot curl javascript',
  },
  'docs/integration/bypass_protection#checks': {
    en: 'frontend alone enough server side javascript disabled direct post',
    de: 'frontend allein reicht serverseitig javascript direkt post',
  },
  'docs/integration/bypass_protection#prove': {
    en: 'test integration secure really protects javascript',
    de: 'testen integration sicher wirklich geschützt javascript',
  },
  'docs/integration/csp#csp': {
    en: 'script-src connect-src style-src headers blocked refused',
    de: 'script-src connect-src style-src header blockiert',
  },
  'docs/integration/csp#special-cases': {
    en: 'nonce inline hash report-only',
    de: 'nonce inline hash',
  },
  'docs/integration/custom#html': {
    en: 'html javascript snippet embed script tag form include',
    de: 'html javascript schnipsel einbetten einbinden skript formular',
  },
  'docs/integration/custom#migration': {
    en: 'switch recaptcha hcaptcha turnstile replace',
    de: 'wechsel umstieg recaptcha hcaptcha turnstile ersetzen',
  },
  'docs/integration/custom#official-clients': {
    en: 'sdk library package php python node java ruby go',
    de: 'sdk bibliothek paket php python node java ruby go',
  },
  'docs/integration/custom#performing-verification': {
    en: 'php server side code example handler',
    de: 'php serverseitig code beispiel',
  },
  'docs/integration/custom#unreachable': {
    en: 'fail open closed timeout outage mosparo offline forms',
    de: 'fail-open timeout ausfall offline formulare',
  },
  'docs/integration/fix_verification#box-loads-forever': {
    en: 'spinner endless loading hangs waiting',
    de: 'spinner endlos laden hängt wartet kreis',
  },
  'docs/integration/fix_verification#box-missing': {
    en: 'checkbox shown invisible nothing appears empty container',
    de: 'checkbox angezeigt nichts erscheint leer container',
  },
  'docs/integration/fix_verification#box-without-style': {
    en: 'css unstyled ugly plain looks',
    de: 'css ungestaltet unformatiert aussehen',
  },
  'docs/integration/fix_verification#list-empty': {
    en: 'submissions nothing appears list',
    de: 'einsendungen nichts erscheint liste',
  },
  'docs/integration/fix_verification#raw-values': {
    en: 'trim sanitize escape modify htmlspecialchars magic quotes',
    de: 'trim bereinigen maskieren verändern htmlspecialchars',
  },
  'docs/integration/fix_verification#some-submissions-fail': {
    en: 'sometimes occasionally sporadic random',
    de: 'manchmal gelegentlich sporadisch zufällig',
  },
  'docs/integration/fix_verification#tick-disappears': {
    en: 'checkbox unchecks resets untick',
    de: 'häkchen verschwindet haken zurückgesetzt',
  },
  'docs/integration/fix_verification#wrong-language': {
    en: 'english german box translation',
    de: 'englisch deutsch box übersetzung',
  },
  'docs/integration/ignored_fields#exclude': {
    en: 'ignore skip field class sensitive iban',
    de: 'ignorieren überspringen feld klasse sensibel iban',
  },
  'docs/integration/ignored_fields#rules': {
    en: 'checkbox radio select hidden password file upload field types checked passwords sent transmitted',
    de: 'checkbox radio select versteckt passwort datei upload feldtypen geprüft passwörter übertragen gesendet',
  },
  'docs/integration/javascript_forms#ajax': {
    en: 'fetch axios xhr jquery reload',
    de: 'fetch axios xhr jquery neuladen',
  },
  'docs/integration/javascript_forms#reset': {
    en: 'second submit send again new token keep inputs entries lose',
    de: 'zweites absenden erneut senden neuer token eingaben behalten verlieren',
  },
  'docs/integration/javascript_forms#spa': {
    en: 'react vue angular svelte next component',
    de: 'react vue angular svelte next komponente',
  },
  'docs/integration/javascript_forms#stay-open': {
    en: 'expired token tab open hours long',
    de: 'abgelaufen token tab offen stunden lange',
  },
  'docs/integration/multi_step#multi-step': {
    en: 'several pages steps wizard checkout',
    de: 'mehrere seiten schritte mehrstufig',
  },
  'docs/integration/multi_step#what-if': {
    en: 'back button returns step earlier',
    de: 'zurück-button zurück schritt',
  },
  'docs/integration/script_reference#callbacks': {
    en: 'oncheckform hook event handler function',
    de: 'oncheckform hook ereignis funktion',
  },
  'docs/integration/script_reference#events': {
    en: 'addeventlistener custom event listen',
    de: 'addeventlistener ereignisse',
  },
  'docs/integration/script_reference#methods': {
    en: 'reset destroy programmatically',
    de: 'zurücksetzen programmatisch',
  },
  'docs/integration/script_reference#options': {
    en: 'parameter configuration settings javascript',
    de: 'parameter konfiguration einstellungen javascript',
  },
  'docs/integration/script_reference#own-design': {
    en: 'css variables custom style override dark',
    de: 'css variablen eigener stil überschreiben dunkel',
  },
  'docs/integration/script_reference#stylesheet': {
    en: 'cdn script address version include',
    de: 'skript adresse version einbinden',
  },
  'docs/integration/with_plugins#not-listed': {
    en: 'joomla laravel shopware magento contao prestashop missing',
    de: 'joomla laravel shopware magento contao prestashop fehlt',
  },
  'docs/integration/with_plugins#plugins': {
    en: 'typo3 drupal joomla contao extension available list cms',
    de: 'typo3 drupal joomla contao erweiterung verfügbar liste cms',
  },
  'docs/integration/wordpress#exclude-field': {
    en: 'contact form 7 skip ignore',
    de: 'contact form 7 ausnehmen ignorieren',
  },
  'docs/integration/wordpress#good-to-know': {
    en: 'caching plugin wp rocket multisite multiple projects',
    de: 'caching-plugin wp rocket multisite mehrere projekte',
  },
  'docs/integration/wordpress#late-forms': {
    en: 'popup modal ajax elementor later',
    de: 'popup modal ajax elementor später',
  },
  'docs/integration/wordpress#modules': {
    en: 'contact form 7 wpforms elementor woocommerce gravity ninja supported login comments checkout',
    de: 'contact form 7 wpforms elementor woocommerce gravity ninja unterstützt login kommentare kasse checkout',
  },
  'docs/integration/wordpress#wordpress': {
    en: 'install plugin wp setup connect',
    de: 'installieren plugin wp einrichten verbinden',
  },
  'docs/quickstart#install': {
    en: 'laptop locally computer try demo trial',
    de: 'laptop lokal rechner ausprobieren demo testinstallation',
  },
  'docs/quickstart#production': {
    en: 'live real server deploy rid remove test installation cleanup stop containers',
    de: 'live echter server produktiv testinstallation löschen entfernen beenden container',
  },
  'docs/testing#ci': {
    en: 'github actions cypress playwright pipeline e2e',
    de: 'github actions cypress playwright pipeline e2e',
  },
  'docs/testing#switches': {
    en: 'silent inactive disable staging test rules rejecting',
    de: 'inaktiv abschalten staging regeln testen ablehnen',
  },
  'docs/testing#test-project': {
    en: 'automated test keys always pass selenium cypress playwright',
    de: 'automatisierte tests testschlüssel selenium cypress playwright',
  },
  'docs/translating#mosparo': {
    en: 'weblate contribute new language help translation',
    de: 'weblate mithelfen neue sprache übersetzung',
  },
  'docs/usage/box_texts#language': {
    en: 'switch language german english browser page',
    de: 'sprache umstellen deutsch englisch browser seite',
  },
  'docs/usage/box_texts#texts': {
    en: 'label wording default messages list',
    de: 'beschriftung standardtext meldungen liste',
  },
  'docs/usage/box_texts#translations': {
    en: 'custom text label checkbox change wording sentence',
    de: 'eigener text beschriftung checkbox ändern satz formulierung',
  },
  'docs/usage/dashboard#charts': {
    en: 'graph line red colors stacked',
    de: 'grafik diagramm linie rot farben',
  },
  'docs/usage/dashboard#differences': {
    en: 'numbers counts match different list',
    de: 'zahlen unterschiedlich stimmen liste abweichung',
  },
  'docs/usage/dashboard#last-cleanup': {
    en: 'database cleanup date',
    de: 'datenbank bereinigung datum',
  },
  'docs/usage/dashboard#patterns': {
    en: 'sudden peak drop zero spike',
    de: 'plötzlich anstieg einbruch null spitze',
  },
  'docs/usage/dashboard#tasks': {
    en: 'arrive at-all works overview',
    de: 'kommen überhaupt überblick',
  },
  'docs/usage/design#design-invisible': {
    en: 'hidden checkbox without visible invisible captcha background',
    de: 'versteckt checkbox unsichtbar captcha hintergrund',
  },
  'docs/usage/design#design-simple': {
    en: 'colors size small large change',
    de: 'farben größe klein groß ändern',
  },
  'docs/usage/design#modes': {
    en: 'hide checkbox visible invisible captcha',
    de: 'verstecken checkbox sichtbar unsichtbar captcha',
  },
  'docs/usage/design#not-visible': {
    en: 'changed colors show update website cache old design same looks unchanged',
    de: 'geänderte farben angezeigt webseite cache altes design gleich unverändert sieht',
  },
  'docs/usage/guidelines#guideline-example': {
    en: 'priority several overlap order wins',
    de: 'priorität mehrere überschneiden reihenfolge gewinnt',
  },
  'docs/usage/guidelines#guidelines': {
    en: 'exception certain visitors country form page rule different settings',
    de: 'ausnahme bestimmte besucher land formular seite einstellungen',
  },
  'docs/usage/guidelines#matching': {
    en: 'apply condition country url',
    de: 'gilt bedingung land url',
  },
  'docs/usage/projects#create': {
    en: 'new website add set-up first',
    de: 'neue webseite hinzufügen anlegen erstes',
  },
  'docs/usage/projects#delete': {
    en: 'remove project permanently',
    de: 'projekt entfernen endgültig',
  },
  'docs/usage/projects#groups': {
    en: 'folder organize sort many',
    de: 'ordner organisieren sortieren viele',
  },
  'docs/usage/projects#how-many': {
    en: 'multiple websites domains per project separate customer client shared one',
    de: 'mehrere webseiten domains pro projekt getrennt kunde gemeinsam',
  },
  'docs/usage/rating#rating': {
    en: 'points threshold calculate formula factor score spam exactly equal many reached',
    de: 'punkte schwelle berechnen berechnung formel faktor spam genau gleich punkten erreicht',
  },
  'docs/usage/rating#rating-numbers': {
    en: 'maximum minimum range default value limit',
    de: 'maximum minimum bereich standardwert grenze',
  },
  'docs/usage/rule_package_format#checksum': {
    en: 'sha256 hash file needed',
    de: 'sha256 hash datei nötig',
  },
  'docs/usage/rule_package_format#publish': {
    en: 'share create package host',
    de: 'teilen eigenes paket erstellen hosten',
  },
  'docs/usage/rule_packages#add': {
    en: 'subscribe list url install ready-made rules',
    de: 'abonnieren liste url einbinden fertige regeln',
  },
  'docs/usage/rule_packages#manage': {
    en: 'disable remove deactivate look contents',
    de: 'deaktivieren entfernen ansehen inhalt',
  },
  'docs/usage/rule_packages#network': {
    en: 'intranet internal private server localhost redirect refused',
    de: 'intranet intern privat server localhost weiterleitung abgelehnt',
  },
  'docs/usage/rule_packages#refresh': {
    en: 'update automatically often interval old never',
    de: 'aktualisieren automatisch häufig intervall alt nie',
  },
  'docs/usage/rule_types#domain': {
    en: 'block mail provider gmail mail.ru tld disposable',
    de: 'mailanbieter sperren gmail mail.ru tld wegwerfadresse',
  },
  'docs/usage/rule_types#email': {
    en: 'block sender address mail',
    de: 'absender adresse sperren mail',
  },
  'docs/usage/rule_types#ip-address': {
    en: 'ban range subnet block ip',
    de: 'sperren bereich subnetz ip bannen',
  },
  'docs/usage/rule_types#provider': {
    en: 'block country russia china hosting asn',
    de: 'land sperren russland china hosting asn',
  },
  'docs/usage/rule_types#unicode-block': {
    en: 'cyrillic chinese russian arabic letters characters emoji',
    de: 'kyrillisch chinesisch russisch arabisch buchstaben schriftzeichen emoji',
  },
  'docs/usage/rule_types#unicode-patterns': {
    en: 'cyrillic chinese russian arabic letters block emoji',
    de: 'kyrillisch chinesisch russisch arabisch buchstaben sperren emoji',
  },
  'docs/usage/rule_types#website': {
    en: 'url link block http',
    de: 'url link sperren http adresse',
  },
  'docs/usage/rule_types#word': {
    en: 'keyword phrase regex exact contains bad words swear umlauts upper lower case',
    de: 'schlüsselwort begriff regex exakt enthält schimpfwörter wort umlaute groß klein',
  },
  'docs/usage/rules#add-many': {
    en: 'bulk import csv paste list many',
    de: 'massenimport csv einfügen liste viele',
  },
  'docs/usage/rules#allow': {
    en: 'whitelist customer trusted never blocked exception office negative always',
    de: 'whitelist kunde kunden vertrauenswürdig nie blockiert ausnahme ausnehmen büro negativ immer durchlassen eigene',
  },
  'docs/usage/rules#create': {
    en: 'add new block word filter',
    de: 'neue anlegen wort sperren filter',
  },
  'docs/usage/rules#effect': {
    en: 'immediately delay hour cache apply',
    de: 'sofort verzögert stunde cache wirksam',
  },
  'docs/usage/rules#first-rules': {
    en: 'start seo offers typical spam beginner suggestions examples advertising promotion many links',
    de: 'anfang seo angebote typischer spam einsteiger vorschläge beispiele werbung viele links',
  },
  'docs/usage/rules#troubleshooting': {
    en: 'rule ignored fires spam still passes',
    de: 'regel greift ignoriert wirkt spam kommt',
  },
  'docs/usage/security#does-nothing': {
    en: 'bots still ineffective works',
    de: 'bots trotzdem wirkungslos',
  },
  'docs/usage/security#equal-submissions': {
    en: 'identical same message repeated duplicate twice',
    de: 'identisch gleiche nachricht wiederholt doppelt mehrfach',
  },
  'docs/usage/security#honeypot': {
    en: 'hidden trap field autofill fills',
    de: 'versteckt falle feld autofill ausfüllen',
  },
  'docs/usage/security#ip-allow-list': {
    en: 'exempt office whitelist company skip lockout',
    de: 'ausnehmen büro whitelist firma sperre ausnahme',
  },
  'docs/usage/security#ip-lockout': {
    en: 'ban ip block temporarily many requests',
    de: 'ip sperren vorübergehend viele anfragen',
  },
  'docs/usage/security#minimum-time': {
    en: 'fast seconds bot speed password manager login rejected',
    de: 'schnell sekunden bot tempo passwortmanager anmeldung abgelehnt',
  },
  'docs/usage/security#proof-of-work': {
    en: 'cpu computing puzzle slow phone complexity',
    de: 'cpu rechnen rechenaufgabe langsam handy schwierigkeit',
  },
  'docs/usage/security#release': {
    en: 'unblock unlock visitor ip lift',
    de: 'entsperren freigeben besucher ip aufheben',
  },
  'docs/usage/security#request-delay': {
    en: 'slow down wait throttle rate limit seconds',
    de: 'verlangsamen warten drosseln bremsen sekunden',
  },
  'docs/usage/settings#advanced-settings': {
    en: 'spam score threshold change language source',
    de: 'schwelle schwellenwert ändern spam-score',
  },
  'docs/usage/settings#connection': {
    en: 'find uuid public private key copy',
    de: 'finde uuid öffentlicher privater schlüssel kopieren',
  },
  'docs/usage/settings#hosts': {
    en: 'domain allowed website add subdomain www wildcard',
    de: 'domain erlaubt webseite hinzufügen subdomain www platzhalter',
  },
  'docs/usage/settings#project-members': {
    en: 'invite colleague role reader editor owner rights team',
    de: 'kollegen einladen rolle leser bearbeiter eigentümer rechte team',
  },
  'docs/usage/settings#reissue-keys': {
    en: 'key leaked published stolen git regenerate rotate new private',
    de: 'schlüssel veröffentlicht gestohlen git neu erzeugen rotieren privater',
  },
  'docs/usage/settings#silent-mode': {
    en: 'spammer notice know hidden secretly silently',
    de: 'spammer merken merkt erfährt heimlich unbemerkt',
  },
  'docs/usage/settings#status': {
    en: 'dry run test rules without rejecting observe trial',
    de: 'probelauf regeln testen ablehnen beobachten testbetrieb',
  },
  'docs/usage/submission_rules#submission-rules': {
    en: 'gibberish random letters nonsense keyboard mash',
    de: 'kauderwelsch zufällige buchstaben unsinn zeichensalat',
  },
  'docs/usage/submissions#delete-export': {
    en: 'csv download remove single export forward',
    de: 'csv herunterladen einzeln löschen exportieren weiterleiten',
  },
  'docs/usage/submissions#empty-list': {
    en: 'missing nothing shown appears submission list',
    de: 'fehlt nichts angezeigt erscheint einsendung liste',
  },
  'docs/usage/submissions#find': {
    en: 'search email name message look filter',
    de: 'suchen suche e-mail name nachricht filtern',
  },
  'docs/usage/submissions#read': {
    en: 'open details message inspect',
    de: 'öffnen details nachricht ansehen',
  },
  'docs/usage/submissions#results': {
    en: 'status spam valid ignored meaning icon color column',
    de: 'status spam gültig ignoriert bedeutung symbol farbe spalte',
  },
  'docs/usage/submissions#wrongly-refused': {
    en: 'false positive real customer blocked legitimate ham complaint mistakenly',
    de: 'fehlalarm echter kunde blockiert berechtigt beschwerde fälschlich irrtümlich',
  },
  'docs/usage/tools#copy': {
    en: 'duplicate clone rules share',
    de: 'duplizieren klonen regeln übernehmen',
  },
  'docs/usage/tools#export': {
    en: 'save settings download json backup project',
    de: 'einstellungen speichern herunterladen json projekt sichern',
  },
  'docs/usage/tools#import': {
    en: 'upload json restore project',
    de: 'hochladen json projekt wiederherstellen',
  },
  'docs/usage/tools#import-modes': {
    en: 'overwrite append replace merge duplicates',
    de: 'überschreiben anhängen ersetzen zusammenführen duplikate',
  },
  'docs/usage/tools#move': {
    en: 'transfer migrate project server',
    de: 'projekt übertragen umziehen server',
  },
  'docs/usage/tools#not-exported': {
    en: 'keys members included missing',
    de: 'schlüssel mitglieder enthalten fehlt',
  },
  'docs/usage/tools#rule-tester': {
    en: 'try test word value match',
    de: 'ausprobieren testen wort wert treffer',
  },
};
