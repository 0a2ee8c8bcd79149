import type {Locale} from '../config/locales';

/**
 * Words that readers use for the tasks of a page and that the page itself does not say, or only in
 * passing: everyday words, tasks as verbs, names of other products, abbreviations, symptoms.
 * The order does not matter; forms of a word need no entry. CONTRIBUTING.md tells when to add one.
 */
export const searchWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'docs/about/data_processing': {
    en: `gdpr ccpa dsgvo privacy policy compliance legal lawyer dpo retention period long kept keep store stored collect
      personal data cookie cookies banner consent tracking anonymize pseudonymize encrypted erase forgotten
      subject access request agreement dpa processor notice location third party transfer delete ip addresses
      server leaves sent outside external sees visible hash audit eu logs visitor fingerprint anonymization
      anonymous logging recorded saved retain retained dates days schrems usa america transferred
      legitimate interest lawful basis art right breach incident officer pii sensitive records processing
      activities organizational measures controller children cookieless local storage device plaintext readable
      decrypt masked truncated schedule disclose template wording boilerplate sample imprint phones home
      telemetry concept minimization dpia assessment artikel register purpose saves consultant spying snoop
      hipaa compliant jurisdiction opt-out withdraw residency metadata harvest sooner earlier typed asks people
      tables content eavesdrop intercept cipher authority confidential surveillance illegal liability leakage
      theft lifespan underage contract`,
    de: `dsgvo gdpr datenschutz rechtlich anwalt aufbewahrung frist dauer lange aufbewahrt gespeichert speichern erheben
      personenbezogen cookies cookie banner einwilligung zustimmung tracking anonymisieren pseudonymisieren
      verschlüsselt auskunft auskunftsrecht betroffene auftragsverarbeitung avv datenschutzerklärung weitergabe
      dritte löschen ip adressen server verlässt übermittelt außen extern sieht einsehbar hash prüfung eu
      protokolle besucher fingerabdruck anonymisierung anonym gekürzt protokolliert aufgezeichnet behalten tage
      datum usa amerika drittland weitergegeben profilbildung berechtigtes interesse rechtsgrundlage art
      datenpanne panne vorfall beauftragter sensibel angaben persönliche verarbeitungsverzeichnis tom maßnahmen
      verantwortlicher kinder lokaler speicher gerät klartext lesbar entschlüsseln zeitplan muster mustertext
      vorlage textbaustein impressum telemetrie ip-adresse konform löschfristen auftragsverarbeitungsvertrag
      ausland löschkonzept konzept datensparsamkeit datenminimierung artikel eingaben speicherfrist
      folgenabschätzung zweckbindung ttdsg tdddg ndsg revdsg dsg rechtssicher rechtskonform konformität tracker
      spionieren ausspionieren mitlesen betroffenenrechte widerspruch opt-in serverstandort überwacht
      besucherdaten datenschutzkonform früher leute vergessen vergessenwerden wissen löschung recht
      tabellen inhalte formularinhalte admins aufsichtsbehörde nachvollziehen ausspähen vertraulich haftung
      diebstahl einverständnis abmahnung`,
  },
  'docs/about/features': {
    en: `feature list overview capabilities functions advantages benefits pros cons compare versus recaptcha hcaptcha
      turnstile friendly altcha akismet cleantalk bots stop protect limits roadmap missing support changelog
      strengths difference choose good enough effective reliable competitor
      competitors competition vs cloudflare puzzle images ai machine learning catch accuracy detection marketing
      boss convince evaluate evaluation suitable limitations drawbacks weaknesses disadvantages attachments virus
      multilingual enterprise better worse tour product hosted spammers introduced since alternatives comparison
      humans google highlights selling edge superior worth scan artificial intelligence suspicious quarantine
      recognise phishing defend shield fight`,
    de: `funktionen funktionsumfang überblick möglichkeiten vorteile nachteile vergleich vergleichen recaptcha
      hcaptcha turnstile friendly altcha akismet cleantalk bots abwehren schützen grenzen leistungsumfang
      fähigkeiten stärken unterschied wirksam zuverlässig wettbewerber konkurrenz vs
      cloudflare rätsel bilder ki künstliche intelligenz maschinelles lernen erkennungsrate treffsicherheit chef
      überzeugen geeignet einschränkungen schwächen anhänge viren mehrsprachig besser features funktionsliste
      programm leistungsmerkmale merkmale menschliche spammer produkt statt google besonderheiten pluspunkte
      mitbewerber überlegen lohnt taugt dateianhänge ausstattung bilderrätsel virenscanner quarantäne
      verdächtige dateiprüfung fehlt gegenüberstellung phishing`,
  },
  'docs/about/glossary': {
    en: `dictionary lexicon definition definitions define explain explained abbreviation abbreviations vocabulary
      terminology jargon wording translate validation token`,
    de: `wörterbuch lexikon definition definitionen erklärung erklärt abkürzung abkürzungen wortschatz terminologie
      fachbegriff fachbegriffe fachwort wortliste begriffserklärung`,
  },
  'docs/about/how_it_works': {
    en: `explanation concept architecture principle flow sequence diagram behind scenes technology algorithm lifecycle
      process definition meaning technically detect decide token validity expire seconds silent inactive invisible
      steps internals mechanism hood explained theory background difference calculated calculation calculates computed
      formula sum timeline phases stages workflow roundtrip schema understand works logic basics fundamentals click
      added ticks open leave together ticked protections wait validation`,
    de: `erklärung konzept architektur prinzip ablauf funktionsweise funktioniert technik algorithmus lebenszyklus
      hintergrund definition bedeutung erkennt entscheidet technisch token gültigkeit läuft still inaktiv unsichtbar
      schritte mechanismus innen erklärt theorie unterschied berechnet berechnung formel summe zeitachse phasen stufen
      workflow arbeitsablauf schema verstehen ausfüllen absenden funktionsprinzip logik schaubild grundlagen
      grundprinzip ablaufdiagramm teilweise klick zusammengezählt häkchen setzt zustande offen bedeutet ergibt
      schutzmaßnahmen reihenfolge`,
  },
  'docs/about/introduction': {
    en: `overview purpose start captcha alternative replacement free price pricing cost costs paid commercial license mit
      open source self hosted company author developer blind accessible wcag disability vulnerability disclosure
      bug bounty visitor website contact creator maintained switzerland service saas cloud bird icon checkbox
      tick robot human end complain trustworthy legit virus malware scam audience sponsor donate funding help
      community forum discord cve hackerone pgp screenreader voiceover jaws nvda impaired elderly history origin
      pronounce fork gpl freeware subscription plan trial responsible licence met makes behind rejected refused
      captchas puzzles donation creators made ceo gratis fee fees annoying swiss charge deaf senior tickbox
      spacebar tab accepted blocked puzzle pays letters expensive affordable billing invoice charity club hobby
      wheelchair handicapped colorblind dyslexia nuisance profit premises onsite standalone usability month
      grandmother shop send`,
    de: `überblick zweck captcha alternative ersatz kostenlos kosten kostet preis bezahlen kommerziell lizenz open source
      selbst gehostet hersteller firma entwickler blind barrierefrei wcag behinderung sicherheitslücke melden
      besucher häkchen webseite steckt dahinter schweiz saas cloud dienst vogel symbol roboter mensch endanwender
      beschweren beschwerde seriös virus schadsoftware betrug zielgruppe spenden finanzierung hilfe community
      forum discord cve pgp bildschirmleser screenreader voiceover jaws nvda sehbehindert senioren tastatur
      geschichte herkunft aussprache gpl freeware abo testversion abgelehnt lizenzkosten vorlesen vorlesesoftware
      rätsel captchas gemacht tastaturbedienung gratis umsonst gebühr gebühren ankreuzen anhaken anklicken nervt
      rentner sehschwäche gehörlos sinn vertrauen leertaste bedienung bedienbar angenommen firmen
 kommt verein hobby taub hörgeschädigt farbenblind gehbehindert nachricht kostenpflichtig gewerblich
      gemeinnützig unternehmen lästig monat kontaktformular shop absenden oma`,
  },
  'docs/about/known_issues': {
    en: `bug bugs bugfix defect defects broken malfunction fault glitch quirk limitation limitations errata erratum
      regression unexpected pitfall gotcha fixed patch`,
    de: `bug bugs bugfix defekt kaputt fehlfunktion mangel macke einschränkung einschränkungen errata regression
      unerwartet stolperfalle workaround umgehung umgehen behoben patch fehlerliste`,
  },
  'docs/account/change_password': {
    en: `forgot forgotten reset recover lost credentials login cannot sign new passphrase account link expired email
      received strength rules length stronger longer safe minimum characters hacked compromised changed pw pwd
      remember locked token url weak complexity special uppercase old current confirmation mismatch repeat retype
      update rotate leaked pwned sole expiry anymore short unable passcode forgotton reset-link regain details
      arrives wrong set`,
    de: `vergessen zurücksetzen wiederherstellen verloren zugangsdaten kennwort einloggen anmelden geht neues konto
      link abgelaufen mail erhalten stärke länge regeln stärker länger sicher mindestlänge zeichen gehackt
      kompromittiert pw pwd passwort merken gesperrt token zurücksetzlink schwach komplexität sonderzeichen
      großbuchstabe altes bestätigung stimmt überein wiederholen durchgesickert einziger session rein komme
      passwortregeln schwaches passphrase zugang rücksetzen passwortmail resetmail eingeben loggen weiß kollege`,
  },
  'docs/account/two_factor_authentication': {
    en: `2fa mfa totp otp authenticator google microsoft authy 1password bitwarden app phone smartphone qr one time pin
      second factor recovery backup codes lost stolen enable disable security key yubikey passkey login scan turn
      new change device two step 2-step duo freeotp aegis keepass lastpass barcode camera enrol enroll register
      pairing secret seed six digits wrong clock drift sync reinstalled broken replaced locked sms remove
      deactivate reset enforce mandatory force required everyone fido webauthn hardware token rejected refused
      onetime tan passcode generator iphone android defect safer print emergency paper encrypted theft
      verification code valid`,
    de: `2fa mfa totp otp authenticator google microsoft authy bitwarden app handy smartphone telefon qr einmalcode
      einmalpasswort zweiter faktor ersatzcodes notfallcodes verloren gestohlen aktivieren deaktivieren
      sicherheitsschlüssel passkey anmeldung zweistufig bestätigung scannen ausschalten neues gerät zwei stufen
      zwei-schritt duo freeotp aegis keepass barcode kamera koppeln geheimnis sechs ziffern ungültig falscher uhr
      synchronisieren kaputt ersetzt ausgesperrt sms entfernen zurücksetzen erzwingen pflicht verpflichtend fido
      webauthn hardware token zweifaktor code abgelehnt akzeptiert tan einmalkennwort zahlencode
      bestätigungscode sicherheitscode pin kopplung iphone android codegenerator verlust defekt handywechsel
      backup-codes wiederherstellungscodes handynummer telefonwechsel kollegen ausdrucken abgelaufen immer
      geheimzahl zugangscode`,
  },
  'docs/account/user_settings': {
    en: `profile preferences personal account options language locale timezone clock date time format dark light theme
      display rows pagination avatar ui interface wrong hours summer slow list appearance tz utc gmt offset pm
      daylight saving german english french switch night black background username name customize timestamps
      timestamp menu entries dates weekday darkmode winter view lines page address email american
      bright ten shows`,
    de: `profil voreinstellungen persönlich konto optionen sprache zeitzone uhrzeit datum datumsformat dunkel hell anzeige
      zeilen pro seite oberfläche ui umstellen spracheinstellung falsche uhr stunden sommerzeit langsame liste
      darstellung sprachversion utc gmt verschoben deutsch englisch französisch nachtmodus schwarz hintergrund
      modus benutzername e-mail zeitstempel menü einträge anpassen name datumsangaben dunkles design wochentag
      dunkelmodus sprachwahl benutzerprofil kontoeinstellungen farbschema winterzeit ansicht mailadresse zehn
      zeigt`,
  },
  'docs/administration/cleanup_statistic': {
    en: `purge purging tidy garbage old expired data removal history runs last run executed deleted database growing big
      size grace maintenance clean ran never empty incomplete disk full housekeeping retention success skipped
      nightly deletion deleting removed rows table bloat storage shrink prune duration automatic proof evidence
      happened aborted partial stuck really bigger larger finishes auto entries submissions automatically trash
      junk dispose overflow check exist nothing leftover clogged backlog`,
    de: `aufräumen bereinigung bereinigen datenbankbereinigung alte daten entfernen verlauf läufe letzter lauf gelöscht
      datenbank wächst groß wartung karenz gnadenfrist schonfrist gelaufen nie leer unvollständig erkennen
      festplatte voll alt hausputz erfolg scheitert übersprungen nächtlich löschung löschlauf löscht tabelle
      speicher verkleinern dauer automatisch nachweis beweis abgebrochen teilweise hängt wirklich größer wachsen
      einsendungen automatisches gestartet altdaten müll entsorgen speicherplatz überläuft turnus löschjob lief
      ausgelöst prüfen altlasten`,
  },
  'docs/administration/cron_jobs': {
    en: `web cron url trigger external service uptimerobot easycron secret key call http schedule enable webcron ui
      interface hosting without shell 425 429 curl wget token leaked regenerate early many cooldown waiting ping
      scheduler cloud ionos strato cheap panel activate link execute endpoint remotely ssh hoster regularly
      visit open`,
    de: `web cron url aufruf externer dienst anstoßen geheimer zeitplan einschalten webcron oberfläche ui hosting
      shell 425 429 curl wget token bekannt erzeugen früh viele wartezeit ping planer cloud ionos strato all-inkl
      panel aktivieren link ausführen endpunkt anpingen cronjobdienst fernauslösung webaufruf ssh regelmäßig`,
  },
  'docs/administration/geoip': {
    en: `country countries geolocation location maxmind geolite asn number provider isp database download license key
      nation region lookup visitors come continent state filter flag update monthly proxy tor vpn geo geography
      city russia china germany europe eu abroad foreign origin map mmdb licence expired unauthorized automatic
      refresh autonomous datacenter detect locate unknown detection organization owner operator geoblocking
      geofencing blocking telecom carrier ip2location nationality recognised recognized foreigners territory`,
    de: `land länder herkunft standort geolokalisierung maxmind geolite asn as nummer provider anbieter datenbank
      herunterladen lizenzschlüssel region nachschlagen besucher länderdatenbank staat staaten nation filter tor
      vpn monatlich geo geografie stadt russland china deutschland europa eu ausland ausländisch karte mmdb
      lizenz abgelaufen automatisch auffrischen autonomes rechenzentrum erkennen orten unbekannt geoblocking
      herkunftsland ländersperre as-nummer geofencing ortung länderkennung landeserkennung standortbestimmung
      telekom vodafone ip2location kontinent sehen kommen`,
  },
  'docs/administration/security_settings': {
    en: `brute force login throttling attempts locked lockout restrict limit access admin area backend whitelist vpn
      office network session timeout logged logout proxy trust hardening firewall allow list protect cidr subnet
      allowed addresses api block page home ip changed bruteforce fail2ban failed many wait ban lock panel
      reachable internal intranet company lan homeoffice static dynamic allowlist forbidden proxies stay signed
      remember idle expire lifetime ssh tunnel ipv6 netmask hostname dyndns hide corporate restriction thrown
      kicked ends early intruder signout netblock lockdown passwords servers guess guessing`,
    de: `brute force anmeldeversuche anmeldesperre ausgesperrt aussperren einschränken beschränken zugang zugriff
      adminbereich backend whitelist vpn büro netzwerk sitzung abgemeldet abmelden proxy vertrauen absichern härten
      firewall cidr subnetz liste erlaubte adressen api login sperren seite schützen fail2ban fehlgeschlagene viele
      warten intranet firma firmennetz intern lan homeoffice statisch dynamisch allowlist verboten vertrauenswürdige
      bleiben angemeldet lebensdauer ssh tunnel ipv6 netzmaske hostname dyndns verstecken erreichbar rausgeworfen
      fliege raus einlogversuche ablaufen beendet dauernd administration eindringling loginversuche gebannt rauswurf
      logout heimnetz zugangsbeschränkung adminoberfläche adminzugang loginsperre fehlversuche fehlversuchen falsche
      passwörter bestimmte server erraten unbefugte verwaltung`,
  },
  'docs/administration/system': {
    en: `version installed running php info phpinfo status diagnostics log logs logfile error file debug slow
      performance down offline crash outage monitor unblock visitors throughput load backup sizes disk memory uptime
      find location back connection internet page red warning cpu diagnostic software environment stacktrace exception
      tail journal sluggish bottleneck tuning optimise optimize speed faster capacity reachable restart recovery plan
      snapshot disaster nightly unban banned unlock release free white screen blank sysinfo overloaded hiccup errorlog
      incident dead diagnose hang everything again requests second workload slowdown reboot shutdown`,
    de: `version installiert phpinfo zustand diagnose log logs protokoll protokolldatei fehlerprotokoll langsam
      leistung ausfall abgestürzt überwachen freigeben durchsatz auslastung sicherung speicher verfügbarkeit ort
      herausfinden sichern internetverbindung warnung rot software umgebung nummer stacktrace ausnahme lahm träge
      engpass optimieren beschleunigen schneller kapazität neustart notfall notfallplan nächtlich entsperren entbannen
      aufheben weiße datensicherung anlegen serverinfo läuft systemseite systeminfo serverstatus hänger überlastet
      fehlerlog störung tot diagnosedaten supportanfrage performance reinlassen sekunde ladezeit logfile logfiles
      ansehen`,
  },
  'docs/administration/system_settings': {
    en: `smtp mail server sendgrid mailgun gmail outlook sender address email delivery test send default language
      timezone installation name title branding global instance wide ui interface tls ssl starttls port outgoing
      arriving rename logo sent relay office365 exchange ses postmark brevo mailjet mailhog sendmail username 587 465
      noreply reply spoof spf dkim bounced undelivered notification caption product locale everybody dark theme mails
      delivered deliver mailbox yahoo sendername deliverability junk credentials nowhere standard`,
    de: `smtp mailserver mailversand gmail outlook absender absenderadresse versand testmail senden standardsprache
      zeitzone name global gesamte instanz oberfläche ui tls ssl starttls port verschicken postausgang ausgangsserver
      kommt umbenennen titel mail gesendet relay office365 exchange sendgrid mailgun brevo mailjet sendmail
      benutzername authentifizierung 587 465 noreply spf dkim zugestellt benachrichtigung produktname dunkel design
      mails servereinstellungen ankommen mailpasswort mailkonto postfach absendername gmx mailadresse systemname
      instanzname smtp-server mailtest ausgegraut graue junk zugangsdaten festlegen installation ändern
      dunkelmodus abschalten passwortmails landen`,
  },
  'docs/administration/updates': {
    en: `new version release upgrade button channel stable beta develop nightly automatic auto check available browser
      click patch ui interface turn disable stay notify notification changelog security fix self updater minor
      major badge banner prerelease candidate rc alpha dev unstable edge hide greyed schema checksum permission
      denied spinner timeout hotfix cve search searching newest looking genuine verify forever spins stop
      postpone urgent aborted halfway`,
    de: `neue version release upgrade knopf schaltfläche kanal stabil beta entwicklung automatisch prüfen verfügbar
      browser klick patch oberfläche ui aktualisierung abschalten ausschalten bleiben benachrichtigen hinweis
      sicherheitsupdate selbst updater badge banner vorabversion rc alpha dev instabil ausgegraut schema
      prüfsumme berechtigung verweigert timeout hotfix suchen trat updatehinweis versionscheck updatekanal
      updatefunktion dreht ewig echt`,
  },
  'docs/administration/users': {
    en: `account accounts member team colleague staff employee invite add create remove delete disable deactivate
      permissions rights roles role admin administrator promote allowed owner editor viewer access control acl
      freeze suspend ban last change transfer guest read customer login agency see list person people supervisor
      superuser sysadmin leaves left company offboarding onboarding join management already taken exists resend
      invitation privilege privileges grant revoke restrict elevate demote deputy vacation tenant groups
      department external contractor freelancer nothing orphan ownership hand takeover sso ldap saml single
      sign-on directory active oauth openid azure entra okta scim identity intern trainee resigned fired
      readonly read-only writer superadmin coworker self-registration register client connect look offer
      assistant webmaster reassign delegate partner technician`,
    de: `konto konten benutzer nutzer team kollege mitarbeiter einladen hinzufügen anlegen entfernen löschen deaktivieren
      sperren berechtigung rechte rollen rolle vergeben admin administrator befördern erlaubt besitzer bearbeiter
      betrachter zugriffskontrolle zugriff einfrieren stilllegen letzter wechseln übertragen gast lesen
      kundenzugang person leute vorgesetzter superuser ausgeschieden verlässt ausscheidet eintritt verwaltung
      benutzerverwaltung existiert einladung privilegien entziehen einschränken herabstufen vertretung urlaub
      mandant gruppen abteilung extern externer freiberufler verwaist eigentum übergabe benutzerkonto sso ldap
      saml single sign-on oauth openid keycloak azure okta verzeichnisdienst lesezugriff schreibzugriff
      praktikant azubi kündigung zugriffsrechte rechteverwaltung superadmin hauptadmin teammitglied
      eigentümerwechsel nutzerverwaltung neuer registrieren selbstregistrierung freigabe leserechte firma active
      directory verbinden gekündigt gucken ansehen aushilfe dienstleister mitarbeiterin übernahme entlassen
      reaktivieren redakteur partner`,
  },
  'docs/api/api_debug_mode': {
    en: `debug debugging reason failed verification detail details verbose diagnose hint explain wrong signature developer
      trace extra information insight root cause rejection turn enable production leak expected compare
      invalid reveal introspection false return verify`,
    de: `debug debuggen grund fehlgeschlagen überprüfung einzelheiten ausführlich diagnose hinweis erklären falsche
      signatur entwickler nachverfolgen zusätzliche angaben einblick ursache ablehnung einschalten produktion
      verrät erwartet vergleichen untersuchen details fehleranalyse debugausgabe
`,
  },
  'docs/api/frontend': {
    en: `client browser javascript js endpoint rest request submit token cors mobile app ios android native headless
      widget without script reimplement check form data xhr swift kotlin flutter electron raw parameters payload
      preflight origin options nonce difficulty worker compute stylesheet reference swagger openapi postman sdk
      spec endpoints client-side bespoke react-native build order checks algorithm`,
    de: `eigener client browser javascript js endpunkt rest anfrage submit token cors app ios android nativ headless
      skript nachbauen schnittstelle formulardaten xhr swift kotlin flutter electron parameter nutzlast preflight
      herkunft schwierigkeit berechnen stylesheet referenz swagger openapi postman sdk spezifikation endpunkte
 clientseitig eigenbau anbindung react-native schickt prüfungen reihenfolge fehlertexte`,
  },
  'docs/api/health': {
    en: `healthcheck monitoring uptime kuma nagios zabbix prometheus alive ping status probe liveness readiness
      availability endpoint load balancer healthy unhealthy alert 503 degraded json response heartbeat watchdog
      icinga checkmk datadog statuscake pingdom healthz down target consul returns k8s url reachability database
      test`,
    de: `healthcheck überwachung überwachen monitoring uptime kuma nagios zabbix prometheus lebt ping zustand probe
      verfügbarkeit endpunkt lastverteiler gesund erreichbar alarm 503 antwort herzschlag watchdog icinga checkmk
      datadog pingdom healthz liefert lebenszeichen k8s statusabfrage heartbeat betriebsbereit url läuft`,
  },
  'docs/api/rule_package': {
    en: `push upload rules automatically programmatically script import endpoint sync synchronize publish remote json sign
      webhook send third party incremental large thousands automation ci feed threat intelligence blocklist
      pipeline python bash curl delta diff partial add remove token hmac dynamic central management populate few
      entries content type`,
    de: `hochladen regeln automatisch programmatisch skript importieren endpunkt synchronisieren veröffentlichen json
      signieren webhook senden schnittstelle inkrementell große tausende automatisierung ci feed pipeline python bash
      curl teilweise hinzufügen entfernen token hmac dynamisch zentral verwaltung sperrliste befüllen einspielen
      regelimport push übertragen stapel abgleichen einzelne pakettyp`,
  },
  'docs/api/signing': {
    en: `hmac sha256 signature hash hashing header basic auth curl php python java node ruby go algorithm example order
      raw trim line breaks wrong mismatch c# csharp dotnet rust perl coldfusion elixir sort ksort encode unicode
      escaping slashes whitespace crlf utf8 base64 hex digest secret username pseudocode reference implementation
      vector array nested empty compute match matching snippet calculate calculation trimming`,
    de: `hmac sha256 signatur hash header basic auth curl php python java node ruby go schritte algorithmus beispiel
      reihenfolge rohwerte zeilenumbruch falsche c# csharp dotnet rust perl coldfusion sortieren kodieren unicode
      maskieren schrägstriche leerzeichen crlf utf8 base64 hex geheimnis benutzername pseudocode referenz
      implementierung testvektor array verschachtelt leer berechnen hashwert beispielcode phpcode umlaute überein
      testwerte umsetzung`,
  },
  'docs/api/statistic': {
    en: `stats statistics numbers figures counts fetch query retrieve grafana prometheus report reporting export
      external dashboard per day spam amount endpoint traffic json csv metrics influxdb zabbix datadog powerbi excel
      widget pull start date today yesterday week month year history daily totals machine readable monitoring range
      valid extract blocked messages number 7`,
    de: `statistik zahlen kennzahlen anzahl abrufen abfragen grafana prometheus bericht extern pro tag endpunkt
      schnittstelle exportieren json csv metriken influxdb zabbix datadog powerbi excel widget holen beginn datum
      heute gestern woche monat jahr verlauf täglich summen maschinenlesbar monitoring range zeitraum auslesen
      reporting kennwerte blockierter nachrichten 7`,
  },
  'docs/api/troubleshooting': {
    en: `error errors message fails failing fail broken working doesn work wrong problem fix solve console exception
      forbidden 400 401 403 404 405 413 500 invisible disappears missing spinner stuck sometimes visitors undefined
      defined null timeout blank nothing happens button click submit faq help support known issues checklist loading
      endless grey unstyled design css language intermittent random occasionally sporadic iphone safari firefox edge
      adblocker ublock brave extension blocked mixed unavailable code text exact explanation network devtools f12
      inspect jquery insecure secure context unable cors csp rejected refused users stylesheet faulty unresponsive
      loops frozen hangs vanish press send tick ugly away stays checkbox green white complain glitch malfunction buggy
      flaky inaccessible misbehave misconfigured inconsistent erratic circle container referenceerror uncaught`,
    de: `fehler fehlermeldung meldung schlägt fehl fehlgeschlagen kaputt geht funktioniert problem lösen beheben
      konsole ausnahme 400 401 403 404 405 413 500 verschwindet fehlt hängt verifizierungsfehler manchmal manche
      besucher undefined null timeout leer passiert nichts knopf absenden faq hilfe support bekannte checkliste lädt
      endlos grau ungestaltet stil sprache sporadisch zufällig gelegentlich iphone safari firefox edge adblocker
      ublock brave erweiterung blockiert code wortlaut genau erklärung netzwerk entwicklertools f12 jquery unsicher
      cors csp ungültig abgelehnt stylesheet fehlercode fehlertext klappt spinnt streikt dauerschleife wirkungslos
      reagiert dreht kringel formular haken grün weiße endlosschleife zickt fehlfunktion ladekreis container
      referenceerror uncaught defined`,
  },
  'docs/api/verification': {
    en: `verify server side backend validate validation authentication authorization post metadata postman check
      expired token twice confirm isvalid boolean tampered altered extra checkbox replay reuse double lifetime api
      apikey invalid different`,
    de: `verifizieren prüfen serverseitig backend validieren validierung authentifizierung autorisierung metadaten postman
      prüfung verifikation überprüfen überprüfung ungültig abgelaufen zweimal bestätigen boolesch verändert
      manipuliert zusätzliches kontrollkästchen wiederverwenden einmal doppelt lebensdauer api gegenprüfen apikey
      stimmt`,
  },
  'docs/cli': {
    en: `console terminal shell bash ssh commands command symfony bin script automate options arguments exit code cmd
      powershell list create user cleanup run manually help docker exec artisan sudo batch cronjob flags parameter
      parameters syntax reference cache clear warmup migrate doctrine reset admin return value commandline cmdline
      invocations server browser self-update`,
    de: `konsole terminal shell bash ssh befehle befehl kommandos symfony skript automatisieren optionen argumente
      rückgabewert powershell eingabeaufforderung auflisten benutzer anlegen bereinigung hand hilfe docker exec sudo
      batch schalter parameter syntax referenz cache leeren doctrine zurücksetzen admin konsolenbefehl manuell console
      befehlsliste aufrufen starten browser self-update`,
  },
  'docs/installation/backup': {
    en: `dump save copy snapshot disaster recovery recover rescue lost data mysqldump pg_dump sqlite3 tar archive
      transfer relocate migrate migration another host provider domain change machine clone whole nightly encrypt
      encryption key offsite vps switch dockerize`,
    de: `backup datensicherung sichern kopie notfall retten datenverlust mysqldump pg_dump sqlite3 tar archiv umzug
      umziehe umgezogen ziehe serverumzug serverwechsel providerwechsel domainwechsel anbieter maschine rechner hoster
      neuinstallation vserver übertragen klonen gesamte datenbankdump einspielen nächtlich verschlüsseln schlüssel
      migrieren migration wiederherstellen wiederherstellung zurückspielen stelle`,
  },
  'docs/installation/configure/apache': {
    en: `httpd vhost virtual host htaccess mod_rewrite rewrite web server webserver xampp lamp document root config
      configuration 404 403 blank page redirect index.php apache2 a2enmod a2ensite directory allowoverride
      followsymlinks debian ubuntu centos wamp mamp fcgi stripped documentroot pretty urls rewriteengine hoster
      code downloaded certbot letsencrypt conf start except example`,
    de: `httpd vhost virtueller host htaccess mod_rewrite rewrite webserver xampp lamp wurzelverzeichnis konfiguration 404
      403 weiße seite index.php apache2 a2enmod a2ensite directory allowoverride debian ubuntu centos wamp mamp
      fcgi documentroot rewriteengine hoster verzeichnisliste certbot letsencrypt conf lauscht umschreiben
      startseite`,
  },
  'docs/installation/configure/configuration_file': {
    en: `config env.mosparo.php settings file php array location stored password database changed credentials secret
      sqlite path edit manually hand two places layers difference dotenv`,
    de: `config env.mosparo.php einstellungen datei php array liegt gespeichert passwort datenbank geändert
      zugangsdaten secret sqlite pfad bearbeiten manuell zwei orte unterschied dotenv`,
  },
  'docs/installation/configure/containers': {
    en: `dockerfile dockerhub tag latest arm64 raspberry architecture rootless openshift bind mount persist persistent
      anonymous volume lost environment env unhealthy healthcheck starting restart loop podman portainer coolify dokku
      unraid synology truenas casaos dockge caprover stack mysql postgres mariadb external host.docker.internal upload
      large 413 timezone clock logs shell exec console uid gid chown`,
    de: `dockerfile dockerhub tag latest arm64 raspberry architektur rootless openshift bind mount dauerhaft persistent
      anonymes umgebung env unhealthy healthcheck startet neustart schleife podman portainer coolify dokku unraid
      synology truenas casaos dockge stack mysql postgres mariadb externe host.docker.internal upload groß 413 uhrzeit
      logs protokolle shell exec uid gid chown`,
  },
  'docs/installation/configure/cron_jobs': {
    en: `crontab scheduler scheduled task nightly daily hourly interval often periodic systemd timer background
      automate recurring cleanup run maintenance running user www-data minutes scheduling timers job tasks regularly
      hour syntax asterisk anacron windows root flock overlap output mailto verify proof necessary optional automatic
      units unit periodically cadence entry check ran need prove`,
    de: `crontab zeitplan geplante aufgabe nächtlich täglich stündlich intervall oft regelmäßig systemd timer
      hintergrund automatisieren wiederkehrend bereinigung laufen wartung aufräumen läuft benutzer www-data minuten
      zeitgesteuert job jobs regelmäßige stunde syntax sternchen anacron windows root überlappen ausgabe mailto
      nachweis nötig automatisch aufgabenplanung einrichten taktung turnus minütlich zeitsteuerung eintrag prüfen
      gelaufen lief falscher brauche`,
  },
  'docs/installation/configure/environment_variables': {
    en: `env config configuration file location stored settings parameters dotenv path secrets database url dsn redis
      memcached cache app_secret server override options production debug mode change variable export precedence
      priority configmap clear_env fpm pool setenv adapter apcu session prefix level telemetry reference default
      values credentials port edit longer mysql ssl encrypted tls backend password connect app disable check`,
    de: `env konfiguration konfigurationsdatei ort liegt einstellungen parameter dotenv pfad geheimnisse datenbank url dsn
      redis memcached cache überschreiben optionen umgebung produktion ändern variable variablen
      setzen vorrang priorität configmap fpm pool adapter apcu sitzung präfix loglevel telemetrie referenz
      standardwerte zugangsdaten port bearbeiten verschlüsselt mysql ssl tls konfigurationswerte schalter
      envdatei länger datenbankpasswort verbinden geheimer schlüssel anwendung`,
  },
  'docs/installation/configure/microsoft_iis': {
    en: `windows server microsoft iis web.config webconfig rewrite module fastcgi asp application pool 2019 2022 cgi
      nts task scheduler iusr ntfs permission activity timeout handler mapping`,
    de: `windows server microsoft iis web.config webconfig rewrite modul fastcgi asp anwendungspool 2019 2022 cgi nts
      aufgabenplanung iusr ntfs berechtigung zeitüberschreitung handlerzuordnung`,
  },
  'docs/installation/configure/nginx': {
    en: `web server webserver php-fpm fastcgi block vhost location try_files config configuration bad gateway 502 413
      gzip openresty upload large timeout sites enabled root fastcgi_pass socket unix openlitespeed
      client_max_body_size expires hsts http2 ssl listen query snippet sample ispconfig cloudpanel conf php
      downloaded files cache headers assets`,
    de: `webserver php-fpm fastcgi serverblock vhost location try_files konfiguration bad gateway 502 413 gzip
      openresty groß timeout sites fastcgi_pass socket openlitespeed client_max_body_size hsts http2 ssl abfrage
      beispiel ispconfig cloudpanel conf php heruntergeladen dateien anfragen cache header`,
  },
  'docs/installation/configure/proxy_headers': {
    en: `x-forwarded-for x-forwarded-proto x-forwarded-host x-forwarded-port x-real-ip forwarded rfc 7239
      cf-connecting-ip http instead https wrong scheme mixed content port missing secure custom tls ssl`,
    de: `x-forwarded-for x-forwarded-proto x-forwarded-host x-forwarded-port x-real-ip forwarded rfc 7239
      cf-connecting-ip header http statt https falsches schema gemischte inhalte port fehlt secure benutzerdefiniert
      tls ssl`,
  },
  'docs/installation/configure/reverse_proxy': {
    en: `real client ip x-forwarded-for forwarded header wrong address visitors every traefik caddy haproxy cloudflare
      cdn tunnel https ssl tls termination certificate path redirect loop mixed content load balancer country http
      instead insecure npm envoy kong istio fastly akamai varnish squid ngrok tailscale cloudflared waf gateway 172
      127.0.0.1 x-real-ip strip redirects offloading url same identical internal upstream trusted proxies`,
    de: `echte ip x-forwarded-for weitergeleitet header falsche adresse besucher gleiche dieselbe traefik caddy
      haproxy cloudflare cdn tunnel https ssl tls zertifikat umleitung schleife mixed content lastverteiler http statt
      unsicher npm envoy kong fastly akamai varnish squid ngrok tailscale cloudflared waf gateway 172 127.0.0.1
      x-real-ip umleitungen weiterleitungen vorgeschaltet dahinter dieselben weiterleitungsschleife besucherip
      proxyserver kopfzeilen vertrauenswürdige vertrauenswürdiger proxies proxys`,
  },
  'docs/installation/configure/sub_path': {
    en: `subpath subfolder subdirectory folder directory path prefix x-forwarded-prefix base url strip same domain
      subdomain`,
    de: `unterordner unterverzeichnis ordner verzeichnis pfad präfix x-forwarded-prefix basis-url gleiche domain
      subdomain`,
  },
  'docs/installation/install/docker': {
    en: `container image dockerhub podman portainer coolify unraid synology nas stack volume yaml yml swarm dokku
      truenas database host service name enter port password mariadb env restart data lost pull network hostname
      localhost refused exec labels watchtower proxmox lxc qnap casaos dockge hetzner caprover upgrade raspberry
      dataloss allocated bind`,
    de: `container image abbild dockerhub podman portainer coolify unraid synology nas stack volume yaml yml swarm
      truenas datenbank host dienstname eintragen port neustart daten weg ziehen netzwerk hostname localhost
      verbindung verweigert exec labels watchtower proxmox lxc qnap casaos dockge hetzner upgrade compose
      containerinstallation raspberry ugreen datenverlust startet belegt allocated bind`,
  },
  'docs/installation/install/kubernetes': {
    en: `k8s helm chart cluster pod deployment ingress manifest openshift rancher k3s kubectl argo namespace yaml cloud
      scale secret storage class values artifacthub pvc persistentvolume statefulset hpa autoscale cert-manager
      letsencrypt eks aks gke minikube microk8s flux gitops configmap liveness rollout crashloopbackoff root
      replicas password`,
    de: `k8s helm chart cluster pod deployment ingress manifest openshift rancher k3s kubectl argo namespace yaml cloud
      skalieren secret values artifacthub pvc persistentvolume statefulset hpa autoscaling cert-manager
      letsencrypt eks aks gke minikube microk8s flux gitops configmap liveness rollout crashloopbackoff root
      replikate persistenter startet`,
  },
  'docs/installation/install/multi_node_setup': {
    en: `ha high availability failover redundancy redundant cluster scaling scale horizontal several multiple servers load
      balancer replicas shared session storage redis memcached sticky galera share nodes synchronize multinode
      instances webservers three active passive nfs glusterfs filesystem central balanced balancing haproxy
      keepalived distribute distributed rolling replication instance scalable twin two order`,
    de: `ha hochverfügbarkeit ausfallsicherheit ausfallsicher redundanz redundant cluster skalieren skalierung horizontal
      mehrere server lastverteiler replikate gemeinsame sitzungen redis memcached sticky galera teilen knoten
      synchronisieren multinode instanzen webserver drei aktiv passiv nfs glusterfs dateisystem zentral haproxy
      keepalived verteilen verteilt rollierend replikation instanz betreiben lastausgleich parallelbetrieb`,
  },
  'docs/installation/install/normal': {
    en: `zip download manual webspace shared hosting ftp sftp upload unzip lamp bare metal vps without docker setup
      wizard first install installing uninstall remove deinstall permissions chmod chown plesk cpanel database change
      password later lost admin tar archive extract filezilla hoster strato ionos hetzner document root writable 755
      777 selinux denied unknown production classic completely rid reinstall html php folder webserver webhost
      installation-guide phpmyadmin dreamhost bluehost siteground godaddy namecheap files owner access need`,
    de: `zip herunterladen manuell webspace webhosting hoster ftp sftp hochladen entpacken lamp vps docker assistent
      einrichten installieren deinstallieren entfernen dateirechte chmod chown plesk cpanel installation
      datenbankpasswort später tar archiv filezilla strato ionos all-inkl hetzner wurzelverzeichnis dokumentenstamm
      beschreibbar eigentümer 755 777 selinux verweigert 2002 1045 produktiv klassisch vollständig loswerden ordner
      webserver aufspielen webhoster installationsanleitung hosteurope netcup phpmyadmin rückstandslos wegmachen root
      zugriff`,
  },
  'docs/installation/install/source': {
    en: `git clone github repository composer yarn npm node webpack build compile development developer contribute fork
      local dev assets encore checkout branch main master patch ide ddev lando modify hacking sodium requires
      pull update version`,
    de: `git klonen github repository composer yarn npm node webpack bauen kompilieren entwicklung entwickler
      beitragen fork lokal quellcode quelltext assets encore checkout branch main master patch ide ddev lando
      entwickeln clone sodium beisteuern pull änderung`,
  },
  'docs/installation/install/wizard': {
    en: `setup installer assistant configuration first run initial account admin administrator connection refused
      sqlstate pdo 2002 1045 access denied credentials unattended silent automate headless language port socket tables
      exist again`,
    de: `setup installer einrichten einrichtung erster start erstes administrator admin anmeldedaten datenbankverbindung
      verweigert sqlstate pdo 2002 1045 zugangsdaten unbeaufsichtigt automatisieren sprache port socket tabellen
      vorhanden installationsassistent`,
  },
  'docs/installation/requirements': {
    en: `system server hardware ram cpu memory disk minimum supported php version mysql mariadb postgresql sqlite
      database extension prerequisites compatible compatibility hosting firewall outgoing internet offline air gapped
      utf8mb4 needed missing module php-xml intl gd curl big laptop raspberry arm windows specification specs sizing
      resources size gb cores bandwidth 8.1 8.2 8.3 8.4 zip dom mbstring openssl sodium 5.7 oracle mssql innodb
      collation charset privileges grant outbound ports urls os operating linux ubuntu debian alpine centos freebsd
      memory_limit software much runnable powerful vps webspace addresses`,
    de: `system server hardware arbeitsspeicher cpu speicherplatz mindestens unterstützt php version mysql mariadb
      postgresql sqlite datenbank erweiterung voraussetzung kompatibel hosting firewall ausgehend internet offline
      serveranforderungen benötigt systemvoraussetzungen fehlt modul php-xml intl gd curl groß raspberry arm windows
      spezifikation ressourcen größe gb kerne bandbreite 8.1 8.2 8.3 8.4 zip dom mbstring openssl sodium 5.7 oracle
      mssql innodb kollation zeichensatz rechte ausgehende ports urls betriebssystem linux ubuntu debian alpine centos
      freebsd memory_limit software mindestanforderungen serverbedarf freigaben schreibrechte hardwareanforderungen
      lauffähig leistungsfähig webspace ram adressen viel`,
  },
  'docs/installation/update': {
    en: `upgrade new version migrate migration downgrade rollback revert release maintenance patch order skip versions
      long time custom files keep upgrading updating patching old outdated breaking changes notes compatible downtime
      zero finalize schema pull customization overwritten difference latest installation bump roll obsolete`,
    de: `upgrade aktualisieren neue version migrieren migration downgrade rollback rückgängig release patch reihenfolge
      versionen überspringen dateien behalten upgraden updaten alte veraltet versionshinweise kompatibel ausfallzeit
      vorher abschließen schema anpassungen überschrieben unterschied neueste installation hochziehen versionssprung
      zurückrollen umstellen rückgängigmachen`,
  },
  'docs/installation/upgrade_path': {
    en: `first skip jump intermediate order route planner changelog breaking release notes history list dates
      compatibility matrix outdated old 1.0 1.1 1.2 1.3 1.4 bad broken security fix`,
    de: `zuerst überspringen zwischenversion reihenfolge route planer änderungsprotokoll changelog versionshinweise
      versionsgeschichte liste kompatibilität veraltet alte 1.0 1.1 1.2 1.3 1.4 fehlerhafte sicherheitsupdate`,
  },
  'docs/installation/update_problems': {
    en: `failed failure stuck hangs hanging broke broken unchanged old corrupted white screen blank crash rollback revert
      recover rescue repair internal server error sqlstate column table hash checksum permission denied timeout
      spinner spins forever endless loop redirect halfway aborted interrupted empty missing greyed cached stale
      javascript f5 hard refresh`,
    de: `fehlgeschlagen scheitert hängt kaputt unverändert gleiche alte weiße leere abgestürzt zurückrollen rückgängig
      retten reparieren serverfehler sqlstate spalte tabelle hash prüfsumme berechtigung verweigert timeout dreht ewig
      endlos schleife umleitung abgebrochen halb fehlt ausgegraut veraltet zwischenspeicher javascript f5 laden lädt
      hört endet`,
  },
  'docs/integration/bypass_protection': {
    en: `hacker attacker attack circumvent trick skip avoid cheat manipulate forged tamper secure safe loophole
      pentest prove check protected curl direct post required fields javascript disabled without replay copy key
      stolen public abuse hole postman handler endpoint removing deleting devtools edit hidden spoof fake reuse
      foreign frontend enough mandatory penetration audit proof really directly bot bots prevent removes security
      crack weakness outsmart fool defeat exploit exploitable compare strip spammers around tampering
      inputs evade sneak thwart hijack impostor malicious vulnerable`,
    de: `hacker angreifer angriff umgehen austricksen überspringen vermeiden manipulieren gefälscht sicher lücke
      pentest nachweisen prüfen geschützt curl direkt absenden pflichtfelder javascript ausgeschaltet kommt
      wiederholen schlüssel kopieren missbrauch postman handler endpunkt entfernen löschen entwicklertools verändern
      versteckt vortäuschen fälschen wiederverwenden fremde frontend reicht pflicht penetrationstest nachweis wirklich
      bot bots verhindern umgehung sicherheit formularskript manipulierte jemand aushebeln tricksen hacken knacken
      schwachstelle überlisten schummeln angreifbar mogeln vergleichen geprüfte spammer eingaben kontaktformular
      schlupfloch böswillig einschleusen auslassen vorbeikommen vorbeikommt beweisen`,
  },
  'docs/integration/csp': {
    en: `content-security-policy header directive nonce hash unsafe-inline unsafe-eval strict-dynamic blocked refused
      console violates helmet trusted types coep corp sri integrity self-host builder allow domain whitelist img
      connect style csp`,
    de: `content-security-policy header direktive nonce hash unsafe-inline unsafe-eval strict-dynamic blockiert
      verweigert konsole verletzt helmet trusted types coep corp sri integrity selbst hosten baukasten erlauben domain
      bilder csp inhaltssicherheitsrichtlinie`,
  },
  'docs/integration/custom': {
    en: `embed add integrate form website html script tag snippet js php laravel symfony python django flask ruby java
      node express go asp.net down offline unreachable fallback outage submit programmatically several forms start
      error page dynamic two one iframe double button include implement implementing paste sample div place template
      plain nodejs typescript gatsby blazor webflow wix squarespace jimdo hugo jekyll static async await promise
      reload render lazy load defer bundle cdn initialize constructor locale switch open graceful enable programmatic
      abort server-side backend multiple migrate force google instead rid options homemade handcrafted programmer bind
      reachable trimming recaptcha workaround twice same`,
    de: `einbauen einbinden einbetten integrieren eigenes formular webseite html script skript schnipsel js php
      laravel symfony python django flask ruby java node express go asp.net abschicken ausgefallen offline erreichbar
      ausfall umsteigen mehrere formulare neu fehler dynamisch zwei iframe knopf implementieren implementierung
      beispiel div vorlage nodejs typescript gatsby webflow wix squarespace jimdo hugo jekyll statisch async promise
      nachladen verzögert bundle cdn initialisieren konstruktor wechsel wechseln ersetzen fallback programmgesteuert
      abbrechen erneut prüfungsfehler serverseitig backend einfügen mehreren erzwingen google selbstgebautes
      programmieren formularhandler ablösen notlösung ausweichlösung umstieg zweimal`,
  },
  'docs/integration/fix_verification': {
    en: `debug debugging failed fails refused rejected wrong invalid mismatch hash trim whitespace umlaut quotes
      newline crlf zero postal code empty genuine legitimate visitors sometimes symptom problem broken nothing happens
      spinner loading stuck tor onion browser translation cache update tick checkbox disappears`,
    de: `debuggen fehlersuche scheitert gescheitert abgelehnt ungültig falsch hash leerzeichen umlaute anführungszeichen
      zeilenumbruch null postleitzahl leer echte besucher manchmal symptom problem kaputt passiert ladekreis hängt
      tor onion browser sprache übersetzung cache update haken verschwindet`,
  },
  'docs/integration/ignored_fields': {
    en: `skip exclude omit field checkbox radio select hidden password file upload attachment checked sent transmitted
      sensitive data attribute credit card csrf token captcha gdpr consent ignore exempt opt mark class input
      type textarea multiple dropdown readonly disabled iban otp editor wysiwyg tinymce conditional autofill
      array leave private posted verified terms passwords value values missing send inputs`,
    de: `ausschließen auslassen überspringen feld checkbox radio auswahl versteckt passwortfeld datei upload anhang
      geprüft übertragen sensibel attribut kreditkarte csrf zustimmung ignorieren ausnehmen markieren klasse
      eingabefeld typ datum textarea mehrfachauswahl dropdown schreibgeschützt deaktiviert iban otp editor
      wysiwyg bedingte autofill array weglassen private passwortfelder mitgeschickt gesendet senden feldtypen
      versteckte kontrollkästchen verschonen agb passwörter geschickt übersprungen fehlt ausgeschlossene`,
  },
  'docs/integration/javascript_forms': {
    en: `ajax fetch xhr axios jquery spa react vue angular svelte next.js nuxt remix astro turbo htmx livewire alpine
      modal popup dialog lightbox accordion tab typescript types component hook promise async double click twice
      expired renew refresh session timeout overnight invisible button several reset retry programmatically submit
      single page app application error initialize`,
    de: `ajax fetch xhr axios jquery spa react vue angular svelte next.js nuxt turbo htmx livewire alpine modal popup
      dialog lightbox reiter typescript typen komponente hook promise async doppelklick zweimal abgelaufen erneuern
      auffrischen sitzung nacht unsichtbar knopf mehrere zurücksetzen erneut programmgesteuert abschicken single page
      app einbinden einbauen fehler`,
  },
  'docs/integration/multi_step': {
    en: `wizard multi page steps multipage several pages survey checkout booking next back previous progress partial session
      token hand share split long form questionnaire`,
    de: `assistent mehrseitig schritte mehrere seiten umfrage buchung bestellung weiter zurück vorherige fortschritt sitzung
      token weiterreichen langes formular fragebogen aufteilen`,
  },
  'docs/integration/script_reference': {
    en: `api options callbacks events methods constructor parameters arguments javascript frontend.js css variables
      stylesheet url hash theme dark colors override custom class hook listener typescript reference list
      customize look appearance cdn version cache`,
    de: `api optionen callbacks ereignisse methoden konstruktor parameter argumente javascript frontend.js css variablen
      stylesheet url hash dunkel farben überschreiben klasse listener typescript referenz liste anpassen aussehen
      cdn version cache`,
  },
  'docs/integration/with_plugins': {
    en: `wordpress wp cms drupal joomla typo3 contao craft neos statamic shopware magento prestashop woocommerce matomo
      moodle contact form 7 gravity forms wpforms elementor ninja formidable laravel symfony extension module
      addon shop store package library sdk php python java node website builder page divi forum flarum phpbb
      mautic newsletter support supported comments login registration checkout plug-in marketplace available cf7
      avada bricks fluent forminator everest buddypress bbpress powermail webform nextcloud kirby grav october
      concrete silverstripe processwire modx pimcore oxid gambio odoo shopify xenforo discourse mediawiki rails
      nuget maven gem pypi packagist existing ready webshop connectors pip offered blog guestbook`,
    de: `wordpress wp cms drupal joomla typo3 contao craft neos statamic shopware magento prestashop woocommerce matomo
      moodle contact form 7 gravity forms wpforms elementor ninja formidable laravel symfony erweiterung modul
      addon shop paket bibliothek sdk php python java node baukasten pagebuilder divi forum flarum phpbb mautic
      newsletter unterstützt unterstützung kommentare login registrierung kasse plug-in verfügbar systeme cf7
      avada bricks fluent forminator everest checkout buddypress bbpress powermail webform nextcloud kirby grav
      october concrete silverstripe processwire modx pimcore oxid gambio odoo shopify xenforo discourse mediawiki
      rails nuget maven gem pypi packagist fertig vorhanden webshop onlineshop pip blog gästebuch`,
  },
  'docs/integration/wordpress': {
    en: `wp plugin contact form 7 cf7 gravity wpforms elementor divi ninja formidable forminator everest
      jetformbuilder memberpress ultimate member woocommerce ws comments login registration lost password shortcode
      hook filter multisite network wp-config functions.php aios wordfence cache autoptimize rocket popup logged
      xmlrpc`,
    de: `wp plugin contact form 7 cf7 gravity wpforms elementor divi ninja formidable forminator everest jetformbuilder
      memberpress ultimate member woocommerce ws kommentare anmeldung login registrierung passwort vergessen
      shortcode hook filter multisite netzwerk wp-config functions.php aios wordfence cache autoptimize rocket popup
      angemeldete xmlrpc`,
  },
  'docs/integration/wordpress_problems': {
    en: `wp plugin broken bug changelog outdated refused rejected spam folder locked lockout admin rescue gravity forminator
      ninja contact form 7 cf7 comments ultimate member update`,
    de: `wp plugin kaputt bug changelog veraltet abgelehnt spam-ordner ausgesperrt aussperrung admin notzugang gravity
      forminator ninja contact form 7 cf7 kommentare ultimate member aktualisieren`,
  },
  'docs/quickstart': {
    en: `getting started tutorial guide beginner first steps begin begins try walkthrough minutes hello world demo learn
      newbie next installing newsletter form protect spam quick fast basic minimal complete newcomer
      intro trial poc proof initial onboarding easy overview ten simplest setup introduction kickoff computer
      novice handbook guidance`,
    de: `erste schritte anleitung einstieg einsteiger anfänger loslegen beginnen ausprobieren minuten demo lernen tutorial
      installation kontaktformular newsletter formular schützen schnell einfach minimal vollständig neuling
      einführung einrichtung probe poc erstes onboarding kurzanleitung überblick einfachste zehn laufen rechner
      durchgang leitfaden handbuch erstinstallation`,
  },
  'docs/testing': {
    en: `ci pipeline github actions gitlab automated e2e cypress playwright selenium unit phpunit staging localhost mock
      stub disable development go live launch checklist qa pr pull request local machine bot always pass suite cd
      jest vitest puppeteer webdriver fixture behat codeception headless dummy fake sandbox smoke dev prod
      rollout acceptance nightly preview unreleased automatic tests without rehearsal trial automatically form
      switch release prototype check network`,
    de: `ci pipeline github actions gitlab automatisiert e2e cypress playwright selenium unit phpunit staging localhost
      mock abschalten entwicklung livegang veröffentlichung checkliste qa pr pull request testumgebung lokal
      rechner immer bestehen testsuite jest vitest puppeteer webdriver behat codeception headless attrappe
      sandbox rauchtest dev prod abnahme nightly vorschau unveröffentlicht umgehen automatische tests probelauf
      testlauf testdaten ausschalten gefälschte testbot generalprobe spamprüfung netzwerk`,
  },
  'docs/translating': {
    en: `localization l10n i18n internationalization weblate crowdin xliff yaml contribute language missing french
      spanish italian wording translator help box typo mistake wrong translation report translate localize portuguese
      dutch polish turkish russian japanese chinese arabic hebrew czech swedish greek percent complete strings po
      gettext correction proofreading volunteer override sentence phrase add languages multilingualism exist spelling
      new`,
    de: `lokalisierung l10n i18n internationalisierung weblate crowdin xliff yaml mitmachen beitragen sprache fehlt
      französisch spanisch italienisch wortlaut übersetzer helfen eigene texte rechtschreibfehler falsche
      übersetzung melden übersetzen portugiesisch niederländisch polnisch türkisch russisch japanisch chinesisch
      arabisch hebräisch tschechisch schwedisch griechisch prozent vollständig po gettext korrektur
      korrekturlesen freiwillig satz beisteuern mithelfen sprachen hinzufügen mehrsprachigkeit
      übersetzungsfehler sprachdatei tippfehler gibt`,
  },
  'docs/usage/box_texts': {
    en: `wording text language label translate words rename multilingual english german french message visitor
      sees caption change languages localize locale lang privacy consent sentence customize gdpr fourteen error
      shown meaning`,
    de: `wortlaut text sprache beschriftung übersetzen eigene wörter umbenennen mehrsprachig englisch deutsch
      französisch meldung besucher sieht ändern sprachen lokalisieren locale lang datenschutz einwilligung satz
      anpassen dsgvo vierzehn fehlermeldung bedeutung eigener`,
  },
  'docs/usage/dashboard': {
    en: `chart charts graph graphs statistics analytics overview home numbers metrics kpi trend report pie period week
      month much spam blocked count counts counted today yesterday differ increase sudden peak attack landing
      screen summary visualise plot curve line bars timeline last 30 days trends rate ratio percentage many
      difference totals spike wave suddenly drop zero nothing compare differs deviate projects figure quota
      another weekend frequent green`,
    de: `diagramm diagramme grafik kurve statistik auswertung analyse übersicht startseite zahlen kennzahlen verlauf trend
      bericht zeitraum woche monat viel spam zählt gezählt heute gestern unterschiede anstieg plötzlich angriff
      startbildschirm zusammenfassung visualisieren linie balken zeitachse letzte 30 tage trends rate quote
      prozent gültig unterschied summen spitze welle einbruch null vergleichen wieviele stimmen überein abweichen
      projekte spamquote spamanteil monatsbericht verlaufskurve ausschlag spamrate spamaufkommen tortendiagramm
      kreisdiagramm jahresbericht`,
  },
  'docs/usage/design': {
    en: `color colour font size css branding customize look hide invisible position rounded border radius shadow dark
      background logo badge checkbox width contrast typeface layout tiny style appearance corporate accessibility wcag
      mobile narrow ugly pretty overlay spinner remove`,
    de: `farbe farben schrift größe css marke anpassen aussehen ausblenden verstecken unsichtbar position rund
      rahmen radius schatten dunkel hintergrund logo abzeichen häkchen kästchen breite kontrast schriftart
      optik look branding rahmenfarbe hässlich hübsch schmal erscheinungsbild layout stil design
      barrierefreiheit wcag handy entfernen`,
  },
  'docs/usage/guidelines': {
    en: `exception office country countries geofence geoblocking range single form login looser relaxed
      stricter different limits custom per page origin policy order priority wins override asn datacenter vpn
      intranet employees staff exempt ignore`,
    de: `ausnahme büro land länder geoblocking bereich einzelnes formular anmeldung lockerer strenger grenzen eigene seite herkunft vorrang reihenfolge überschreiben asn rechenzentrum vpn intranet
      mitarbeitende belegschaft ausnehmen ausgenommen`,
  },
  'docs/usage/projects': {
    en: `website site domain add create new project key keys public private uuid credentials connect folder group
      organize archive remove delete client customer agency host subdomain many one per separate search find sort
      folders several websites workspace tenant multisite staging adding setup rename description hierarchy category
      tidy overview list restore deactivate pause domains second keypair apikey sitekey lost another enter`,
    de: `website webseite domain hinzufügen anlegen neues projekt schlüssel öffentlich privat uuid zugangsdaten
      verbinden ordner gruppe ordnen entfernen löschen kunde kunden agentur host subdomain projektschlüssel viele eins
      pro getrennt suchen finden sortieren mehrere websites arbeitsbereich mandant multisite staging einrichten
      umbenennen beschreibung hierarchie kategorie aufräumen liste wiederherstellen pausieren archivieren domains
      zweite projektgruppen schlüsselpaar apikey zugangsschlüssel sitekey verloren eintragen`,
  },
  'docs/usage/rating': {
    en: `score points weight threshold scoring calculate calculation formula sum total factor multiply multiplier
      weighting limit plus minus negative penalty deduct subtract equal twice counted range maximum minimum`,
    de: `punkte punktzahl gewicht schwelle berechnen berechnung formel summe gesamt faktor multiplizieren multiplikator
      gewichtung limit minuspunkte pluspunkte abziehen negativ gleich doppelt gezählt bereich höchstens mindestens`,
  },
  'docs/usage/rule_package_format': {
    en: `schema json zip file structure keys fields checksum hash sha256 sha256sum publish create make build generate
      generator rpg publisher uuid lastupdatedat refreshinterval rfiles rifiles s3 gist raw invalid failed message bom
      distribute sharing validate verification`,
    de: `schema json zip datei aufbau struktur schlüssel felder prüfsumme hash sha256 sha256sum veröffentlichen eigenes
      erstellen erzeugen generator rpg herausgeber uuid lastupdatedat refreshinterval rfiles rifiles s3 gist ungültig
      fehlgeschlagen meldung bom verteilen validieren verification failed`,
  },
  'docs/usage/rule_packages': {
    en: `ruleset shared blocklist subscribe subscription community ready made list spam words import url github maintain
      refresh update automatically badwords official good refreshed curated prebuilt predefined pack preset
      external stopforumspam spamhaus maintained sharing distribute publish s3 gist raw interval stale outdated
      fetch wordlists foreign collection dictionary`,
    de: `regelsatz ruleset gemeinsame sperrliste abonnieren abo community fertige liste spamwörter importieren url github
      pflegen auffrischen aktualisieren automatisch offizielle aktualisiert kuratiert vorgefertigt vordefiniert
      paket extern stopforumspam spamhaus gepflegt verteilen eigenes veröffentlichen s3 gist intervall veraltet
      holen herunterladen spamwortlisten wortlisten fremde teilen aktualisierungsintervall`,
  },
  'docs/usage/rule_types': {
    en: `regex wildcard pattern bad words swear profanity blacklist block ban ip range subnet cidr email address domain
      link url country asn user agent ua browser language russian cyrillic chinese arabic script characters emoji
      alphabet disposable phone number free mail gmail links shortener kinds criteria condition patterns
      expressions flags insensitive preg pcre lookahead escape sentence begins ends substring viagra casino
      crypto seo pharma porn bitcoin tld .ru burner temp mailinator throwaway digits emojis latin hebrew curl
      datacenter vpn tor ranges forbid prevent stop messages curse insult advertising ads backlinks korean
      vulgar filter phishing fraud pills loan racist obscene offensive adult adverts unsolicited gibberish toxic
      trolls fishy spammy`,
    de: `regex platzhalter muster schimpfwörter beleidigung blacklist sperren blockieren ip bereich subnetz cidr e-mail
      adresse domain link url land asn user agent ua browser sprache russisch kyrillisch chinesisch arabisch
      schrift zeichen emoji alphabet wegwerfadresse telefonnummer gmail links arten kriterien bedingung ausdrücke
      schalter groß kleinschreibung preg pcre satz enthält beginnt endet teilwort viagra casino krypto seo porno
      bitcoin tld .ru wegwerf wegwerfmail mailinator einmal ziffern emojis lateinisch hebräisch curl
      rechenzentrum vpn tor bereiche verbieten verhindern unterbinden nachrichten fluchen werbung backlinks
      koreanisch domainendung toplevel pornospam seospam linkspam filtern python kurzlinks phishing scam sex
      kasino kredit potenzmittel reklame rassistisch unerwünschte dubios unseriös`,
  },
  'docs/usage/rules': {
    en: `filter block words keywords blacklist spam score points rating weight threshold create add edit delete allow
      trusted whitelist sender csv bulk many list exception import export rate whole submission instead field versus
      matching match compare first start recommended order negative write define banned stop badwords scoring plus
      weighting limit paste upload multiple disable temporarily activate evaluate effect immediately retroactively
      existing catches overblocking known always vip friend safe safelist terms length subject mass fire fires trigger
      triggered apply wordlist spamfilter stricter slipped filtering excel spreadsheet subtract customers links
      overzealous lenient penalty deduct short pass items`,
    de: `filter sperren wörter stichwörter blacklist spam punkte punktzahl bewertung gewicht schwelle anlegen
      hinzufügen bearbeiten löschen erlauben vertrauen whitelist absender csv viele ausnahme durchlassen importieren
      exportieren bewerten ganze einsendung statt feld trifft greift vergleichen empfohlen negative reihenfolge
      schreiben definieren verbotene badwords gewichtung limit einfügen hochladen zeilen vorübergehend aktivieren
      auswerten wirkung sofort rückwirkend bestehende viel bekannter kunde immer vip ausnahmeliste begriffe anzahl
      zahl länge leerer betreff masse großer auslösen zutreffen wortliste spamfilter filterregel schärfer schärfen
      durchgekommen ausfiltern durchkommt excel abziehen zufälliger nachrichten links gilt punkten minuspunkte streng
      pluspunkte verschärfen kurz einträge`,
  },
  'docs/usage/security': {
    en: `honeypot trap hidden bots delay rate limit flood repeated equal duplicate lockout unblock ip allow whitelist
      minimum seconds fast pow identical twice annoying slow wait countdown speed throttle limiting dos ddos person
      again repeatedly constantly banned blocked unlock temporary lift unban shared network nat school duplicates
      difficulty bits battery cooldown hammering cap puzzle minute same filled bombarded allowlist ineffective works
      nothing happens crawler robot autofill requests office`,
    de: `honeypot falle verstecken bots verzögerung ratenbegrenzung flut wiederholt gleich doppelt sperre entsperren
      ip whitelist mindestzeit sekunden schnell pow gleiche identisch zweimal warten countdown geschwindigkeit
      drosseln ddos person ständig gesperrt gesperrter aufheben vorübergehend entsperrt gemeinsames netzwerk nat
      schule duplikate schwierigkeit akku abschicken unterbinden verhindern allowlist wartezeit dauerfeuer mehrmals
      begrenzen höchstzahl ausfüllzeit rechenaufgabe minute schicken dieselbe überschwemmt bombardiert wirkungslos
      greift ausgesperrt roboter büro minimum time field release blocked visitor`,
  },
  'docs/usage/settings': {
    en: `configure options member invite teammate role share regenerate renew reissue rotate key threshold owner
      change switch strict stricter adjust tweak site project collaborator co-worker permission handover leave
      compromised secret invalidate silent monitor log passive longer keep different idn umlaut toggle lenient silence
      cors origin domain subdomain wildcard localhost port credentials sitekey apikey leaked pause dry run observe www
      protocol hosts allowed keys keypair`,
    de: `konfigurieren optionen mitglied einladen kollegin rolle teilen erneuern neu erzeugen schlüssel schwellenwert
      besitzer wechseln umschalten streng strenger einstellen seite projekt mitarbeiter berechtigung übergabe
      verlassen kompromittiert geheim ungültig still beobachten passiv aufbewahrung obergrenze umlautdomain idn
      protokollieren geheimnis tauschen cors herkunft domain subdomain platzhalter localhost port zugangsdaten sitekey
      apikey pausieren probelauf www protokoll hosts erlaubte schlüsselpaar`,
  },
  'docs/usage/submission_rules': {
    en: `random characters gibberish nonsense letters garbage keyboard mash strings values whole submission instead
      versus field textarea uppercase lowercase`,
    de: `zufällige zufälliger zeichen kauderwelsch unsinn buchstaben buchstabensalat zeichenfolgen werte ganze einsendung
      statt feld mehrzeilig großbuchstaben kleinbuchstaben`,
  },
  'docs/usage/submissions': {
    en: `messages message inbox entries entry received sent incoming list moderation review log history blocked genuine
      real customers people visitors false positive wrongly rejected refused legitimate quarantine spam folder
      reason delete export search filter find field marks red lost missing came mails inquiries view read detail
      date archive accepted declined explanation breakdown flagged marked classified rated ham unspam mistake
      release approve resend forward complained never arrived nothing listed print share link colleague browse
      again slipped swallowed consecutive download one single remove misclassified investigate innocent unfair
      victim old look`,
    de: `nachrichten nachricht posteingang eingang eingegangen einträge gesendet liste moderation durchsehen verlauf
      blockiert echt echte kunden leute fälschlich abgelehnt zurückgewiesen berechtigt quarantäne spamordner
      grund löschen suchen filtern finden markierung rot exportieren verloren fehlt spam kam ansehen lesen datum
      archiv gültig angenommen erklärung aufschlüsselung markiert eingestuft irrtum freigeben weiterleiten
      beschwert angekommen angezeigt drucken link kollege einsendungsliste leere untersuchen durchsuchen
      sichtbar durchgerutscht aussortiert verschwunden verschluckt kundenanfrage fortlaufende einsendeverlauf
      nachrichtenliste herunterladen einzelnen entfernen  regel unschuldig verdacht alte`,
  },
  'docs/usage/tools': {
    en: `copy clone duplicate transfer move migrate project rules try simulate evaluate check text rule tester import
      export json download backup template decide staging production utility utilities dry sample score merge
      overwrite file installation instance mass snapshot another new against playground carry transferring live
      same sentence`,
    de: `kopieren klonen duplizieren übertragen umziehen projekt regeln ausprobieren simulieren prüfen text regeltester
      importieren exportieren json herunterladen sichern vorlage entscheidet bewertet staging produktion
      hilfsmittel probe beispieltext zusammenführen überschreiben datei installation instanz masse schnappschuss
      umgezogen projektsicherung testwert regelwerk mitnehmen testserver live projektexport projektimport
      übernehmen satz websites gleiche zwei`,
  },
  'docs/whats_new': {
    en: `news changelog recent rss atom subscribe follow`,
    de: `neuigkeiten changelog zuletzt rss atom abonnieren newsfeed`,
  },
};
