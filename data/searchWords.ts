import type {Locale} from '../config/locales';

/**
 * Words that readers use for the tasks of a page and that the page itself does not say, or only in
 * passing: everyday words, tasks as verbs, names of other products, abbreviations, symptoms.
 * The order does not matter; forms of a word need no entry. CONTRIBUTING.md tells when to add one.
 */
export const searchWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'docs/about/data_processing': {
    en: `gdpr ccpa dsgvo privacy policy compliance legal lawyer dpo retention period long kept keep store stored collect
      personal data cookie cookies banner consent tracking anonymize pseudonymize encrypted erase forgotten subject
      access request agreement dpa processor notice location third party transfer delete ip addresses server leaves
      sent outside external who sees visible hash audit eu logs visitor fingerprint`,
    de: `dsgvo gdpr datenschutz rechtlich anwalt aufbewahrung frist dauer lange aufbewahrt gespeichert speichern erheben
      personenbezogen cookies cookie banner einwilligung zustimmung tracking anonymisieren pseudonymisieren
      verschlüsselt auskunft auskunftsrecht betroffene auftragsverarbeitung avv datenschutzerklärung weitergabe dritte
      löschen ip adressen server verlässt übermittelt außen extern wer sieht einsehbar hash prüfung eu protokolle
      besucher fingerabdruck`,
  },
  'docs/about/features': {
    en: `feature list overview capabilities functions advantages benefits pros cons compare versus recaptcha hcaptcha turnstile
      friendly altcha akismet cleantalk bots stop protect limits roadmap missing support changelog javascript off
      disabled noscript strengths difference why choose good enough effective reliable`,
    de: `funktionen funktionsumfang überblick möglichkeiten vorteile nachteile vergleich vergleichen gegenüber recaptcha
      hcaptcha turnstile friendly altcha akismet cleantalk bots abwehren schützen grenzen leistungsumfang fähigkeiten
      javascript ausgeschaltet aus stärken unterschied wirksam zuverlässig warum`,
  },
  'docs/about/how_it_works': {
    en: `explanation concept architecture principle flow sequence diagram behind scenes technology algorithm lifecycle process
      glossary terminology vocabulary definition meaning jargon technically detect decide token validity expire
      seconds silent inactive invisible steps`,
    de: `erklärung konzept architektur prinzip ablauf funktionsweise funktioniert technik algorithmus lebenszyklus hintergrund
      glossar begriffe begriffserklärung fachbegriffe definition bedeutung wörterbuch erkennt entscheidet technisch
      token gültigkeit läuft ab still inaktiv unsichtbar schritte`,
  },
  'docs/about/introduction': {
    en: `about overview what purpose start captcha alternative replacement free price pricing cost costs paid commercial
      license mit open source self hosted company author developer blind accessible wcag disability vulnerability
      disclosure bug bounty visitor website contact creator who maintained switzerland service saas cloud`,
    de: `über überblick zweck captcha alternative ersatz kostenlos kosten kostet preis bezahlen kommerziell lizenz mit open
      source selbst gehostet hersteller firma entwickler blind barrierefrei wcag behinderung sicherheitslücke melden
      besucher häkchen webseite wer steckt dahinter schweiz saas cloud dienst`,
  },
  'docs/account/change_password': {
    en: `forgot forgotten reset recover lost credentials login cannot sign in new passphrase own account link expired email
      received strength rules length stronger longer safe minimum characters hacked compromised changed`,
    de: `vergessen zurücksetzen wiederherstellen verloren zugangsdaten kennwort einloggen anmelden geht neues konto link
      abgelaufen mail erhalten stärke länge regeln stärker länger sicher mindestlänge zeichen gehackt kompromittiert`,
  },
  'docs/account/two_factor_authentication': {
    en: `2fa mfa totp otp authenticator google microsoft authy 1password bitwarden app phone smartphone qr one time pin second
      factor recovery backup codes lost stolen enable disable security key yubikey passkey login scan turn off new
      change device`,
    de: `2fa mfa totp otp authenticator google microsoft authy bitwarden app handy smartphone telefon qr einmalcode
      einmalpasswort zweiter faktor ersatzcodes notfallcodes verloren gestohlen aktivieren deaktivieren
      sicherheitsschlüssel passkey anmeldung zweistufig bestätigung scannen ausschalten neues gerät`,
  },
  'docs/account/user_settings': {
    en: `profile preferences personal my account options language locale timezone clock date time format dark light theme
      display rows pagination avatar ui interface wrong hours summer slow list appearance`,
    de: `profil voreinstellungen persönlich mein konto optionen sprache zeitzone uhrzeit datum datumsformat dunkel hell anzeige
      zeilen pro seite oberfläche ui umstellen spracheinstellung falsche uhr stunden sommerzeit langsame liste
      darstellung sprachversion`,
  },
  'docs/administration/cleanup_statistic': {
    en: `purge purging tidy garbage old expired data removal history runs last run executed deleted database growing big size
      grace maintenance clean up ran never empty incomplete disk full too`,
    de: `aufräumen bereinigung bereinigen datenbankbereinigung alte daten entfernen verlauf läufe letzter lauf gelöscht
      datenbank wächst groß wartung karenz gnadenfrist schonfrist gelaufen nie leer unvollständig erkennen festplatte
      voll zu alt`,
  },
  'docs/administration/cron_jobs': {
    en: `web cron url trigger external service uptimerobot easycron secret key call http schedule enable webcron ui interface
      hosting without shell 425 429`,
    de: `web cron url aufruf externer dienst anstoßen geheimer schlüssel zeitplan einschalten webcron oberfläche ui hosting
      ohne shell 425 429`,
  },
  'docs/administration/geoip': {
    en: `country countries geolocation location maxmind geolite asn as number provider isp database download license key nation
      region lookup where visitors come from continent state filter flag update monthly proxy tor vpn`,
    de: `land länder herkunft standort geolokalisierung maxmind geolite asn as nummer provider anbieter datenbank herunterladen
      lizenzschlüssel region nachschlagen woher besucher länderdatenbank staat staaten nation filter tor vpn monatlich`,
  },
  'docs/administration/security_settings': {
    en: `brute force login throttling attempts locked out lockout restrict limit access admin area backend whitelist vpn office
      network session timeout logged logout proxy trust hardening firewall allow list protect cidr subnet allowed
      addresses api block page home ip changed`,
    de: `brute force anmeldeversuche anmeldesperre ausgesperrt aussperren einschränken beschränken zugang zugriff adminbereich
      backend whitelist vpn büro netzwerk sitzung abgemeldet abmelden proxy vertrauen absichern härten firewall cidr
      subnetz liste erlaubte adressen api login sperren seite schützen`,
  },
  'docs/administration/system': {
    en: `about version installed php info phpinfo status diagnostics log logs logfile error file debug slow performance down
      offline crash outage monitor unblock visitors throughput load backup sizes disk memory uptime which find
      location back up connection internet health page red warning cpu`,
    de: `version installiert phpinfo zustand diagnose log logs protokoll protokolldatei fehlerprotokoll langsam leistung
      ausfall abgestürzt überwachen freigeben durchsatz auslastung sicherung speicher verfügbarkeit welche ort
      herausfinden sichern internetverbindung warnung rot gesundheit`,
  },
  'docs/administration/system_settings': {
    en: `smtp mail server sendgrid mailgun gmail outlook sender from address email delivery test send default language timezone
      installation name title branding global instance wide ui interface tls ssl starttls port outgoing not arriving
      rename logo password reset sent`,
    de: `smtp mailserver mailversand gmail outlook absender absenderadresse versand testmail senden standardsprache zeitzone
      name global gesamte instanz oberfläche ui tls ssl starttls port verschicken postausgang ausgangsserver kommt an
      umbenennen titel mail nicht gesendet`,
  },
  'docs/administration/updates': {
    en: `new version release upgrade button channel stable beta develop nightly automatic auto check available browser click
      patch ui interface turn off disable which stay notify notification changelog security fix`,
    de: `neue version release upgrade knopf schaltfläche kanal stabil beta entwicklung automatisch prüfen verfügbar browser
      klick patch oberfläche ui aktualisierung abschalten ausschalten welche bleiben benachrichtigen hinweis
      sicherheitsupdate`,
  },
  'docs/administration/users': {
    en: `account accounts member team colleague staff employee invite add create remove delete disable deactivate permissions
      rights roles role admin administrator promote who may allowed owner editor viewer access control acl no freeze
      suspend ban last change transfer guest read only customer login agency see list`,
    de: `konto konten benutzer nutzer team kollege mitarbeiter einladen hinzufügen anlegen entfernen löschen deaktivieren
      sperren berechtigung rechte rollen rolle vergeben admin administrator befördern wer darf erlaubt besitzer
      bearbeiter betrachter zugriffskontrolle kein zugriff einfrieren stilllegen letzter wechseln übertragen gast nur
      lesen kundenzugang`,
  },
  'docs/api/api_debug_mode': {
    en: `debug debugging reason why failed verification detail details verbose diagnose hint explain wrong signature developer`,
    de: `debug debuggen grund warum fehlgeschlagen überprüfung einzelheiten ausführlich diagnose hinweis erklären falsche
      signatur entwickler`,
  },
  'docs/api/frontend': {
    en: `own client browser javascript js endpoint rest request submit token cors mobile app ios android native headless widget
      without script reimplement check form data`,
    de: `eigener client browser javascript js endpunkt rest anfrage submit token cors app ios android nativ headless ohne
      skript nachbauen schnittstelle formulardaten`,
  },
  'docs/api/health': {
    en: `healthcheck monitoring uptime kuma nagios zabbix prometheus alive ping status probe liveness readiness availability
      endpoint load balancer healthy unhealthy alert 503 degraded json response`,
    de: `healthcheck überwachung überwachen monitoring uptime kuma nagios zabbix prometheus lebt ping zustand probe
      verfügbarkeit endpunkt lastverteiler gesund erreichbar alarm 503 antwort`,
  },
  'docs/api/rule_package': {
    en: `push upload rules automatically programmatically script import endpoint sync synchronize publish remote json sign
      webhook send third party incremental large thousands`,
    de: `hochladen regeln automatisch programmatisch skript importieren endpunkt synchronisieren veröffentlichen json signieren
      webhook senden schnittstelle inkrementell große tausende`,
  },
  'docs/api/statistic': {
    en: `stats statistics numbers figures counts fetch query retrieve grafana prometheus report reporting export external
      dashboard per day spam amount endpoint traffic json csv`,
    de: `statistik zahlen kennzahlen anzahl abrufen abfragen grafana prometheus bericht auswertung extern pro tag endpunkt
      schnittstelle exportieren json csv`,
  },
  'docs/api/troubleshooting': {
    en: `error errors message fails failing fail broken not working does doesn work wrong problem fix solve console exception
      forbidden 400 401 403 404 405 413 500 invisible disappears missing spinner stuck sometimes some visitors
      undefined defined null timeout blank nothing happens button click submit`,
    de: `fehler fehlermeldung meldung schlägt fehl fehlgeschlagen kaputt geht nicht funktioniert problem lösen beheben konsole
      ausnahme 400 401 403 404 405 413 500 verschwindet fehlt hängt verifizierungsfehler manchmal manche besucher
      undefined null timeout leer passiert nichts knopf absenden`,
  },
  'docs/api/verification': {
    en: `verify server side backend validate validation hmac sha256 signature sign hash hashing authentication authorization
      header basic auth post metadata curl postman php python java node ruby go check steps algorithm example order
      raw trim line breaks wrong mismatch invalid expired token twice`,
    de: `verifizieren prüfen serverseitig backend validieren validierung hmac sha256 signatur signieren hash authentifizierung
      autorisierung header basic auth metadaten curl postman php python java node ruby go prüfung verifikation
      schritte algorithmus beispiel reihenfolge rohwerte zeilenumbruch falsche ungültig abgelaufen zweimal`,
  },
  'docs/cli': {
    en: `console terminal shell bash ssh commands command symfony bin script automate options arguments exit code cmd
      powershell list all create user cleanup run manually help docker exec`,
    de: `konsole terminal shell bash ssh befehle befehl kommandos symfony skript automatisieren optionen argumente rückgabewert
      powershell eingabeaufforderung alle auflisten benutzer anlegen bereinigung von hand hilfe docker exec`,
  },
  'docs/installation/configure/apache': {
    en: `httpd vhost virtual host htaccess mod_rewrite rewrite web server webserver xampp lamp document root config
      configuration 404 403 blank page redirect index.php`,
    de: `httpd vhost virtueller host htaccess mod_rewrite rewrite webserver xampp lamp wurzelverzeichnis konfiguration 404 403
      weiße seite index.php`,
  },
  'docs/installation/configure/cron_jobs': {
    en: `crontab scheduler scheduled task nightly daily hourly interval often periodic systemd timer background automate
      recurring cleanup run maintenance not running user www-data minutes`,
    de: `crontab zeitplan geplante aufgabe nächtlich täglich stündlich intervall oft regelmäßig systemd timer hintergrund
      automatisieren wiederkehrend bereinigung laufen wartung aufräumen läuft benutzer www-data minuten`,
  },
  'docs/installation/configure/environment_variables': {
    en: `env config configuration file location stored settings parameters dotenv path secrets database url dsn redis memcached
      cache app_secret server override options production debug mode change`,
    de: `env konfiguration konfigurationsdatei ort liegt einstellungen parameter dotenv pfad geheimnisse datenbank url dsn
      redis memcached cache überschreiben optionen umgebung produktion debugmodus ändern`,
  },
  'docs/installation/configure/microsoft_iis': {
    en: `windows server microsoft iis web.config webconfig rewrite module fastcgi asp application pool`,
    de: `windows server microsoft iis web.config webconfig rewrite modul fastcgi asp anwendungspool`,
  },
  'docs/installation/configure/nginx': {
    en: `web server webserver php-fpm fastcgi block vhost location try_files config configuration bad gateway 502 413 gzip
      openresty upload too large timeout`,
    de: `webserver php-fpm fastcgi serverblock vhost location try_files konfiguration bad gateway 502 413 gzip openresty zu
      groß timeout`,
  },
  'docs/installation/configure/reverse_proxy': {
    en: `real client ip x-forwarded-for forwarded header wrong address visitors same every all traefik caddy haproxy cloudflare
      cdn tunnel https ssl tls termination certificate subdirectory subpath path prefix redirect loop mixed content
      load balancer country http instead insecure`,
    de: `echte ip x-forwarded-for weitergeleitet header falsche adresse besucher gleiche dieselbe alle traefik caddy haproxy
      cloudflare cdn tunnel https ssl tls zertifikat unterverzeichnis unterpfad umleitung schleife mixed content
      lastverteiler http statt unsicher`,
  },
  'docs/installation/install/docker': {
    en: `container image dockerhub podman portainer coolify unraid synology nas stack volume yaml yml swarm dokku truenas
      database host service name enter port password mariadb env restart data lost`,
    de: `container image abbild dockerhub podman portainer coolify unraid synology nas stack volume yaml yml swarm truenas
      datenbank host dienstname eintragen port neustart daten weg`,
  },
  'docs/installation/install/kubernetes': {
    en: `k8s helm chart cluster pod deployment ingress manifest openshift rancher k3s kubectl argo namespace yaml cloud scale
      secret storage class`,
    de: `k8s helm chart cluster pod deployment ingress manifest openshift rancher k3s kubectl argo namespace yaml cloud
      skalieren secret`,
  },
  'docs/installation/install/multi_node_setup': {
    en: `ha high availability failover redundancy redundant cluster scaling scale horizontal several multiple servers load
      balancer replicas shared session storage redis memcached sticky galera share nodes synchronize`,
    de: `ha hochverfügbarkeit ausfallsicherheit ausfallsicher redundanz redundant cluster skalieren skalierung horizontal
      mehrere server lastverteiler replikate gemeinsame sitzungen redis memcached sticky galera teilen knoten
      synchronisieren`,
  },
  'docs/installation/install/normal': {
    en: `zip download manual webspace shared hosting ftp sftp upload unzip lamp bare metal vps without docker setup wizard
      first install installing uninstall remove deinstall permissions chmod chown plesk cpanel database connection
      sqlstate pdo change password later lost admin`,
    de: `zip herunterladen manuell webspace webhosting hoster ftp sftp hochladen entpacken lamp vps ohne docker assistent
      einrichten installieren deinstallieren entfernen dateirechte chmod chown plesk cpanel sqlstate pdo
      datenbankverbindung installation datenbankpasswort später`,
  },
  'docs/installation/install/source': {
    en: `git clone github repository composer yarn npm node webpack build compile development developer contribute fork local
      dev`,
    de: `git klonen github repository composer yarn npm node webpack bauen kompilieren entwicklung entwickler beitragen fork
      lokal quellcode quelltext`,
  },
  'docs/installation/requirements': {
    en: `system server hardware ram cpu memory disk minimum supported php version mysql mariadb postgresql sqlite database
      extension prerequisites compatible compatibility hosting firewall outgoing internet offline air gapped utf8mb4
      needed missing module php-xml intl gd curl how big laptop raspberry arm windows`,
    de: `system server hardware arbeitsspeicher cpu speicherplatz mindestens unterstützt php version mysql mariadb postgresql
      sqlite datenbank erweiterung voraussetzung kompatibel hosting firewall ausgehend internet offline
      serveranforderungen benötigt systemvoraussetzungen fehlt modul php-xml intl gd curl wie groß raspberry arm
      windows`,
  },
  'docs/installation/update': {
    en: `upgrade new version migrate migration downgrade rollback revert restore backup dump save copy move transfer relocate
      another server host domain change release maintenance stuck hangs failed patch recover unchanged same back up
      what to order skip versions long time custom files keep`,
    de: `upgrade aktualisieren neue version migrieren migration downgrade rollback rückgängig wiederherstellen einspielen
      backup sicherung sichern kopie umziehen umzug anderer server domain wechseln release hängt fehlgeschlagen patch
      ziehe unverändert gleiche was reihenfolge versionen überspringen dateien behalten`,
  },
  'docs/integration/bypass_protection': {
    en: `hacker attacker attack circumvent trick skip avoid cheat manipulate forged tamper secure safe loophole pentest prove
      check protected curl direct post required fields javascript off disabled without gets through replay copy key
      stolen public abuse`,
    de: `hacker angreifer angriff umgehen austricksen überspringen vermeiden manipulieren gefälscht sicher lücke pentest
      nachweisen prüfen geschützt curl direkt absenden pflichtfelder javascript ausgeschaltet aus ohne kommt durch
      wiederholen schlüssel kopieren missbrauch`,
  },
  'docs/integration/custom': {
    en: `embed add integrate own form website html script tag snippet js react vue angular svelte next.js php laravel symfony
      python django flask ruby java node express go asp.net ajax fetch spa modal popup csp nonce event callback down
      offline unreachable fallback outage submit programmatically several forms reset start over after error returned
      steps multi page label dynamic two one iframe double button disabled`,
    de: `einbauen einbinden einbetten integrieren eigenes formular webseite html script skript schnipsel js react vue angular
      svelte php laravel symfony python django flask ruby java node express go asp.net ajax fetch abschicken spa modal
      popup csp nonce ereignis callback ausgefallen offline erreichbar ausfall umsteigen mehrere formulare
      zurücksetzen neu anfangen nach fehler schritte mehrseitig beschriftung dynamisch zwei iframe knopf deaktiviert`,
  },
  'docs/integration/ignored_fields': {
    en: `skip exclude omit field checkbox radio select hidden password file upload attachment not checked sent transmitted
      sensitive data attribute credit card csrf token captcha gdpr consent`,
    de: `ausschließen auslassen überspringen feld checkbox radio auswahl versteckt passwortfeld datei upload anhang nicht
      geprüft übertragen sensibel attribut kreditkarte csrf zustimmung`,
  },
  'docs/integration/with_plugins': {
    en: `wordpress wp cms drupal joomla typo3 contao craft neos statamic shopware magento prestashop woocommerce matomo moodle
      contact form 7 gravity forms wpforms elementor ninja formidable laravel symfony extension module addon shop
      store package library sdk php python java node website builder page divi forum flarum phpbb mautic newsletter
      support supported comments login registration checkout`,
    de: `wordpress wp cms drupal joomla typo3 contao craft neos statamic shopware magento prestashop woocommerce matomo moodle
      contact form 7 gravity forms wpforms elementor ninja formidable laravel symfony erweiterung modul addon shop
      paket bibliothek sdk php python java node baukasten pagebuilder divi forum flarum phpbb mautic newsletter
      unterstützt unterstützung kommentare login registrierung kasse`,
  },
  'docs/quickstart': {
    en: `getting started tutorial guide beginner first steps begin begins try walkthrough minutes hello world demo learn newbie
      next after installing contact newsletter form protect spam`,
    de: `erste schritte anleitung einstieg einsteiger anfänger loslegen beginnen ausprobieren minuten demo lernen tutorial
      danach nach installation kontaktformular newsletter formular schützen`,
  },
  'docs/testing': {
    en: `ci pipeline github actions gitlab automated e2e cypress playwright selenium unit phpunit staging localhost mock stub
      disable development go live launch checklist qa pr pull request local machine bot always pass`,
    de: `ci pipeline github actions gitlab automatisiert e2e cypress playwright selenium unit phpunit staging localhost mock
      abschalten entwicklung livegang veröffentlichung checkliste qa pr pull request testumgebung lokal rechner immer
      bestehen`,
  },
  'docs/translating': {
    en: `localization l10n i18n internationalization weblate crowdin xliff yaml contribute language missing french spanish
      italian wording translator help own box typo mistake wrong translation report`,
    de: `lokalisierung l10n i18n internationalisierung weblate crowdin xliff yaml mitmachen beitragen sprache fehlt französisch
      spanisch italienisch wortlaut übersetzer helfen eigene texte rechtschreibfehler falsche übersetzung melden`,
  },
  'docs/usage/dashboard': {
    en: `chart charts graph graphs statistics analytics overview home numbers metrics kpi trend report pie period week month
      how much spam blocked count counts counted today yesterday differ increase sudden peak attack`,
    de: `diagramm diagramme grafik kurve statistik auswertung analyse übersicht startseite zahlen kennzahlen verlauf trend
      bericht zeitraum woche monat wie viel spam zählt gezählt heute gestern unterschiede anstieg plötzlich angriff`,
  },
  'docs/usage/projects': {
    en: `website site domain add create new project key keys public private uuid credentials connect folder group organize
      archive remove delete client customer agency host subdomain how many one per separate search find sort folders
      several websites localhost port wildcard`,
    de: `website webseite domain hinzufügen anlegen neues projekt schlüssel öffentlich privat uuid zugangsdaten verbinden
      ordner gruppe ordnen entfernen löschen kunde kunden agentur host subdomain projektschlüssel wie viele eins pro
      getrennt suchen finden sortieren mehrere websites localhost port`,
  },
  'docs/usage/rule_packages': {
    en: `ruleset shared blocklist subscribe subscription community ready made list spam words import url github maintain
      refresh update automatically badwords official which good not refreshed`,
    de: `regelsatz ruleset gemeinsame sperrliste abonnieren abo community fertige liste spamwörter importieren url github
      pflegen auffrischen aktualisieren automatisch offizielle nicht aktualisiert`,
  },
  'docs/usage/rule_types': {
    en: `regex wildcard pattern bad words swear profanity blacklist block ban ip range subnet cidr email address domain link
      url country asn user agent ua browser language russian cyrillic chinese arabic script characters emoji alphabet
      disposable phone number free mail gmail links shortener`,
    de: `regex platzhalter muster schimpfwörter beleidigung blacklist sperren blockieren ip bereich subnetz cidr e-mail adresse
      domain link url land asn user agent ua browser sprache russisch kyrillisch chinesisch arabisch schrift zeichen
      emoji alphabet wegwerfadresse telefonnummer gmail links`,
  },
  'docs/usage/rules': {
    en: `filter block words keywords blacklist spam score points rating weight threshold create add edit delete allow trusted
      whitelist sender csv bulk many list exception let through import export rate whole submission instead field
      versus matching match not compare first start which recommended order negative`,
    de: `filter sperren wörter stichwörter blacklist spam punkte punktzahl bewertung gewicht schwelle anlegen hinzufügen
      bearbeiten löschen erlauben vertrauen whitelist absender csv viele ausnahme durchlassen importieren exportieren
      bewerten ganze einsendung statt feld trifft greift nicht vergleichen empfohlen negative reihenfolge`,
  },
  'docs/usage/settings': {
    en: `configure options color colour font size css branding customize look hide invisible position honeypot trap hidden bots
      delay rate limit flood repeated equal duplicate lockout unblock country countries ip range allow whitelist
      office member invite teammate role share wording text language regenerate renew reissue rotate key minimum
      seconds fast threshold pow same identical twice owner change label switch annoying slow too strict stricter wait
      countdown`,
    de: `konfigurieren optionen farbe farben schrift größe css marke anpassen aussehen ausblenden verstecken unsichtbar
      position honeypot falle bots verzögerung ratenbegrenzung flut wiederholt gleich doppelt sperre entsperren land
      länder ip bereich whitelist büro mitglied einladen kollegin rolle teilen wortlaut text sprache erneuern neu
      erzeugen schlüssel mindestzeit sekunden schnell schwellenwert pow gleiche identisch zweimal besitzer wechseln
      beschriftung umschalten streng strenger warten countdown`,
  },
  'docs/usage/submissions': {
    en: `messages message inbox entries entry received sent incoming list moderation review log history blocked genuine real
      customers people visitors false positive wrongly rejected refused legitimate quarantine spam folder reason why
      delete export search filter find field marks red lost missing where did came through`,
    de: `nachrichten nachricht posteingang eingang eingegangen einträge gesendet liste moderation durchsehen verlauf blockiert
      echt echte kunden leute fälschlich abgelehnt zurückgewiesen berechtigt quarantäne spamordner grund warum löschen
      anfragen suchen filtern finden markierung rot exportieren verloren fehlt spam kam durch`,
  },
  'docs/usage/tools': {
    en: `copy clone duplicate transfer move migrate project rules try simulate evaluate check text rule tester import export
      json download backup template decide staging production`,
    de: `kopieren klonen duplizieren übertragen umziehen projekt regeln ausprobieren simulieren prüfen text regeltester
      importieren exportieren json herunterladen sichern vorlage entscheidet bewertet staging produktion`,
  },
};
