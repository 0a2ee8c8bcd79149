import type {Locale} from '../config/locales';

/**
 * Words that readers use for what one section answers, by its address; see searchWords.ts for those of
 * whole pages. A reader who asks with them lands on the section.
 */
export const sectionWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'docs/about/data_processing#access': {
    en: 'reader read team wrote staff colleagues decrypted plaintext visible employees admin hoster inquiries employer',
    de: 'leser lesen team mitarbeiter kollegen entschlüsselt klartext sichtbar einsehen admin hoster mitlesen',
  },
  'docs/about/data_processing#counting-data': {
    en: 'counters hash delay table',
    de: 'zähler hash tabelle',
  },
  'docs/about/data_processing#deletion': {
    en: 'erased removed automatically privacy notice days disappear vanish',
    de: 'gelöscht automatisch entfernt tage datenschutzerklärung verschwinden verschwunden',
  },
  'docs/about/data_processing#encryption': {
    en: 'encrypted decrypt cipher algorithm libsodium key database plain stolen leaked dump breach hacked',
    de: 'verschlüsselt entschlüsseln algorithmus libsodium schlüssel datenbank klartext gestohlen geklaut datenleck dump gehackt',
  },
  'docs/about/data_processing#ip-hash': {
    en: 'anonymized anonymous pseudonymous salted whirlpool stored hashed visitor reversible reconstruct',
    de: 'anonymisiert anonym pseudonym salz whirlpool gespeichert gehasht besucher zurückrechnen umkehrbar',
  },
  'docs/about/data_processing#privacy-notice': {
    en: 'privacy policy template wording sample paragraph boilerplate statement clause phrase',
    de: 'datenschutzerklärung vorlage muster mustertext textbaustein formulierung absatz textvorlage',
  },
  'docs/about/data_processing#questions': {
    en: 'dpo officer lawyer legal basis legitimate interest processor agreement dpia gdpr compliant lawful',
    de: 'datenschutzbeauftragter anwalt rechtsgrundlage berechtigtes interesse auftragsverarbeitung avv av-vertrag dsgvo konform rechtskonform',
  },
  'docs/about/data_processing#requests': {
    en: 'subject access request right forgotten erasure person asks demands customer complaint',
    de: 'auskunft betroffene auskunftsanfrage recht vergessen löschantrag person verlangen kunde beschwerde',
  },
  'docs/about/data_processing#shorten': {
    en: 'sooner earlier faster delete reduce shorter period days week weeks',
    de: 'früher schneller löschen verkürzen kürzer frist tage woche aufheben',
  },
  'docs/about/data_processing#statistics-data': {
    en: 'chart personal',
    de: 'diagramm logdateien dauerhaft',
  },
  'docs/about/data_processing#submission-data': {
    en: 'long kept saved stored form contents retention period message entries ip address',
    de: 'lange aufbewahrt gespeichert speicherdauer formulardaten inhalte eingaben ip adresse',
  },
  'docs/about/data_processing#summary': {
    en: 'third parties server sent manufacturer vendor phones home telemetry',
    de: 'dritte übertragen server hersteller weitergegeben fremde telemetrie',
  },
  'docs/about/data_processing#user-data': {
    en: 'employee accounts admin login staff backend workers',
    de: 'mitarbeiter konten admin anmeldung beschäftigte personal',
  },
  'docs/about/data_processing#visitor-side': {
    en: 'cookie cookies consent banner local storage browser tracking fingerprint transmitted device computer typing',
    de: 'cookie cookies banner einwilligung browser tracking fingerabdruck gerät rechner mitgeschickt tippen',
  },
  'docs/about/features#box': {
    en: 'accessible accessibility screen reader puzzle images keyboard',
    de: 'barrierefrei barrierefreiheit screenreader rätsel bilder tastatur',
  },
  'docs/about/features#comparison': {
    en: 'recaptcha hcaptcha turnstile akismet difference versus better alternative compare',
    de: 'recaptcha hcaptcha turnstile akismet unterschied vergleich besser alternative',
  },
  'docs/about/features#connect': {
    en: 'plugins cms',
    de: 'bibliotheken schnittstelle cms',
  },
  'docs/about/features#not': {
    en: 'limits drawbacks missing cannot ship rules included delivered virus attachments human notification notify email alert blocked javascript disabled noscript learning ai ddos',
    de: 'grenzen nachteile fehlt mitgeliefert regeln enthalten viren anhänge mensch benachrichtigung benachrichtigen mail alarm javascript ausgeschaltet ki maschinelles ddos',
  },
  'docs/about/features#overview': {
    en: 'stage',
    de: 'zeitpunkt',
  },
  'docs/about/features#privacy': {
    en: 'gdpr cookie tracking third parties',
    de: 'dsgvo cookie tracking dritte',
  },
  'docs/about/features#security': {
    en: 'bots fast flood defense defend rate limiting',
    de: 'bots schnell flut abwehr ratenbegrenzung',
  },
  'docs/about/features#team': {
    en: 'dashboard colleagues agency multi-tenant',
    de: 'rollen kollegen team agentur mandanten mandantenfähig personen',
  },
  'docs/about/how_it_works#check': {
    en: 'tick click checkbox visitor data sent rated happens edit changed ticking again',
    de: 'ankreuzen klick kästchen häkchen besucher daten gesendet bewertet nachträglich geändert bearbeitet erneut',
  },
  'docs/about/how_it_works#moments': {
    en: 'flow diagram lifecycle sequence',
    de: 'ablauf ablaufdiagramm',
  },
  'docs/about/how_it_works#protections': {
    en: 'applied',
    de: 'greift',
  },
  'docs/about/how_it_works#rating': {
    en: 'points score total sum calculated threshold',
    de: 'punkte summe berechnet schwelle schwellenwert',
  },
  'docs/about/how_it_works#status-inactive': {
    en: 'trial',
    de: 'probebetrieb',
  },
  'docs/about/how_it_works#token': {
    en: 'page load form opened script loads unclickable',
    de: 'seite laden formular geöffnet skript anklicken',
  },
  'docs/about/how_it_works#token-life': {
    en: 'expire expired expiry valid lifetime minutes hours difference submit validation token overnight',
    de: 'läuft abgelaufen gültig gültigkeit lebensdauer minuten stunden unterschied token nacht',
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
    en: 'rules included shipped new project catches nothing out-of-the-box percentage percent effective effectiveness success',
    de: 'regeln mitgeliefert enthalten neues projekt erkennt nichts prozent wirksam wirksamkeit trefferquote',
  },
  'docs/about/introduction#for-visitors': {
    en: 'strange operator',
    de: 'fremde betreiber',
  },
  'docs/about/introduction#license': {
    en: 'cost price free charge commercial mit open source developer company maker funding',
    de: 'kosten preis kostenlos gratis kommerziell open source hersteller firma macher steckt dahinter',
  },
  'docs/about/introduction#requirements': {
    en: 'disk memory hardware',
    de: 'speicherplatz hardware',
  },
  'docs/about/introduction#security-reports': {
    en: 'vulnerability disclosure cve pgp security hole report bug tracker',
    de: 'sicherheitslücke schwachstelle melden cve pgp bug tracker',
  },
  'docs/about/introduction#visitor-data': {
    en: 'visitor typed data website privacy receives strange checkbox spy spying snooping',
    de: 'besucher eingaben webseite datenschutz bekommt erhält kästchen ausspionieren ausspioniert ausgespäht',
  },
  'docs/about/introduction#visitor-refused': {
    en: 'visitor blocked message rejected spam contact form website spammer wrongly',
    de: 'besucher blockiert nachricht abgelehnt kontaktformular webseite spammer fälschlich',
  },
  'docs/about/introduction#what-is-the-box': {
    en: 'strange checkbox website unknown bird sparrow malware safe',
    de: 'komisches kästchen seltsam webseite unbekannt vogel spatz schadsoftware harmlos',
  },
  'docs/about/introduction#what-it-is': {
    en: 'self hosted spam filter captcha replacement meaning abbreviation',
    de: 'selbst gehostet spamfilter captcha ersatz bedeutung abkürzung',
  },
  'docs/about/known_issues#non-ascii-case': {
    en: 'umlauts upper lower case capital',
    de: 'umlaute groß klein großschreibung kleinschreibung',
  },
  'docs/account/change_password#change': {
    en: 'new password old account devices',
    de: 'neues altes passwort konto kennwort geräte',
  },
  'docs/account/change_password#email-failed': {
    en: 'technical mail forgot',
    de: 'technischer mailserver vergessen',
  },
  'docs/account/change_password#forgotten': {
    en: 'reset recover lost password link email remember',
    de: 'zurücksetzen vergessen verloren passwort link mail erinnern',
  },
  'docs/account/change_password#limits': {
    en: 'minimum length characters password policy valid link hours',
    de: 'mindestlänge zeichen passwort richtlinie gültig stunden',
  },
  'docs/account/change_password#link-refused': {
    en: 'reset link expired invalid used',
    de: 'link abgelaufen ungültig benutzt',
  },
  'docs/account/change_password#login-refused': {
    en: 'credentials',
    de: 'zugangsdaten einloggen',
  },
  'docs/account/change_password#no-email': {
    en: 'reset mail arrives spam folder missing inbox',
    de: 'mail kommt spamordner fehlt posteingang',
  },
  'docs/account/change_password#no-way-in': {
    en: 'database hash sql set password directly admin locked access lost',
    de: 'datenbank hash sql passwort direkt setzen admin ausgesperrt zugang verloren',
  },
  'docs/account/change_password#password-refused': {
    en: 'six repeat compromised leak mismatch',
    de: 'sechs stimmen überein bekannt',
  },
  'docs/account/change_password#wrong-address': {
    en: '127.0.0.1 internal',
    de: '127.0.0.1 intern',
  },
  'docs/account/two_factor_authentication#code-refused': {
    en: 'wrong code invalid clock time rejected one-time sync',
    de: 'falscher code ungültig uhrzeit abgelehnt einmalcode einmalpasswort',
  },
  'docs/account/two_factor_authentication#issuer': {
    en: 'colon totp mfa error crash',
    de: 'doppelpunkt totp mfa fehler absturz',
  },
  'docs/account/two_factor_authentication#log-in': {
    en: 'six digits code backup trust device recovery',
    de: 'sechs ziffern code backup wiederherstellungscode sechsstellig',
  },
  'docs/account/two_factor_authentication#lost-device': {
    en: 'new phone broken stolen smartphone locked backup code recovery disable admin',
    de: 'neues handy kaputt gestohlen smartphone ausgesperrt backup-code wiederherstellung deaktivieren admin',
  },
  'docs/account/two_factor_authentication#manage': {
    en: 'disable deactivate turn new backup codes regenerate switch phone moving transfer',
    de: 'deaktivieren ausschalten abschalten neue backup-codes wechseln handy handywechsel umzug',
  },
  'docs/account/two_factor_authentication#no-qr-code': {
    en: 'blank camera scan',
    de: 'geheimnis abtippen kamera scannen',
  },
  'docs/account/two_factor_authentication#set-up': {
    en: 'enable activate totp authenticator app qr google force enforce mandatory obligatory require everyone safer mfa otp',
    de: 'aktivieren einschalten totp authenticator app qr google erzwingen pflicht verpflichtend vorschreiben vorgeschrieben sicherer mfa otp',
  },
  'docs/account/two_factor_authentication#storage': {
    en: 'plain',
    de: 'klartext geheimnis abgelegt',
  },
  'docs/account/user_settings#change': {
    en: 'preferences personal',
    de: 'persönlich',
  },
  'docs/account/user_settings#english-texts': {
    en: 'half mixed untranslated buttons',
    de: 'halb gemischt unübersetzt knöpfe',
  },
  'docs/account/user_settings#fields': {
    en: 'dark mode theme date format rows items per page',
    de: 'dunkel dunkelmodus datumsformat zeilen einträge seite',
  },
  'docs/account/user_settings#language': {
    en: 'backend german english switch interface language',
    de: 'backend deutsch englisch umstellen oberfläche sprache',
  },
  'docs/account/user_settings#not-here': {
    en: 'username',
    de: 'mailadresse benutzername',
  },
  'docs/account/user_settings#slow-lists': {
    en: 'sluggish',
    de: 'träge',
  },
  'docs/account/user_settings#wrong-time': {
    en: 'clock hours timezone utc wrong time',
    de: 'uhrzeit stunden zeitzone utc falsche zeit verschoben',
  },
  'docs/administration/cleanup_statistic#always-incomplete': {
    en: 'unfinished orange finishes',
    de: 'zeitlimit orange fertig',
  },
  'docs/administration/cleanup_statistic#executors': {
    en: 'triggered blue',
    de: 'ausgelöst blau',
  },
  'docs/administration/cleanup_statistic#grace-period': {
    en: 'twice additional triggering',
    de: 'nächtlich doppelt zusätzlich auslösen nachts',
  },
  'docs/administration/cleanup_statistic#never-ran': {
    en: 'empty nothing ran never',
    de: 'leer nichts gelaufen nie',
  },
  'docs/administration/cleanup_statistic#parallel': {
    en: 'overlap simultaneous',
    de: 'gleichzeitig überschneiden',
  },
  'docs/administration/cleanup_statistic#read': {
    en: 'executor',
    de: 'spalten auslöser rote',
  },
  'docs/administration/cleanup_statistic#status': {
    en: 'incomplete unknown complete meaning color',
    de: 'unvollständig unbekannt abgeschlossen bedeutung farbe',
  },
  'docs/administration/cleanup_statistic#stays-unknown': {
    en: 'crashed gray',
    de: 'abgestürzt grau hängt',
  },
  'docs/administration/cleanup_statistic#too-old': {
    en: 'ago stopped weeks month',
    de: 'her gestoppt wochen monat',
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
    en: 'automatically start interval often triggered purge',
    de: 'automatisch startet intervall häufig ausgelöst aufräumen weggeräumt',
  },
  'docs/administration/cron_jobs#address': {
    en: 'url call key secret link',
    de: 'url aufrufen schlüssel geheim link geheimnis',
  },
  'docs/administration/cron_jobs#every-second-call': {
    en: '425 early often',
    de: '425 früh häufig',
  },
  'docs/administration/cron_jobs#forbidden': {
    en: 'denied',
    de: 'verboten',
  },
  'docs/administration/cron_jobs#not-found': {
    en: 'rewrite',
    de: 'rewrite',
  },
  'docs/administration/cron_jobs#page': {
    en: 'copying',
    de: 'beispielzeile',
  },
  'docs/administration/cron_jobs#settings': {
    en: 'enable web cron job secret key waiting time interval shortest',
    de: 'web-cronjob aktivieren schlüssel wartezeit intervall mindestabstand kürzester',
  },
  'docs/administration/cron_jobs#state': {
    en: 'temporary',
    de: 'temporär',
  },
  'docs/administration/cron_jobs#status-codes': {
    en: '425 429 401 403 200 response code http',
    de: '425 429 401 403 200 antwort code http',
  },
  'docs/administration/geoip#download-error': {
    en: 'exceeded quota',
    de: 'überschritten kontingent',
  },
  'docs/administration/geoip#files': {
    en: 'mmdb city paid',
    de: 'mmdb stadt bezahlt',
  },
  'docs/administration/geoip#no-match': {
    en: 'country rule ignored unknown match geoblocking russia',
    de: 'länderregel greift ignoriert unbekannt geoblocking ländersperre russland klappt',
  },
  'docs/administration/geoip#not-available': {
    en: 'maxmind unreachable firewall',
    de: 'maxmind firewall',
  },
  'docs/administration/geoip#not-writable': {
    en: 'geolite',
    de: 'schreibrechte geolite',
  },
  'docs/administration/geoip#privacy': {
    en: 'visitor addresses sent maxmind third party lookup local gdpr',
    de: 'besucher adressen gesendet maxmind dritte lokal dsgvo',
  },
  'docs/administration/geoip#refresh': {
    en: 'update database weekly automatic download outdated',
    de: 'aktualisieren datenbank wöchentlich automatisch download veraltet',
  },
  'docs/administration/geoip#refused': {
    en: 'unauthorized',
    de: 'unberechtigt',
  },
  'docs/administration/geoip#set-up': {
    en: 'maxmind account license key activate country database geolite2 geolocation locate',
    de: 'maxmind konto lizenzschlüssel aktivieren länder datenbank geolite2 herkunft ländererkennung geolokalisierung',
  },
  'docs/administration/geoip#settings': {
    en: 'license interval',
    de: 'lizenzschlüssel intervall',
  },
  'docs/administration/geoip#use': {
    en: 'block country countries provider russia china asn',
    de: 'land länder sperren anbieter russland china asn',
  },
  'docs/administration/security_settings#access-lists': {
    en: 'everybody',
    de: 'offen',
  },
  'docs/administration/security_settings#api-access': {
    en: 'restrict api server ip verification',
    de: 'api einschränken beschränken server ip',
  },
  'docs/administration/security_settings#backend-access': {
    en: 'restrict limit admin interface office vpn ip login',
    de: 'einschränken beschränken oberfläche büro vpn ip anmeldung verstecken',
  },
  'docs/administration/security_settings#list-format': {
    en: 'cidr subnet range ipv6 comma line syntax',
    de: 'cidr subnetz bereich ipv6 komma zeile syntax',
  },
  'docs/administration/security_settings#logged-out': {
    en: 'session timeout logout automatically expires stay kicked',
    de: 'sitzung abgemeldet automatisch läuft angemeldet bleiben rausgeworfen rausgeflogen session',
  },
  'docs/administration/security_settings#login-throttling': {
    en: 'brute force failed logins attempts limit lock guessing tries',
    de: 'brute-force fehlgeschlagene anmeldungen versuche begrenzen sperre raten rateversuche',
  },
  'docs/administration/security_settings#own-address': {
    en: 'vpn',
    de: 'vpn ausgesperrt',
  },
  'docs/administration/security_settings#reverse-proxy': {
    en: 'balancer greyed',
    de: 'vertrauenswürdige loadbalancer ausgegraut',
  },
  'docs/administration/security_settings#too-many-attempts': {
    en: 'blocked login wait minutes attempts tries unlock',
    de: 'login gesperrt warten minuten versuche entsperren',
  },
  'docs/administration/security_settings#way-back': {
    en: 'locked access lost ip changed',
    de: 'selbst ausgesperrt zugang verloren ip geändert',
  },
  'docs/administration/system#down': {
    en: 'outage offline unavailable crash forms happen',
    de: 'ausfall ausgefallen offline nicht-erreichbar formulare',
  },
  'docs/administration/system#error-without-log': {
    en: 'white blank',
    de: 'weiße',
  },
  'docs/administration/system#general': {
    en: 'installed version number php check',
    de: 'installierte version versionsnummer php',
  },
  'docs/administration/system#health': {
    en: 'query alive',
    de: 'abfrage lebt',
  },
  'docs/administration/system#internet': {
    en: 'online connection firewall download',
    de: 'online verbindung firewall download',
  },
  'docs/administration/system#logs': {
    en: 'log file location errors logging path',
    de: 'logdatei fehlerprotokoll protokoll pfad logdateien ort ablageort',
  },
  'docs/administration/system#monitor': {
    en: 'monitoring alert uptime nagios zabbix',
    de: 'überwachung überwachen alarm nagios zabbix',
  },
  'docs/administration/system#no-log': {
    en: 'empty log folder missing verbose loglevel',
    de: 'leer log ordner fehlt ausführlich loglevel',
  },
  'docs/administration/system#other-cards': {
    en: 'license logo team contributors contributed credits authors',
    de: 'lizenz mitwirkende mitgewirkt',
  },
  'docs/administration/system#read-log': {
    en: 'critical stack trace understand',
    de: 'critical verstehen stacktrace',
  },
  'docs/administration/system#reset': {
    en: 'unblock unlock ip visitor release delay clear',
    de: 'entsperren freigeben ip besucher sperre aufheben löschen',
  },
  'docs/administration/system#slow': {
    en: 'performance speed faster sluggish optimize memory ages lag',
    de: 'performance geschwindigkeit schneller träge optimieren speicher ewig lahm',
  },
  'docs/administration/system#system-information': {
    en: 'overview info',
    de: 'phpinfo',
  },
  'docs/administration/system#throughput': {
    en: 'total projects numbers overall sum',
    de: 'gesamt projekte zahlen insgesamt summe',
  },
  'docs/administration/system_settings#colon': {
    en: 'forbidden',
    de: 'doppelpunkt verboten',
  },
  'docs/administration/system_settings#interface-settings': {
    en: 'dark light everyone',
    de: 'dunkel hell farbmodus',
  },
  'docs/administration/system_settings#locale-settings': {
    en: 'default language timezone date format users',
    de: 'standardsprache zeitzone datumsformat benutzer',
  },
  'docs/administration/system_settings#mail-by-hand': {
    en: 'mailer_dsn smtp',
    de: 'mailer_dsn smtp',
  },
  'docs/administration/system_settings#mail-encryption': {
    en: 'tls ssl starttls 465 587 port',
    de: 'tls ssl starttls 465 587 port',
  },
  'docs/administration/system_settings#mail-fails': {
    en: 'email arrive connection refused timeout smtp error authentication office outlook junk',
    de: 'mail kommt verbindung timeout smtp fehler authentifizierung office outlook exchange',
  },
  'docs/administration/system_settings#mail-gray': {
    en: 'greyed smtp',
    de: 'ausgegraut smtp',
  },
  'docs/administration/system_settings#mail-settings': {
    en: 'smtp host port gmail office365 sender user notifications notify',
    de: 'smtp host port gmail office365 absender benutzer benachrichtigungen benachrichtigen',
  },
  'docs/administration/system_settings#mail-test': {
    en: 'test email smtp works check send testing',
    de: 'test-mail smtp testen prüfen senden testmail',
  },
  'docs/administration/system_settings#main-settings': {
    en: 'rename installation title name logo',
    de: 'umbenennen installation titel name',
  },
  'docs/administration/system_settings#password-empty': {
    en: 'smtp disappeared blank',
    de: 'smtp verschwunden',
  },
  'docs/administration/updates#channel': {
    en: 'beta develop unstable prerelease stable nightly',
    de: 'beta develop instabil vorabversion stabil vorab',
  },
  'docs/administration/updates#check': {
    en: 'newer version available notification look latest newest',
    de: 'neuere version verfügbar benachrichtigung nachsehen neueste',
  },
  'docs/administration/updates#disable': {
    en: 'turn hide prevent web updater forbid notice banner',
    de: 'abschalten ausschalten verhindern verbieten web hinweis ausblenden',
  },
  'docs/administration/updates#install': {
    en: 'button browser click one-click installing area',
    de: 'knopf browser klicken installieren',
  },
  'docs/administration/updates#upgrade': {
    en: 'major',
    de: 'hauptversion',
  },
  'docs/administration/updates#verification': {
    en: 'signature tampered authentic gpg mirror',
    de: 'signatur manipuliert echt gpg spiegel spiegelserver',
  },
  'docs/administration/users#account-rights': {
    en: 'permission admin create projects role allowed',
    de: 'berechtigung admin projekte anlegen rolle',
  },
  'docs/administration/users#change': {
    en: 'rename email edit reset colleague password audit history',
    de: 'umbenennen mail bearbeiten zurücksetzen kollege passwort auditlog nachvollziehen',
  },
  'docs/administration/users#create': {
    en: 'add new colleague invite account register user',
    de: 'neuen kollegen hinzufügen einladen konto registrieren anlegen',
  },
  'docs/administration/users#deactivate': {
    en: 'suspend disable block employee leaves account temporarily fired',
    de: 'sperren deaktivieren mitarbeiter verlässt konto vorübergehend gekündigt',
  },
  'docs/administration/users#delete': {
    en: 'remove account employee left',
    de: 'entfernen konto mitarbeiter ausgeschieden',
  },
  'docs/administration/users#email-failed': {
    en: 'invitation mail',
    de: 'einladung',
  },
  'docs/administration/users#email-used': {
    en: 'duplicate taken',
    de: 'bereits vergeben doppelt',
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
    en: 'admin rights lost last nobody sql anymore',
    de: 'adminrechte verloren letzter sql',
  },
  'docs/administration/users#no-projects': {
    en: 'colleague',
    de: 'kollege',
  },
  'docs/administration/users#project-roles': {
    en: 'reader editor read-only',
    de: 'leser lesezugriff kunde',
  },
  'docs/api/api_debug_mode#example-field': {
    en: 'trimmed differs',
    de: 'verändert',
  },
  'docs/api/api_debug_mode#example-minimum-time': {
    en: 'fast',
    de: 'schnell',
  },
  'docs/api/api_debug_mode#example-signature': {
    en: 'received hmac',
    de: 'empfangen hmac',
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
    en: 'enable activate debugging verbose detailed',
    de: 'aktivieren einschalten debug ausführlich ausführliche',
  },
  'docs/api/api_debug_mode#where': {
    en: 'response debuginformation',
    de: 'konsole',
  },
  'docs/api/frontend#common': {
    en: 'method',
    de: 'post methode',
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
  'docs/api/health#container-unhealthy': {
    en: 'unhealthy loopback healthcheck',
    de: 'unhealthy loopback healthcheck',
  },
  'docs/api/health#docker': {
    en: 'healthcheck interval',
    de: 'healthcheck intervall',
  },
  'docs/api/health#healthy-but-failing': {
    en: 'broken',
    de: 'kaputt',
  },
  'docs/api/health#kubernetes': {
    en: 'liveness readiness startup probe',
    de: 'liveness readiness probe',
  },
  'docs/api/health#load-balancer': {
    en: 'haproxy balancer',
    de: 'haproxy balancer',
  },
  'docs/api/health#monitoring': {
    en: 'uptime kuma nagios external service script',
    de: 'uptime kuma nagios externer dienst skript',
  },
  'docs/api/health#request': {
    en: 'uptime alive',
    de: 'lebt',
  },
  'docs/api/health#states': {
    en: 'status json databasestatus 200 500 response meaning',
    de: 'status json databasestatus 200 500 antwort bedeutung',
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
  'docs/api/rule_package#set-up': {
    en: 'rulepackageid',
    de: 'rulepackageid',
  },
  'docs/api/rule_package#sign-content': {
    en: 'escaped quotes umlauts accents',
    de: 'maskiert umlaute',
  },
  'docs/api/signing#canonical-json': {
    en: 'escape slash unicode encoding order serialize',
    de: 'slash unicode kodierung reihenfolge serialisieren',
  },
  'docs/api/signing#mistakes': {
    en: 'signature wrong mismatch hmac invalid differs',
    de: 'signatur falsch stimmt hmac ungültig abweichend',
  },
  'docs/api/signing#other-requests': {
    en: 'query',
    de: 'get',
  },
  'docs/api/signing#path-prefix': {
    en: 'subfolder sub-path subdirectory',
    de: 'unterordner unterverzeichnis',
  },
  'docs/api/signing#signature-lab': {
    en: 'paste calculator online',
    de: 'einfügen rechner online',
  },
  'docs/api/signing#signing': {
    en: 'walkthrough hmac',
    de: 'anleitung hmac',
  },
  'docs/api/signing#step-answer': {
    en: 'constant timing-safe hash_equals',
    de: 'annehmen timing-sicher hash_equals',
  },
  'docs/api/signing#step-form-signature': {
    en: 'formsignature',
    de: 'formsignature',
  },
  'docs/api/signing#step-hash': {
    en: 'sha256 empty field hash',
    de: 'sha256 leeres feld hash',
  },
  'docs/api/signing#step-prepare': {
    en: 'line breaks newline crlf normalize sort array checkbox dots underscore',
    de: 'zeilenumbruch crlf normalisieren sortieren array unterstrich',
  },
  'docs/api/signing#step-request-signature': {
    en: 'concatenated',
    de: 'verkettet',
  },
  'docs/api/signing#step-send': {
    en: 'basic auth authorization header username password curl',
    de: 'basic-auth authorization header benutzername passwort curl',
  },
  'docs/api/signing#step-verification-signature': {
    en: 'verificationsignature concatenate',
    de: 'verketten',
  },
  'docs/api/signing#test-vectors': {
    en: 'sample values example compare unit test known-good',
    de: 'beispielwerte vergleichen unit-test nachrechnen',
  },
  'docs/api/statistic#answer': {
    en: 'counters',
    de: 'aufbewahrung',
  },
  'docs/api/statistic#errors': {
    en: 'future',
    de: 'bereich startdatum zukunft',
  },
  'docs/api/statistic#no-api': {
    en: 'list submissions rest endpoint manage projects api missing',
    de: 'einsendungen abrufen rest endpunkt projekte verwalten fehlt',
  },
  'docs/api/statistic#period': {
    en: 'future',
    de: 'zeitraum startdatum zukunft',
  },
  'docs/api/statistic#request': {
    en: 'export numbers daily counts grafana fetch',
    de: 'zahlen exportieren täglich grafana abrufen',
  },
  'docs/api/troubleshooting#browser-console': {
    en: 'mosparo defined undefined referenceerror javascript',
    de: 'defined undefined referenceerror javascript',
  },
  'docs/api/troubleshooting#client-request-failed': {
    en: '5000ms exception ssl',
    de: 'zeitüberschreitung ssl',
  },
  'docs/api/troubleshooting#client-response-invalid': {
    en: 'html',
    de: 'html',
  },
  'docs/api/troubleshooting#cors-blocked': {
    en: 'access-control-allow-origin cross-origin',
    de: 'cors cross-origin',
  },
  'docs/api/troubleshooting#http-404': {
    en: 'route',
    de: 'route',
  },
  'docs/api/troubleshooting#internal-error': {
    en: 'box error occurred try again red message',
    de: 'box fehler aufgetreten erneut rote meldung',
  },
  'docs/api/troubleshooting#locked-out': {
    en: 'visitor locked blocked ip wait',
    de: 'besucher gesperrt ip warten',
  },
  'docs/api/troubleshooting#messages-in-the-box': {
    en: 'tools',
    de: 'netzwerk entwicklertools',
  },
  'docs/api/troubleshooting#no-authorization-header': {
    en: 'basic auth stripped',
    de: 'basic auth',
  },
  'docs/api/troubleshooting#request-invalid': {
    en: 'signature mismatch 400 hmac wrong key',
    de: 'signatur stimmt 400 hmac falscher schlüssel',
  },
  'docs/api/troubleshooting#spam-detected': {
    en: 'caught',
    de: 'spamschutz erkannt roter',
  },
  'docs/api/troubleshooting#statistic-api': {
    en: 'future',
    de: 'bereich startdatum zukunft',
  },
  'docs/api/troubleshooting#submit-token-not-found': {
    en: 'token unknown expired already used',
    de: 'token unbekannt abgelaufen benutzt',
  },
  'docs/api/troubleshooting#too-many-equal-submissions': {
    en: 'identical repeated',
    de: 'identisch',
  },
  'docs/api/verification#allow-list': {
    en: 'rate-limit throttled',
    de: 'rate-limit',
  },
  'docs/api/verification#keys': {
    en: 'public key private credentials',
    de: 'öffentlicher privater schlüssel zugangsdaten',
  },
  'docs/api/verification#metadata': {
    en: 'extra custom data ticket attach information',
    de: 'zusätzliche daten ticket anhängen eigene informationen',
  },
  'docs/api/verification#overview': {
    en: 'minimal summary',
    de: 'minimal zusammenfassung',
  },
  'docs/api/verification#settings': {
    en: 'reason',
    de: 'zurückgeben',
  },
  'docs/api/verification#store-metadata': {
    en: 'ticket',
    de: 'nachträglich ticketnummer',
  },
  'docs/api/verification#tokens': {
    en: 'expire twice reuse second time valid',
    de: 'läuft zweimal wiederverwenden einmal gültig',
  },
  'docs/api/verification#verify-answer': {
    en: 'response json valid verificationsignature verified fields',
    de: 'antwort json valid verificationsignature',
  },
  'docs/api/verification#verify-fields': {
    en: 'extra',
    de: 'fehlendes zusätzliches',
  },
  'docs/cli#cache-not-writable': {
    en: 'denied permissions',
    de: 'schreibrechte',
  },
  'docs/cli#cleanup-database': {
    en: 'purge',
    de: 'aufräumen wegräumen',
  },
  'docs/cli#commands': {
    en: 'list console overview available bin/console',
    de: 'liste konsole übersicht verfügbar bin/console',
  },
  'docs/cli#common-options': {
    en: 'verbose quiet no-interaction help flags',
    de: 'ausführlich rückfragen hilfe',
  },
  'docs/cli#driver': {
    en: 'pdo driver',
    de: 'pdo datenbanktreiber',
  },
  'docs/cli#exit-codes': {
    en: 'return value code script status',
    de: 'rückgabewert rückgabewerte code skript status',
  },
  'docs/cli#framework': {
    en: 'cache clear empty migrate doctrine symfony',
    de: 'cache leeren migrieren doctrine symfony migrationen',
  },
  'docs/cli#import': {
    en: 'overwrite hangs',
    de: 'einlesen überschreiben hängt',
  },
  'docs/cli#no-command': {
    en: 'create user reset password cli impossible missing',
    de: 'benutzer anlegen passwort zurücksetzen konsole fehlt',
  },
  'docs/cli#numbers': {
    en: 'project id package',
    de: 'projekt-id paket-id nummer',
  },
  'docs/cli#php': {
    en: 'memory',
    de: 'speicherlimit',
  },
  'docs/cli#platform': {
    en: 'composer',
    de: 'composer',
  },
  'docs/cli#regular': {
    en: 'schedule',
    de: 'zeitplan regelmäßig',
  },
  'docs/cli#rule-package-refresh': {
    en: 'terminal',
    de: 'terminal',
  },
  'docs/cli#run': {
    en: 'execute terminal',
    de: 'konsole terminal',
  },
  'docs/cli#self-update': {
    en: 'unattended automatic cron questions',
    de: 'unbeaufsichtigt automatisch cron fragen',
  },
  'docs/cli#user': {
    en: 'www-data sudo root run owned',
    de: 'www-data sudo root ausführen',
  },
  'docs/installation/backup#backup': {
    en: 'script mysqldump dump automatic nightly save ftp phpmyadmin secure',
    de: 'skript mysqldump dump automatisch nächtlich sichern wegsichern ftp phpmyadmin absichern datensicherung automatisiert',
  },
  'docs/installation/backup#docker': {
    en: 'volume container dump save stack secure',
    de: 'volume container dump sichern wegsichern stack datenbankexport datensicherung',
  },
  'docs/installation/backup#kubernetes': {
    en: 'cluster pod dump',
    de: 'cluster pod dump datensicherung',
  },
  'docs/installation/backup#move': {
    en: 'migrate new server host transfer domain relocation switch provider change database system sqlite mysql postgres convert vps',
    de: 'umziehen umzug neuer server host übertragen domain anbieter wechseln datenbanksystem sqlite mysql postgres umwandeln hoster anbieterwechsel vserver mitnehmen serverumzug umsiedeln domainwechsel',
  },
  'docs/installation/backup#move-in': {
    en: 'migrate webspace release package docker kubernetes container switch convert dockerize containerize',
    de: 'webspace release-paket docker kubernetes umziehen umzug wechseln umstellen bestehende überführen umstieg umsteigen containerisieren',
  },
  'docs/installation/backup#restore': {
    en: 'backup import recover older newer version broken disaster roll rollback yesterday revert undo dump crashed',
    de: 'sicherung einspielen zurückspielen ältere neuere version kaputt rückgängig zurückholen zurückkehren gestern rollback wiederherstellung katastrophe',
  },
  'docs/installation/backup#restore-docker': {
    en: 'compose volume stack disk',
    de: 'compose volume zurückspielen stack rückspielen einspielen festplatte defekt',
  },
  'docs/installation/backup#restore-kubernetes': {
    en: 'cluster rebuild pod',
    de: 'cluster neuaufbau einspielen zurückspielen pod',
  },
  'docs/installation/backup#restore-server': {
    en: 'crashed dump play disk',
    de: 'abgestürzt crash dump zurückspielen einspielen festplatte defekt rückspielen',
  },
  'docs/installation/backup#what': {
    en: 'files folders need save complete lost encryption_key consequences lose forget important',
    de: 'dateien ordner sichern vollständig verloren encryption_key folgen verzeichnisse reicht verlieren wegsichern wichtig',
  },
  'docs/installation/configure/apache#authorization': {
    en: 'authorization header lost stripped cgi fastcgi swallowed bearer basic',
    de: 'authorization header verloren fehlt cgi fastcgi schluckt verschluckt',
  },
  'docs/installation/configure/apache#check': {
    en: 'publicly readable exposed .env reachable secure leak hardened',
    de: 'öffentlich lesbar außen .env erreichbar sicher abgesichert abrufbar gehärtet',
  },
  'docs/installation/configure/apache#env-missing': {
    en: 'dotfile ftp forgot',
    de: 'hochladen ftp punktdateien',
  },
  'docs/installation/configure/apache#error-500': {
    en: 'white blank crash',
    de: 'weiße absturz serverfehler',
  },
  'docs/installation/configure/apache#htaccess': {
    en: 'rewrite mod_rewrite allowoverride customize',
    de: 'rewrite mod_rewrite allowoverride angepasst',
  },
  'docs/installation/configure/apache#not-found': {
    en: 'subpages rewrite homepage',
    de: 'unterseiten rewrite startseite',
  },
  'docs/installation/configure/apache#parts': {
    en: 'documentroot explanation directives fallbackresource cgipassauth explain',
    de: 'documentroot direktiven fallbackresource cgipassauth erklärung',
  },
  'docs/installation/configure/apache#set-up': {
    en: 'vhost virtual host example config',
    de: 'vhost beispiel konfiguration',
  },
  'docs/installation/configure/apache#shared-hosting': {
    en: 'webspace document fixed webroot impossible',
    de: 'webspace webroot hoster wurzelverzeichnis unveränderbar',
  },
  'docs/installation/configure/apache#signatures': {
    en: 'rewriterule',
    de: 'rewriterule',
  },
  'docs/installation/configure/apache#source-code': {
    en: 'executed plain raw interpreted',
    de: 'heruntergeladen quelltext klartext interpretiert',
  },
  'docs/installation/configure/apache#time-out': {
    en: 'aborts',
    de: 'bricht abbruch',
  },
  'docs/installation/configure/apache#unavailable': {
    en: 'php-fpm socket 503',
    de: 'php-fpm socket 503 vorübergehend',
  },
  'docs/installation/configure/apache#variants': {
    en: 'variant htaccess better vhost necessary',
    de: 'variante besser vhost notwendig',
  },
  'docs/installation/configure/configuration_file#by-hand': {
    en: 'edit manually env.mosparo.php change nano syntax mistake',
    de: 'bearbeiten manuell env.mosparo.php ändern nano tippfehler konfigdatei anpassen',
  },
  'docs/installation/configure/configuration_file#configuration-layers': {
    en: '.env wins difference survives',
    de: '.env unterschied konfigdatei',
  },
  'docs/installation/configure/configuration_file#database-access': {
    en: 'changed database password credentials new host user connection',
    de: 'datenbank passwort geändert zugangsdaten neuer host benutzer verbindung eintragen datenbankserver datenbankbenutzer umgezogen',
  },
  'docs/installation/configure/configuration_file#database-version': {
    en: 'mysql server_version dialect mysql5 syntax',
    de: 'datenbankversion syntaxfehler sql-fehler',
  },
  'docs/installation/configure/configuration_file#encryption-key': {
    en: 'rotate renew replace exchange key leaked stolen compromised regenerate',
    de: 'rotieren erneuern austauschen wechseln schlüssel bekannt generieren gestohlen kompromittiert',
  },
  'docs/installation/configure/configuration_file#no-access': {
    en: 'locked admin login impossible',
    de: 'ausgesperrt admin anmeldung unmöglich',
  },
  'docs/installation/configure/configuration_file#sqlite-path': {
    en: 'sqlite elsewhere data.sqlite',
    de: 'sqlite speicherort data.sqlite ablageort verlegen',
  },
  'docs/installation/configure/containers#cannot-rename': {
    en: 'denied tmp',
    de: 'berechtigung tmp eigentümer',
  },
  'docs/installation/configure/containers#console': {
    en: 'docker exec bin/console logs shell terminal',
    de: 'docker exec bin/console logs shell konsolenbefehl terminal hineinkommen',
  },
  'docs/installation/configure/containers#cron-container': {
    en: 'sidecar separate cron',
    de: 'sidecar eigener cron geplant',
  },
  'docs/installation/configure/containers#database': {
    en: 'postgres sqlite mariadb external database container gateway',
    de: 'postgres sqlite mariadb externe datenbank container host.docker.internal',
  },
  'docs/installation/configure/containers#docker-run': {
    en: 'plain podman one-liner',
    de: 'run compose podman einzeiler kommando',
  },
  'docs/installation/configure/containers#environment': {
    en: 'webserver process increase built-in',
    de: 'abschalten prozess uploadgröße eingebauter',
  },
  'docs/installation/configure/containers#health': {
    en: 'healthcheck unhealthy ps sick',
    de: 'healthcheck unhealthy ps krank',
  },
  'docs/installation/configure/containers#images': {
    en: 'rootless unprivileged tag latest arm64 raspberry pi difference openshift nas podman uid variant',
    de: 'rootless unprivileged tag latest arm64 raspberry pi unterschied openshift nas podman uid variante',
  },
  'docs/installation/configure/containers#panels': {
    en: 'portainer coolify synology unraid nas dokploy qnap stack',
    de: 'portainer coolify synology unraid nas dokploy qnap stack',
  },
  'docs/installation/configure/containers#security': {
    en: 'published port spoof fake ip exposed dangerous forge',
    de: 'veröffentlichter port gefälscht ip gefährlich freigeben',
  },
  'docs/installation/configure/containers#time-zone': {
    en: 'tz clock wrong hours container',
    de: 'tz uhrzeit falsch stunden container zeitzone',
  },
  'docs/installation/configure/containers#traefik': {
    en: 'gateway routing unhealthy startup',
    de: 'routing unhealthy hochfahren route',
  },
  'docs/installation/configure/containers#volumes': {
    en: 'persistent data lost recreate mount folder encryption_key lose loses gone bind',
    de: 'persistent daten verloren neu-erstellen mount ordner encryption_key verliert datenverlust bind neuerstellen',
  },
  'docs/installation/configure/cron_jobs#choose': {
    en: 'method best better difference ssh',
    de: 'methode besser unterschied ssh',
  },
  'docs/installation/configure/cron_jobs#cleanup-blocked': {
    en: 'unfinished',
    de: 'unfertig',
  },
  'docs/installation/configure/cron_jobs#containers': {
    en: 'docker image crontab built-in',
    de: 'docker image crontab eingebaut',
  },
  'docs/installation/configure/cron_jobs#crontab': {
    en: 'linux lines entry example plesk cpanel syntax',
    de: 'linux zeilen eintrag beispiel plesk cpanel syntax',
  },
  'docs/installation/configure/cron_jobs#first-cleanup': {
    en: 'growing grows huge',
    de: 'wächst voll riesig aufräumen',
  },
  'docs/installation/configure/cron_jobs#frontend-api-runs': {
    en: 'executor',
    de: 'formularanfrage räumt',
  },
  'docs/installation/configure/cron_jobs#jobs': {
    en: 'often interval hourly commands schedule frequency periodic',
    de: 'häufig intervall stündlich befehle zeitplan laufen periodisch regelmäßig',
  },
  'docs/installation/configure/cron_jobs#nodes': {
    en: 'cluster simultaneously',
    de: 'cluster gleichzeitig',
  },
  'docs/installation/configure/cron_jobs#permissions': {
    en: 'broken chown',
    de: 'job eigentümer chown',
  },
  'docs/installation/configure/cron_jobs#prove': {
    en: 'really ran works check test success',
    de: 'wirklich gelaufen prüfen testen erfolg funktioniert überhaupt nachweisen',
  },
  'docs/installation/configure/cron_jobs#some-packages-never': {
    en: 'broken package blocks others stop stuck outdated',
    de: 'defektes paket blockiert stoppt übersprungen veraltet',
  },
  'docs/installation/configure/cron_jobs#systemd': {
    en: 'unit timer linux reboot journal',
    de: 'service unit timer linux verpasst nachholen neustart journal',
  },
  'docs/installation/configure/cron_jobs#web-cron': {
    en: 'shared hosting shell ssh webhosting url cron-job.org panel hoster offers provider wget trigger external ping easycron',
    de: 'webhosting shell ssh url cron-job.org hosting panel hoster bietet anbieter wget auslösen externer anstoßen',
  },
  'docs/installation/configure/cron_jobs#works-in-shell': {
    en: 'cron silently fails manually',
    de: 'cron still schlägt fehl manuell',
  },
  'docs/installation/configure/environment_variables#all-variables': {
    en: 'overview',
    de: 'einstellbar',
  },
  'docs/installation/configure/environment_variables#cache-variables': {
    en: 'redis memcached shared adapter socket sentinel tmp',
    de: 'redis memcached gemeinsam adapter kennwort socket tmp',
  },
  'docs/installation/configure/environment_variables#cleanup-variables': {
    en: 'retention days period submission delete shorten sooner',
    de: 'aufbewahrung tage frist einsendungen löschen verkürzen kürzer',
  },
  'docs/installation/configure/environment_variables#general-variables': {
    en: 'app_env level suffix instances',
    de: 'app_env debug suffix speicherort instanzen',
  },
  'docs/installation/configure/environment_variables#health-variables': {
    en: 'uptime kuma nagios monitoring',
    de: 'uptime kuma nagios monitoring freigeben',
  },
  'docs/installation/configure/environment_variables#mysql-cache': {
    en: 'unencrypted',
    de: 'unverschlüsselt übernommen',
  },
  'docs/installation/configure/environment_variables#mysql-tls': {
    en: 'ssl encrypted database connection certificate managed rds azure ca',
    de: 'ssl verschlüsselte datenbankverbindung zertifikat managed rds azure ca',
  },
  'docs/installation/configure/environment_variables#no-effect': {
    en: 'database_url mailer_dsn ignored variable smtp twelve-factor',
    de: 'database_url mailer_dsn ignoriert variable wirkungslos',
  },
  'docs/installation/configure/environment_variables#no-effect-of-value': {
    en: '.env.local dump-env',
    de: 'wirkungslos .env.local übernommen',
  },
  'docs/installation/configure/environment_variables#not-a-number': {
    en: 'cast int integer',
    de: 'cast int ganzzahl',
  },
  'docs/installation/configure/environment_variables#other-places': {
    en: 'virtual pool systemd setenv',
    de: 'virtualhost pool setenv',
  },
  'docs/installation/configure/environment_variables#postgresql-tls': {
    en: 'postgres ssl sslmode traffic',
    de: 'postgres ssl sslmode',
  },
  'docs/installation/configure/environment_variables#rule-package-variables': {
    en: 'intranet',
    de: 'intranet',
  },
  'docs/installation/configure/environment_variables#set-a-variable': {
    en: '.env.local write define dotenv',
    de: '.env.local eintragen definieren dotenv',
  },
  'docs/installation/configure/environment_variables#setup-again': {
    en: 'reboot starts reinstall',
    de: 'neustart kommt reboot vorne',
  },
  'docs/installation/configure/environment_variables#update-variables': {
    en: 'hide notice notification forbid orange',
    de: 'updateprüfung abschalten ausblenden hinweis benachrichtigung verbieten',
  },
  'docs/installation/configure/environment_variables#values': {
    en: 'boolean maximum',
    de: 'boolesch maximal',
  },
  'docs/installation/configure/environment_variables#web-and-cli-differ': {
    en: 'cli setenv',
    de: 'setenv',
  },
  'docs/installation/configure/microsoft_iis#cron-jobs': {
    en: 'scheduler schtasks',
    de: 'aufgabenplanung windows schtasks',
  },
  'docs/installation/configure/microsoft_iis#downloads': {
    en: 'cacert.pem ssl unable ca bundle',
    de: 'zertifikat cacert.pem ssl issuer zertifikatsfehler ca-bundle',
  },
  'docs/installation/configure/microsoft_iis#error-500-19': {
    en: '0x8007000d 0x80070021 rewrite module unlock',
    de: '0x8007000d 0x80070021 modul konfigurationsdaten',
  },
  'docs/installation/configure/microsoft_iis#limits': {
    en: 'unsupported',
    de: 'unterstützt eingeschränkt',
  },
  'docs/installation/configure/microsoft_iis#not-found': {
    en: 'subpages',
    de: 'unterseiten startseite',
  },
  'docs/installation/configure/microsoft_iis#not-writable': {
    en: 'pool identity',
    de: 'anwendungspool identität',
  },
  'docs/installation/configure/microsoft_iis#requirements': {
    en: 'rewrite fastcgi modules thread safe nts prerequisites',
    de: 'windows rewrite fastcgi module thread safe nts',
  },
  'docs/installation/configure/microsoft_iis#set-up': {
    en: 'windows server web.config iis',
    de: 'windows server web.config iis rewrite',
  },
  'docs/installation/configure/microsoft_iis#update-500': {
    en: 'fastcgi aborts',
    de: 'fastcgi bricht',
  },
  'docs/installation/configure/microsoft_iis#updates': {
    en: 'slow powershell forever',
    de: 'windows langsam powershell ewig',
  },
  'docs/installation/configure/nginx#bad-gateway': {
    en: '502 php-fpm socket upstream',
    de: '502 php-fpm socket upstream',
  },
  'docs/installation/configure/nginx#caching': {
    en: 'cache expires old script browser static files outdated',
    de: 'cache ablauf altes skript browser statische dateien veraltet expires',
  },
  'docs/installation/configure/nginx#check': {
    en: 'publicly readable exposed .env reachable secure leak',
    de: 'öffentlich lesbar außen .env erreichbar sicher abgesichert abrufbar',
  },
  'docs/installation/configure/nginx#env-missing': {
    en: 'dotfiles forgot',
    de: 'hochgeladen',
  },
  'docs/installation/configure/nginx#error-500': {
    en: 'white blank crash',
    de: 'weiße serverfehler',
  },
  'docs/installation/configure/nginx#headers': {
    en: 'security header hsts x-frame-options duplicate',
    de: 'sicherheitsheader hsts x-frame-options',
  },
  'docs/installation/configure/nginx#no-design': {
    en: 'unstyled ugly',
    de: 'ungestylt hässlich schmucklos',
  },
  'docs/installation/configure/nginx#not-found': {
    en: 'subpages',
    de: 'unterseiten startseite',
  },
  'docs/installation/configure/nginx#parts': {
    en: 'explanation directives explain',
    de: 'direktiven erklärung erklärt',
  },
  'docs/installation/configure/nginx#query': {
    en: 'try_files q',
    de: 'try_files rewrite',
  },
  'docs/installation/configure/nginx#script-unknown': {
    en: 'primary blank',
    de: 'primary script unknown',
  },
  'docs/installation/configure/nginx#set-up': {
    en: 'server block example config php-fpm',
    de: 'server-block beispiel konfiguration php-fpm',
  },
  'docs/installation/configure/nginx#time-out': {
    en: '504',
    de: '504',
  },
  'docs/installation/configure/nginx#too-large': {
    en: 'upload import export file size big',
    de: 'upload hochladen import export dateigröße',
  },
  'docs/installation/configure/proxy_headers#custom-headers': {
    en: 'true-client-ip cf-connecting-ip client-ip',
    de: 'true-client-ip cf-connecting-ip client-ip abweichend',
  },
  'docs/installation/configure/proxy_headers#headers': {
    en: 'x-real-ip x-forwarded-for forwarded used supported',
    de: 'x-real-ip x-forwarded-for forwarded unterstützt',
  },
  'docs/installation/configure/proxy_headers#https': {
    en: 'tls terminated plain inside offloading',
    de: 'tls intern terminierung offloading unverschlüsselt',
  },
  'docs/installation/configure/reverse_proxy#chain': {
    en: 'cdn plus cascade stacked',
    de: 'cdn plus kaskade',
  },
  'docs/installation/configure/reverse_proxy#check': {
    en: 'spoof fake forge',
    de: 'ankommt überprüfen',
  },
  'docs/installation/configure/reverse_proxy#cloudflare': {
    en: 'cdn orange cloud real ip',
    de: 'cdn echte ip orange',
  },
  'docs/installation/configure/reverse_proxy#cloudfront': {
    en: 'aws amazon cdn',
    de: 'aws amazon cdn',
  },
  'docs/installation/configure/reverse_proxy#docker-address': {
    en: '172.17.0.1 172.18.0.1 gateway bridge docker ip visitor',
    de: '172.17.0.1 172.18.0.1 gateway bridge docker ip besucher',
  },
  'docs/installation/configure/reverse_proxy#health': {
    en: 'dead monitoring',
    de: 'tot ausgefallen monitoring',
  },
  'docs/installation/configure/reverse_proxy#mixed-content': {
    en: 'http https insecure css design missing unstyled',
    de: 'http https unsicher css design fehlt ungestylt',
  },
  'docs/installation/configure/reverse_proxy#no-access': {
    en: 'whitelist',
    de: 'ausgesperrt whitelist positivliste',
  },
  'docs/installation/configure/reverse_proxy#other': {
    en: 'manager coolify npm synology hetzner aws alb elb haproxy front',
    de: 'manager coolify npm synology hetzner aws alb elb haproxy',
  },
  'docs/installation/configure/reverse_proxy#recipes': {
    en: 'traefik caddy haproxy nginx apache example config proxy_pass caddyfile',
    de: 'traefik caddy haproxy nginx apache beispiel konfiguration proxy_pass caddyfile vorlage',
  },
  'docs/installation/configure/reverse_proxy#redirects': {
    en: 'redirect loop err_too_many_redirects endless browser many',
    de: 'weiterleitungsschleife umleitung endlos weiterleitungen viele browser',
  },
  'docs/installation/configure/reverse_proxy#same-ip': {
    en: 'visitor ip always identical wrong proxy internal everyone',
    de: 'besucher ip immer gleich falsch proxy intern identisch',
  },
  'docs/installation/configure/reverse_proxy#set-up': {
    en: 'balancer front upstream',
    de: 'loadbalancer besucheradresse vorgeschaltet vorgelagert',
  },
  'docs/installation/configure/reverse_proxy#still-same-ip': {
    en: 'despite',
    de: 'trotzdem trotz',
  },
  'docs/installation/configure/reverse_proxy#time-out': {
    en: 'gateway middle aborts',
    de: 'gateway bricht',
  },
  'docs/installation/configure/reverse_proxy#trusted-proxies': {
    en: 'trust proxy ip range x-forwarded-for setting whitelist',
    de: 'vertrauen proxy ip bereich x-forwarded-for einstellung whitelist',
  },
  'docs/installation/configure/sub_path#signing': {
    en: 'prefix subfolder subdirectory',
    de: 'unterordner unterverzeichnis',
  },
  'docs/installation/configure/sub_path#sub-path': {
    en: 'subfolder subdirectory folder prefix /mosparo same domain subdomain example.com/mosparo',
    de: 'unterordner unterverzeichnis ordner präfix /mosparo gleiche domain subdomain',
  },
  'docs/installation/configure/sub_path#updates': {
    en: 'progress subfolder',
    de: 'fortschritt unterordner unterverzeichnis',
  },
  'docs/installation/install/docker#builder': {
    en: 'traefik postgres redis generate compose',
    de: 'traefik postgres redis compose generator generieren',
  },
  'docs/installation/install/docker#compose': {
    en: 'compose.yaml docker-compose start container docker-compose.yml',
    de: 'compose.yaml docker-compose starten container docker-compose.yml',
  },
  'docs/installation/install/docker#troubleshooting': {
    en: 'allocated occupied',
    de: 'belegt',
  },
  'docs/installation/install/docker#update': {
    en: 'new image tag pull upgrade container watchtower diun newest',
    de: 'neues image tag pull aktualisieren container watchtower diun hochziehen',
  },
  'docs/installation/install/kubernetes#cron': {
    en: 'manifest',
    de: 'manifest',
  },
  'docs/installation/install/kubernetes#environment': {
    en: 'deployment gone extraenv',
    de: 'deployment env-variablen extraenv',
  },
  'docs/installation/install/kubernetes#expose': {
    en: 'ingress https certificate cert-manager',
    de: 'ingress https zertifikat cert-manager',
  },
  'docs/installation/install/kubernetes#helm': {
    en: 'chart values cluster deploy rollout',
    de: 'chart values cluster ausrollen deployen',
  },
  'docs/installation/install/kubernetes#manifest': {
    en: 'openshift restricted non-root yaml plain',
    de: 'openshift yaml',
  },
  'docs/installation/install/kubernetes#names': {
    en: 'hostname dns',
    de: 'servicename dns',
  },
  'docs/installation/install/kubernetes#probes': {
    en: 'liveness readiness startup',
    de: 'liveness readiness startup',
  },
  'docs/installation/install/kubernetes#replicas': {
    en: 'scale pods horizontal autoscaling hpa',
    de: 'skalieren pods horizontal autoskalierung hpa',
  },
  'docs/installation/install/kubernetes#storage': {
    en: 'persistent volume claim pvc pending uninstall nfs',
    de: 'persistent volume claim pvc pending uninstall nfs',
  },
  'docs/installation/install/kubernetes#troubleshooting': {
    en: 'multi-attach warning',
    de: 'multi-attach zertifikatswarnung',
  },
  'docs/installation/install/kubernetes#update': {
    en: 'helm tag rolling',
    de: 'helm upgrade rolling ausrollen',
  },
  'docs/installation/install/kubernetes#values': {
    en: 'values.yaml',
    de: 'values.yaml',
  },
  'docs/installation/install/multi_node_setup#cache': {
    en: 'redis several installations prefix speed',
    de: 'redis mehrere installationen präfix beschleunigen',
  },
  'docs/installation/install/multi_node_setup#containers': {
    en: 'swarm replicas instances',
    de: 'swarm instanzen',
  },
  'docs/installation/install/multi_node_setup#load-balancer': {
    en: 'haproxy',
    de: 'haproxy healthcheck',
  },
  'docs/installation/install/multi_node_setup#per-node': {
    en: 'separate',
    de: 'lokal serverübergreifend',
  },
  'docs/installation/install/multi_node_setup#sessions': {
    en: 'sticky affinity',
    de: 'sticky abgemeldet serverwechsel affinität',
  },
  'docs/installation/install/multi_node_setup#set-up': {
    en: 'high availability balancer failover redundancy ha cluster',
    de: 'hochverfügbar balancer ausfallsicher redundanz failover cluster',
  },
  'docs/installation/install/multi_node_setup#shared': {
    en: 'nodes share cluster files cache redis nfs rsync sync identical',
    de: 'knoten teilen cluster dateien cache redis nfs rsync abgleichen identisch',
  },
  'docs/installation/install/multi_node_setup#troubleshooting': {
    en: 'sometimes flips alternating',
    de: 'manchmal abwechselnd',
  },
  'docs/installation/install/multi_node_setup#update': {
    en: 'rolling downtime sequence',
    de: 'rollierend nacheinander ausfall',
  },
  'docs/installation/install/normal#after': {
    en: 'finished next installation done todo checklist',
    de: 'fertig installation erledigt checkliste',
  },
  'docs/installation/install/normal#install': {
    en: 'download zip upload ftp unzip hosting manually classic lamp',
    de: 'download zip hochladen ftp entpacken hosting manuell klassisch lamp',
  },
  'docs/installation/install/normal#internal-server-error': {
    en: 'white blank',
    de: 'weiße serverfehler',
  },
  'docs/installation/install/normal#no-way-in': {
    en: 'admin',
    de: 'ausgesperrt rein',
  },
  'docs/installation/install/normal#permissions': {
    en: 'chmod chown rights owner writable folder selinux 755 775 semanage',
    de: 'chmod chown rechte eigentümer schreibbar ordner selinux 755 775 semanage',
  },
  'docs/installation/install/normal#remove': {
    en: 'uninstall delete completely get-rid rid',
    de: 'deinstallieren löschen vollständig loswerden sauber',
  },
  'docs/installation/install/normal#shared-hosting': {
    en: 'cpanel plesk webspace subdomain document root ftp cheap strato ionos all-inkl hostinger',
    de: 'cpanel plesk webspace webhosting subdomain document-root ftp hoster günstig strato ionos all-inkl hostpoint',
  },
  'docs/installation/install/normal#troubleshooting': {
    en: 'extension installed still missing restart php-fpm',
    de: 'erweiterung installiert trotzdem fehlt neustart php-fpm',
  },
  'docs/installation/install/normal#wizard-returns': {
    en: 'setup again restart configuration lost reboot starts suddenly reinstall',
    de: 'assistent setup erneut konfiguration verloren neustart kommt plötzlich',
  },
  'docs/installation/install/source#build': {
    en: 'git clone composer npm compile branch main checkout',
    de: 'git clone composer npm kompilieren branch main checkout',
  },
  'docs/installation/install/source#development': {
    en: 'profiler hot contribute toolbar contributor',
    de: 'entwickler lokal profiler mitentwickeln toolbar debuggen',
  },
  'docs/installation/install/source#result': {
    en: 'vendor',
    de: 'vendor',
  },
  'docs/installation/install/source#tools': {
    en: 'composer yarn nvm',
    de: 'node composer versionen yarn nvm benötigt',
  },
  'docs/installation/install/source#update': {
    en: 'git pull tag checkout branch repository',
    de: 'git pull checkout branch repository',
  },
  'docs/installation/install/wizard#wizard': {
    en: 'installer anyone strangers public unprotected unattended automated ansible',
    de: 'installer fremde offen absichern automatisiert unbeaufsichtigt ansible',
  },
  'docs/installation/install/wizard#wizard-completed': {
    en: 'success impossible',
    de: 'fertig unmöglich',
  },
  'docs/installation/install/wizard#wizard-database': {
    en: 'connection host user prefix sqlite mysql failed',
    de: 'verbindung host benutzer präfix sqlite mysql fehlgeschlagen',
  },
  'docs/installation/install/wizard#wizard-other': {
    en: 'first user admin name email colon initial',
    de: 'erster benutzer admin name doppelpunkt',
  },
  'docs/installation/install/wizard#wizard-requirements': {
    en: 'red missing extension prerequisites stuck recheck',
    de: 'rot fehlt erweiterung voraussetzungen weiter-knopf',
  },
  'docs/installation/requirements#access-to-the-internet': {
    en: 'firewall outgoing outbound connections internet required phone telemetry whitelist',
    de: 'firewall ausgehend verbindungen internet nötig telefoniert telemetrie freigeben',
  },
  'docs/installation/requirements#change-php': {
    en: 'upgrade newer php switch',
    de: 'neuere php umstellen wechseln umsteigen',
  },
  'docs/installation/requirements#check': {
    en: 'suitable compatible phpinfo meets',
    de: 'geeignet phpinfo kompatibel',
  },
  'docs/installation/requirements#create-database': {
    en: 'sql create user grant utf8mb4 privileges',
    de: 'sql anlegen benutzer grant utf8mb4 vergeben datenbankbenutzer',
  },
  'docs/installation/requirements#database': {
    en: 'mariadb mysql postgresql sqlite oldest minimum supported version production compatible',
    de: 'mariadb mysql postgresql sqlite älteste mindestens unterstützte version reicht produktivbetrieb kompatibel',
  },
  'docs/installation/requirements#downloads': {
    en: 'allow_url_fopen curl_exec',
    de: 'allow_url_fopen',
  },
  'docs/installation/requirements#extensions': {
    en: 'module gd intl zip sodium install missing list mbstring',
    de: 'modul gd intl zip sodium installieren fehlend liste mbstring benötigt',
  },
  'docs/installation/requirements#incoming': {
    en: 'firewall ports public reachable intranet vpn visitors closed lan',
    de: 'firewall ports öffentlich erreichbar intranet vpn besucher außen lan',
  },
  'docs/installation/requirements#offline': {
    en: 'air-gapped isolated intranet internet gapped dmz',
    de: 'abgeschottet isoliert intranet internet dmz langsam',
  },
  'docs/installation/requirements#overview': {
    en: 'ram disk specs hardware cpu',
    de: 'ram speicherplatz hardware cpu mindestanforderungen dimensionierung',
  },
  'docs/installation/requirements#packages': {
    en: 'apt dnf debian ubuntu command install rocky alma',
    de: 'apt dnf debian ubuntu befehl installieren rocky alma',
  },
  'docs/installation/requirements#php-ini': {
    en: 'memory_limit max_execution_time upload open_basedir memory',
    de: 'memory_limit max_execution_time upload open_basedir speicherlimit',
  },
  'docs/installation/requirements#php-version': {
    en: 'oldest minimum newest php 8.4 8.3 supported ubuntu debian',
    de: 'älteste mindestens neueste php 8.4 8.3 unterstützt ubuntu debian',
  },
  'docs/installation/requirements#writable-paths': {
    en: 'folders permissions write chmod',
    de: 'ordner rechte schreiben verzeichnisse chmod',
  },
  'docs/installation/update#after': {
    en: 'successful check version verify succeeded',
    de: 'erfolgreich prüfen version geklappt gelungen',
  },
  'docs/installation/update#by-hand': {
    en: 'ftp manually zip upload offline',
    de: 'ftp manuell zip hochladen offline',
  },
  'docs/installation/update#cli': {
    en: 'ssh shell console terminal command self-update',
    de: 'ssh shell konsole terminal befehl self-update',
  },
  'docs/installation/update#docker': {
    en: 'pull tag',
    de: 'pull',
  },
  'docs/installation/update#files': {
    en: 'overwrites files customized lost deleted modified',
    de: 'überschreibt eigene dateien angepasst verloren gelöscht anpassungen',
  },
  'docs/installation/update#finalize': {
    en: 'finish migrations database open browser',
    de: 'abschließen migrationen datenbank browser fertigstellen',
  },
  'docs/installation/update#update-upgrade': {
    en: 'major version 1.6 jump skip versions downgrade previous back leap',
    de: 'hauptversion 1.6 überspringen versionen downgrade vorherige version zurück sprung',
  },
  'docs/installation/update#ways': {
    en: 'way best method newest latest',
    de: 'methode',
  },
  'docs/installation/update#web': {
    en: 'button browser click interface downtime maintenance interruption visitors notice one-click admin',
    de: 'knopf browser klicken oberfläche ausfallzeit wartung unterbrechung besucher merken mausklick adminbereich offline',
  },
  'docs/installation/update_problems#error-500': {
    en: 'white page crash internal server error broken update column',
    de: 'weiße seite absturz interner serverfehler kaputt update spalte',
  },
  'docs/installation/update_problems#finalize-loop': {
    en: 'endless migration loop constantly',
    de: 'endlos schleife ständig',
  },
  'docs/installation/update_problems#messages': {
    en: 'signature validation failed checksum error',
    de: 'signatur fehler prüfsumme',
  },
  'docs/installation/update_problems#never-ends': {
    en: 'stuck hangs spinner frozen progress',
    de: 'hängt bleibt-stehen fortschritt endlos eingefroren',
  },
  'docs/installation/update_problems#no-button': {
    en: 'missing button install update docker gray gone',
    de: 'knopf fehlt installieren update docker grau ausgegraut',
  },
  'docs/installation/update_problems#repair-without-shell': {
    en: 'redo migrations again ssh manually database retry',
    de: 'migrationen erneut ssh manuell datenbank',
  },
  'docs/installation/update_problems#timeout': {
    en: 'aborts slow exceeded maximum',
    de: 'windows bricht langsam überschritten ausführungszeit maximale',
  },
  'docs/installation/update_problems#version-unchanged': {
    en: 'still old version number finished shows',
    de: 'immer-noch alte version versionsnummer fertig angezeigt geblieben',
  },
  'docs/integration/bypass_protection#answer': {
    en: 'conditions',
    de: 'annehmen bedingungen',
  },
  'docs/integration/bypass_protection#attacks': {
    en: 'circumvent trick bot curl without javascript',
    de: 'umgehen tricksen bot curl javascript',
  },
  'docs/integration/bypass_protection#checks': {
    en: 'frontend alone enough server side javascript disabled direct post',
    de: 'frontend allein reicht serverseitig javascript direkt post',
  },
  'docs/integration/bypass_protection#no-lock': {
    en: 'faked fake spoof',
    de: 'gefälscht vortäuschen',
  },
  'docs/integration/bypass_protection#plugins': {
    en: 'wordpress typo3 secure',
    de: 'wordpress typo3 sicher',
  },
  'docs/integration/bypass_protection#prove': {
    en: 'test integration secure really protects javascript',
    de: 'testen integration sicher wirklich geschützt javascript',
  },
  'docs/integration/bypass_protection#required-fields': {
    en: 'attacker',
    de: 'angreifer feldtyp',
  },
  'docs/integration/csp#csp': {
    en: 'script-src connect-src style-src headers blocked refused',
    de: 'script-src connect-src style-src header blockiert',
  },
  'docs/integration/csp#csp-builder': {
    en: 'generator generate extend',
    de: 'generator erweitern',
  },
  'docs/integration/csp#special-cases': {
    en: 'nonce inline hash report-only',
    de: 'nonce inline hash',
  },
  'docs/integration/custom#client': {
    en: 'plain implementation dependency golang',
    de: 'abhängigkeit golang',
  },
  'docs/integration/custom#html': {
    en: 'html javascript snippet embed script tag form include',
    de: 'html javascript schnipsel einbetten einbinden skript formular',
  },
  'docs/integration/custom#metadata': {
    en: 'extra ticket customer-number',
    de: 'zusatzdaten ticket kundennummer',
  },
  'docs/integration/custom#migration': {
    en: 'switch recaptcha hcaptcha turnstile replace',
    de: 'wechsel umstieg recaptcha hcaptcha turnstile ersetzen',
  },
  'docs/integration/custom#official-clients': {
    en: 'sdk library package php python node java ruby go npm pip nuget maven packagist',
    de: 'sdk bibliothek paket php python node java ruby go npm pip nuget maven packagist',
  },
  'docs/integration/custom#performing-verification': {
    en: 'php server side code example handler',
    de: 'php serverseitig code beispiel',
  },
  'docs/integration/custom#unreachable': {
    en: 'fail open closed timeout outage mosparo offline forms unavailable',
    de: 'fail-open timeout ausfall offline formulare zeitüberschreitung',
  },
  'docs/integration/fix_verification#always-invalid': {
    en: 'swapped issubmittable',
    de: 'vertauscht issubmittable',
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
  'docs/integration/fix_verification#debug': {
    en: 'reason mismatch',
    de: 'roter kasten übereinstimmen',
  },
  'docs/integration/fix_verification#find-the-cause': {
    en: 'diagnose quick',
    de: 'diagnose schnell netzwerk',
  },
  'docs/integration/fix_verification#list-empty': {
    en: 'submissions nothing appears list',
    de: 'einsendungen nichts erscheint liste',
  },
  'docs/integration/fix_verification#no-token-after-update': {
    en: 'cdn upgrade',
    de: 'cdn',
  },
  'docs/integration/fix_verification#overlay-stays': {
    en: 'layer hangs gray grey frozen',
    de: 'ladeschicht hängt grau eingefroren',
  },
  'docs/integration/fix_verification#raw-values': {
    en: 'trim sanitize escape modify htmlspecialchars magic quotes',
    de: 'trim bereinigen maskieren verändern htmlspecialchars',
  },
  'docs/integration/fix_verification#some-submissions-fail': {
    en: 'sometimes occasionally sporadic random intermittent',
    de: 'manchmal gelegentlich sporadisch zufällig',
  },
  'docs/integration/fix_verification#tick-disappears': {
    en: 'checkbox unchecks resets untick vanishes gone press jumps',
    de: 'häkchen verschwindet haken zurückgesetzt springt',
  },
  'docs/integration/fix_verification#tor': {
    en: 'onion anonymous supported storage access',
    de: 'onion anonymer unterstützt cookie zugriff',
  },
  'docs/integration/fix_verification#usual-causes': {
    en: 'apostrophe quotes umlauts breaks zero postal emoji',
    de: 'apostroph umlaute führende postleitzahl emoji',
  },
  'docs/integration/fix_verification#works-in-tests': {
    en: 'apostrophe quotes accents emoji special-characters',
    de: 'apostroph akzente emoji bestimmte sonderzeichen',
  },
  'docs/integration/fix_verification#wrong-language': {
    en: 'english german box translation',
    de: 'englisch deutsch box übersetzung',
  },
  'docs/integration/ignored_fields#backend': {
    en: 'csrf omit',
    de: 'csrf button weglassen',
  },
  'docs/integration/ignored_fields#example': {
    en: 'sign-up signup terms',
    de: 'agb anmeldeformular',
  },
  'docs/integration/ignored_fields#exclude': {
    en: 'ignore skip field class sensitive iban',
    de: 'ignorieren überspringen feld klasse sensibel iban',
  },
  'docs/integration/ignored_fields#rules': {
    en: 'checkbox radio select hidden password file upload field types checked passwords sent transmitted',
    de: 'checkbox radio select versteckt passwort datei upload feldtypen geprüft passwörter übertragen gesendet',
  },
  'docs/integration/ignored_fields#traps': {
    en: 'unchecked dynamic conditional',
    de: 'bedingte dynamische',
  },
  'docs/integration/javascript_forms#ajax': {
    en: 'fetch axios xhr jquery reload',
    de: 'fetch axios xhr jquery neuladen',
  },
  'docs/integration/javascript_forms#invisible': {
    en: 'hook overlay',
    de: 'overlay',
  },
  'docs/integration/javascript_forms#reset': {
    en: 'second submit send again new token keep inputs entries lose retry',
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
    en: 'back button returns step earlier resume interrupted abandoned',
    de: 'zurück-button zurück schritt fortsetzen unterbrochen abgebrochen',
  },
  'docs/integration/script_reference#arguments': {
    en: 'containerid',
    de: 'containerid',
  },
  'docs/integration/script_reference#behavior': {
    en: 'automatically novalidate',
    de: 'pflichtfeld',
  },
  'docs/integration/script_reference#callbacks': {
    en: 'oncheckform hook event handler function ckeditor tinymce',
    de: 'oncheckform hook ereignis funktion ckeditor tinymce',
  },
  'docs/integration/script_reference#events': {
    en: 'addeventlistener custom event listen',
    de: 'addeventlistener ereignisse',
  },
  'docs/integration/script_reference#methods': {
    en: 'reset destroy programmatically uncheck',
    de: 'zurücksetzen programmatisch abwählen',
  },
  'docs/integration/script_reference#options': {
    en: 'parameter configuration settings javascript',
    de: 'parameter konfiguration einstellungen javascript',
  },
  'docs/integration/script_reference#own-design': {
    en: 'css variables custom style override dark theme',
    de: 'css variablen eigener stil überschreiben dunkel dunkelmodus',
  },
  'docs/integration/script_reference#stylesheet': {
    en: 'cdn script address version include tag loadcssresource',
    de: 'skript adresse version einbinden',
  },
  'docs/integration/with_plugins#limitations': {
    en: 'django typo3 bug unverified',
    de: 'django typo3 einschränkung ungeprüft',
  },
  'docs/integration/with_plugins#mautic-zip': {
    en: 'upload bundle composer marketing automation',
    de: 'hochladen bundle composer marketing',
  },
  'docs/integration/with_plugins#not-listed': {
    en: 'joomla laravel shopware magento contao prestashop missing',
    de: 'joomla laravel shopware magento contao prestashop fehlt',
  },
  'docs/integration/with_plugins#plugins': {
    en: 'typo3 drupal joomla contao extension available list cms supported systems',
    de: 'typo3 drupal joomla contao erweiterung verfügbar liste cms unterstützte systeme',
  },
  'docs/integration/with_plugins#reviewed': {
    en: 'official community trustworthy maintained author vendor',
    de: 'offiziell community vertrauenswürdig gepflegt hersteller autor',
  },
  'docs/integration/with_plugins#smoke-test': {
    en: 'smoke installed correctly',
    de: 'kurztest installiert richtig',
  },
  'docs/integration/wordpress#exclude-field': {
    en: 'contact form 7 skip ignore cf7',
    de: 'contact form 7 ausnehmen ignorieren cf7',
  },
  'docs/integration/wordpress#exempt': {
    en: 'editors comments',
    de: 'redakteure überspringen admin kommentare',
  },
  'docs/integration/wordpress#filters': {
    en: 'hook apply_filters',
    de: 'hook entwickler',
  },
  'docs/integration/wordpress#good-to-know': {
    en: 'caching plugin wp rocket',
    de: 'caching-plugin wp rocket',
  },
  'docs/integration/wordpress_problems#known-problems': {
    en: 'bug version changelog gravity email confirmation forminator hidden ultimate member quotation apostrophe',
    de: 'bug version changelog gravity e-mail bestätigung forminator verborgen ultimate member anführungszeichen',
  },
  'docs/integration/wordpress#late-forms': {
    en: 'popup modal ajax elementor later',
    de: 'popup modal ajax elementor später',
  },
  'docs/integration/wordpress_problems#locked-out': {
    en: 'lockout login wp-admin rescue disable deactivate plugin wp-cli ftp',
    de: 'ausgesperrt einloggen wp-admin retten deaktivieren plugin wp-cli ftp',
  },
  'docs/integration/wordpress#modules': {
    en: 'contact form 7 wpforms elementor woocommerce gravity ninja supported login comments checkout',
    de: 'contact form 7 wpforms elementor woocommerce gravity ninja unterstützt login kommentare kasse checkout',
  },
  'docs/integration/wordpress#multisite': {
    en: 'network multisite several sites multiple projects connection',
    de: 'netzwerk multisite mehrere websites projekte verbindung',
  },
  'docs/integration/wordpress#own-form': {
    en: 'shortcode theme hook hand-coded self-made',
    de: 'shortcode theme hook selbstgebautes programmiertes',
  },
  'docs/integration/wordpress#popup-again': {
    en: 'popup modal second twice reopen',
    de: 'popup modal zweimal verschwunden',
  },
  'docs/integration/wordpress#reset-box': {
    en: 'mosparoInstances resetState javascript second attempt',
    de: 'mosparoInstances resetState javascript zweiter versuch',
  },
  'docs/integration/wordpress#wordpress': {
    en: 'install plugin wp setup connect',
    de: 'installieren plugin wp einrichten verbinden',
  },
  'docs/integration/wordpress_problems#wordpress-general-error': {
    en: 'wp-admin',
    de: 'wp-admin',
  },
  'docs/integration/wordpress_problems#wordpress-token-empty': {
    en: 'ajax',
    de: 'ajax',
  },
  'docs/quickstart#connect': {
    en: 'html',
    de: 'html',
  },
  'docs/quickstart#install': {
    en: 'laptop locally computer try demo trial fastest',
    de: 'laptop lokal rechner ausprobieren demo testinstallation schnellster',
  },
  'docs/quickstart#production': {
    en: 'live real server deploy pick',
    de: 'live echter server produktiv installationsart',
  },
  'docs/quickstart#remove': {
    en: 'rid throw away discard cleanup stop containers',
    de: 'wegwerfen loswerden beenden container',
  },
  'docs/quickstart#rules': {
    en: 'catch',
    de: 'wortregel abfangen',
  },
  'docs/testing#channels': {
    en: 'beta preview nightly',
    de: 'beta develop vorschau nightly',
  },
  'docs/testing#checklist': {
    en: 'launch live',
    de: 'livegang produktion',
  },
  'docs/testing#ci': {
    en: 'github actions cypress playwright pipeline e2e',
    de: 'github actions cypress playwright pipeline e2e',
  },
  'docs/testing#contributors': {
    en: 'unit phpunit',
    de: 'unit-tests phpunit entwickeln',
  },
  'docs/testing#handler-tests': {
    en: 'mock stub fake unit phpunit jest',
    de: 'mock stub attrappe phpunit jest',
  },
  'docs/testing#probe': {
    en: 'uptime synthetic benchmark stress k6 nagios probe heartbeat',
    de: 'verfügbarkeit benchmark stresstest k6 nagios sonde',
  },
  'docs/testing#signature-tests': {
    en: 'vectors hmac',
    de: 'testvektoren hmac',
  },
  'docs/testing#switches': {
    en: 'silent inactive disable staging test rules rejecting developing',
    de: 'inaktiv abschalten staging regeln testen ablehnen entwickeln',
  },
  'docs/testing#test-project': {
    en: 'automated test keys always pass selenium cypress playwright staging',
    de: 'automatisierte tests testschlüssel selenium cypress playwright staging lokal',
  },
  'docs/translating#completeness': {
    en: 'percent italian french spanish',
    de: 'prozent fertig vorhanden italienisch französisch spanisch',
  },
  'docs/translating#documentation': {
    en: 'docs manual mistake',
    de: 'doku deutsche handbuch anleitung',
  },
  'docs/translating#files': {
    en: 'yaml placeholders',
    de: 'yaml sprachdatei platzhalter',
  },
  'docs/translating#mosparo': {
    en: 'weblate contribute new language help translation typo',
    de: 'weblate mithelfen neue sprache übersetzung schreibfehler tippfehler',
  },
  'docs/translating#own-texts': {
    en: 'wording',
    de: 'formulierung',
  },
  'docs/usage/box_texts#language': {
    en: 'switch language german english browser page',
    de: 'sprache umstellen deutsch englisch browser seite',
  },
  'docs/usage/box_texts#order': {
    en: 'precedence wins fallback',
    de: 'vorrang ersatz',
  },
  'docs/usage/box_texts#texts': {
    en: 'label wording default messages list',
    de: 'beschriftung standardtext meldungen liste',
  },
  'docs/usage/box_texts#translations': {
    en: 'custom text label checkbox change wording sentence',
    de: 'eigener text beschriftung checkbox ändern satz formulierung',
  },
  'docs/usage/dashboard#all-projects': {
    en: 'totals overall',
    de: 'gesamtzahlen insgesamt gesamt',
  },
  'docs/usage/dashboard#charts': {
    en: 'graph line red colors stacked far',
    de: 'grafik diagramm linie rot farben graph weit verlauf',
  },
  'docs/usage/dashboard#counting': {
    en: 'attempts',
    de: 'fehlversuch fehlversuche',
  },
  'docs/usage/dashboard#date-range': {
    en: 'period month year graph',
    de: 'zeitraum monat jahr',
  },
  'docs/usage/dashboard#differences': {
    en: 'numbers counts match different list inbox mailbox mismatch',
    de: 'zahlen unterschiedlich stimmen liste abweichung postfach',
  },
  'docs/usage/dashboard#last-cleanup': {
    en: 'database cleanup date purge purged',
    de: 'datenbank bereinigung datum aufgeräumt aufräumen',
  },
  'docs/usage/dashboard#patterns': {
    en: 'sudden peak drop zero spike',
    de: 'plötzlich anstieg einbruch null spitze',
  },
  'docs/usage/dashboard#statistic-only': {
    en: 'dashed weeks',
    de: 'gestrichelt ältere wochen',
  },
  'docs/usage/dashboard#tasks': {
    en: 'arrive at-all works overview',
    de: 'kommen überhaupt überblick',
  },
  'docs/usage/design#box-designer': {
    en: 'preview generator',
    de: 'vorschau generator live',
  },
  'docs/usage/design#contrast': {
    en: 'readable legible accessibility wcag ratio',
    de: 'lesbar gut erkennbar barrierefrei wcag',
  },
  'docs/usage/design#dark-mode': {
    en: 'night theme black automatic',
    de: 'nachtmodus dunkles theme schwarz automatisch',
  },
  'docs/usage/design#design-advanced': {
    en: 'border radius dimensions padding font corners rounded',
    de: 'rahmen radius abstände schriftgröße ecken abrunden',
  },
  'docs/usage/design#design-invisible': {
    en: 'hidden checkbox without visible invisible captcha background',
    de: 'versteckt checkbox unsichtbar captcha hintergrund',
  },
  'docs/usage/design#design-simple': {
    en: 'colors size small large change smaller bigger brand corporate',
    de: 'farben größe klein groß ändern kleiner firmenfarben hausfarben',
  },
  'docs/usage/design#modes': {
    en: 'hide checkbox visible invisible captcha',
    de: 'verstecken checkbox sichtbar unsichtbar captcha',
  },
  'docs/usage/design#not-visible': {
    en: 'changed colors show update website cache old design same looks unchanged',
    de: 'geänderte farben angezeigt webseite cache altes design gleich unverändert sieht',
  },
  'docs/usage/guidelines#exempt': {
    en: 'whitelist allowlist bypass skip office exclude never block',
    de: 'whitelist ausnahme büro eigene ausschließen umgehen niemals blockieren',
  },
  'docs/usage/guidelines#fields': {
    en: 'priority',
    de: 'optionen priorität',
  },
  'docs/usage/guidelines#guideline-example': {
    en: 'priority several overlap order wins applies combined merged',
    de: 'priorität mehrere überschneiden reihenfolge gewinnt treffen kombinieren zusammengerechnet',
  },
  'docs/usage/guidelines#guidelines': {
    en: 'exception certain visitors country form page rule different settings stricter looser',
    de: 'ausnahme bestimmte besucher land formular seite einstellungen strengere strenger lockerer',
  },
  'docs/usage/guidelines#matching': {
    en: 'apply condition country url',
    de: 'gilt bedingung land url',
  },
  'docs/usage/guidelines#troubleshooting': {
    en: 'exception greyed',
    de: 'ausnahme ausgegraut',
  },
  'docs/usage/projects#create': {
    en: 'new website add set-up first',
    de: 'neue webseite hinzufügen anlegen erstes',
  },
  'docs/usage/projects#delete': {
    en: 'remove project permanently obsolete discontinued',
    de: 'projekt entfernen endgültig abgeschaltet',
  },
  'docs/usage/projects#groups': {
    en: 'folder organize sort many tidy',
    de: 'ordner organisieren sortieren viele aufgeräumte',
  },
  'docs/usage/projects#how-many': {
    en: 'multiple websites domains per project separate customer client shared one',
    de: 'mehrere webseiten domains pro projekt getrennt kunde gemeinsam',
  },
  'docs/usage/projects#navigation': {
    en: 'logout log-out',
    de: 'abmelden ausloggen seitenleiste',
  },
  'docs/usage/rating#rating': {
    en: 'points threshold calculate formula factor score spam exactly equal many reached twice repeated rejected',
    de: 'punkte schwelle berechnen berechnung formel faktor spam genau gleich punkten erreicht doppelt mehrfach',
  },
  'docs/usage/rating#rating-examples': {
    en: 'sums',
    de: 'rechnung beispielrechnung',
  },
  'docs/usage/rating#rating-numbers': {
    en: 'maximum minimum range default value limit smallest largest',
    de: 'maximum minimum bereich standardwert grenze kleinster größter höchster',
  },
  'docs/usage/rule_package_format#checksum': {
    en: 'sha256 hash file needed',
    de: 'sha256 hash datei nötig',
  },
  'docs/usage/rule_package_format#format': {
    en: 'zip mb megabyte bom',
    de: 'zip endung mb megabyte bom',
  },
  'docs/usage/rule_package_format#publish': {
    en: 'share create package host blocklist blacklist',
    de: 'teilen eigenes paket erstellen hosten sperrliste blockliste',
  },
  'docs/usage/rule_package_format#schema': {
    en: 'validator linter',
    de: 'validieren',
  },
  'docs/usage/rule_package_format#zip': {
    en: 'big split',
    de: 'aufteilen',
  },
  'docs/usage/rule_packages#add': {
    en: 'subscribe list url install ready-made rules',
    de: 'abonnieren liste url einbinden fertige regeln',
  },
  'docs/usage/rule_packages#get': {
    en: 'download find catalog directory marketplace available official community blocklists prebuilt ready-made',
    de: 'herunterladen finden katalog verzeichnis verfügbar offizielle community sperrlisten blocklisten vorgefertigte',
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
  'docs/usage/rule_packages#refresh-states': {
    en: 'soon',
    de: 'früh',
  },
  'docs/usage/rule_types#choose': {
    en: 'kind',
    de: 'art',
  },
  'docs/usage/rule_types#domain': {
    en: 'block mail provider gmail mail.ru tld disposable throwaway trash',
    de: 'mailanbieter sperren gmail mail.ru tld wegwerfadresse wegwerfmail trashmail',
  },
  'docs/usage/rule_types#email': {
    en: 'block sender address mail',
    de: 'absender adresse sperren mail',
  },
  'docs/usage/rule_types#ip-address': {
    en: 'ban range subnet block ip cidr',
    de: 'sperren bereich subnetz ip bannen ganzer netz cidr',
  },
  'docs/usage/rule_types#playground': {
    en: 'online',
    de: 'online',
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
  'docs/usage/rule_types#user-agent': {
    en: 'crawler',
    de: 'programm crawler',
  },
  'docs/usage/rule_types#website': {
    en: 'url link block http',
    de: 'url link sperren http adresse',
  },
  'docs/usage/rule_types#word': {
    en: 'keyword phrase regex exact contains bad words swear umlauts upper lower case wildcard placeholder asterisk question mark regular expression pattern delimiter forbid forbidden ban',
    de: 'schlüsselwort begriff regex exakt enthält schimpfwörter wort umlaute groß klein platzhalter stern fragezeichen regulärer ausdruck muster greift verbieten verbotene',
  },
  'docs/usage/rules#add-many': {
    en: 'bulk import csv paste list many',
    de: 'massenimport csv einfügen liste viele',
  },
  'docs/usage/rules#allow': {
    en: 'whitelist customer trusted never blocked exception office negative always regular customers',
    de: 'whitelist kunde kunden vertrauenswürdig nie blockiert ausnahme ausnehmen büro negativ immer durchlassen eigene stammkunde stammkunden durchkommen',
  },
  'docs/usage/rules#autosave': {
    en: 'automatically closing unsaved edits press',
    de: 'knopf ungespeichert drücken',
  },
  'docs/usage/rules#create': {
    en: 'add new block word filter blacklist',
    de: 'neue anlegen wort sperren filter blacklist schwarze',
  },
  'docs/usage/rules#delete-items': {
    en: 'selected undo bulk',
    de: 'ausgewählt rückgängig',
  },
  'docs/usage/rules#effect': {
    en: 'immediately delay hour cache apply',
    de: 'sofort verzögert stunde cache wirksam',
  },
  'docs/usage/rules#export-items': {
    en: 'csv spreadsheet excel',
    de: 'csv herunterladen excel tabellenkalkulation',
  },
  'docs/usage/rules#first-rules': {
    en: 'start seo offers typical spam beginner suggestions examples advertising promotion many links',
    de: 'anfang seo angebote typischer spam einsteiger vorschläge beispiele werbung viele links',
  },
  'docs/usage/rules#items': {
    en: 'sort',
    de: 'sortieren',
  },
  'docs/usage/rules#rule-settings': {
    en: 'description disable pause',
    de: 'beschreibung deaktivieren pausieren',
  },
  'docs/usage/rules#troubleshooting': {
    en: 'rule ignored fires spam still passes',
    de: 'regel greift ignoriert wirkt spam kommt',
  },
  'docs/usage/security#does-nothing': {
    en: 'bots still ineffective works triggers trigger',
    de: 'bots trotzdem wirkungslos auslöst löst',
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
    en: 'ban ip block temporarily many requests automatically',
    de: 'ip sperren vorübergehend viele anfragen zeitweise',
  },
  'docs/usage/security#minimum-time': {
    en: 'fast seconds bot speed password manager login rejected bots instantly',
    de: 'schnell sekunden bot tempo passwortmanager anmeldung abgelehnt bots',
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
    en: 'slow down wait throttle rate limit seconds countdown',
    de: 'verlangsamen warten drosseln bremsen sekunden countdown',
  },
  'docs/usage/security#security-features': {
    en: 'measures flooding',
    de: 'maßnahmen flut',
  },
  'docs/usage/settings#advanced-settings': {
    en: 'spam score threshold change language source stricter lenient sensitive',
    de: 'schwelle schwellenwert ändern spam-score strenger milder empfindlicher',
  },
  'docs/usage/settings#connection': {
    en: 'find uuid public private key copy',
    de: 'finde uuid öffentlicher privater schlüssel kopieren',
  },
  'docs/usage/settings#general-settings': {
    en: 'description rename',
    de: 'beschreibung umbenennen',
  },
  'docs/usage/settings#hosts': {
    en: 'domain allowed website add subdomain www wildcard',
    de: 'domain erlaubt webseite hinzufügen subdomain www platzhalter',
  },
  'docs/usage/settings#hosts-are-not': {
    en: 'iframe',
    de: 'iframe',
  },
  'docs/usage/settings#project-members': {
    en: 'invite colleague role reader editor owner rights team read-only viewer',
    de: 'kollegen einladen rolle leser bearbeiter eigentümer rechte team leserecht',
  },
  'docs/usage/settings#recommended': {
    en: 'best',
    de: 'empfohlen vorgaben',
  },
  'docs/usage/settings#reissue-keys': {
    en: 'key leaked published stolen git regenerate rotate new private',
    de: 'schlüssel veröffentlicht gestohlen git neu erzeugen rotieren privater durchgesickert',
  },
  'docs/usage/settings#silent-mode': {
    en: 'spammer notice know hidden secretly silently unnoticed pretend reveal caught',
    de: 'spammer merken merkt erfährt heimlich unbemerkt vortäuschen verraten',
  },
  'docs/usage/settings#status': {
    en: 'dry run test rules without rejecting observe trial',
    de: 'probelauf regeln testen ablehnen beobachten testbetrieb',
  },
  'docs/usage/submission_rules#matches': {
    en: 'random condition',
    de: 'zufällige buchstaben bedingung',
  },
  'docs/usage/submission_rules#submission-rules': {
    en: 'gibberish random letters nonsense keyboard mash scrambled',
    de: 'kauderwelsch zufällige buchstaben unsinn zeichensalat buchstabensalat wirre',
  },
  'docs/usage/submissions#delete-export': {
    en: 'csv download remove single export forward unmark',
    de: 'csv herunterladen einzeln löschen exportieren weiterleiten markieren',
  },
  'docs/usage/submissions#empty-list': {
    en: 'missing nothing shown appears submission list',
    de: 'fehlt nichts angezeigt erscheint einsendung liste',
  },
  'docs/usage/submissions#field-marks': {
    en: 'cross symbol',
    de: 'grüner rotes kreuz symbol',
  },
  'docs/usage/submissions#find': {
    en: 'search email name message look filter',
    de: 'suchen suche e-mail name nachricht filtern',
  },
  'docs/usage/submissions#read': {
    en: 'open details message inspect entered',
    de: 'öffnen details nachricht ansehen eingetippt',
  },
  'docs/usage/submissions#red-boxes': {
    en: 'fast warning',
    de: 'schnell warnung',
  },
  'docs/usage/submissions#results': {
    en: 'status spam valid ignored meaning icon color column',
    de: 'status spam gültig ignoriert bedeutung symbol farbe spalte',
  },
  'docs/usage/submissions#simulation': {
    en: 'compute',
    de: 'berechnen',
  },
  'docs/usage/submissions#wrongly-refused': {
    en: 'false positive real customer blocked legitimate ham complaint mistakenly',
    de: 'fehlalarm echter kunde blockiert berechtigt beschwerde fälschlich irrtümlich',
  },
  'docs/usage/tools#copy': {
    en: 'duplicate clone rules share reuse',
    de: 'duplizieren klonen regeln übernehmen wiederverwenden',
  },
  'docs/usage/tools#export': {
    en: 'save settings download json backup project',
    de: 'einstellungen speichern herunterladen json projekt sichern',
  },
  'docs/usage/tools#file': {
    en: 'structure specification',
    de: 'aufbau',
  },
  'docs/usage/tools#import': {
    en: 'upload json restore project',
    de: 'hochladen json projekt wiederherstellen',
  },
  'docs/usage/tools#import-modes': {
    en: 'overwrite append replace merge duplicates overwritten lose',
    de: 'überschreiben anhängen ersetzen zusammenführen duplikate bestehende überschreibt verlieren',
  },
  'docs/usage/tools#large-projects': {
    en: 'thousands memory blank huge',
    de: 'tausende riesige weiße',
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
