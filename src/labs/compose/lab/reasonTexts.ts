import type {Localized} from '@site/data/localized';
import type {Reason} from '../core/reasons';

export const reasonTexts: Readonly<Record<Reason, Localized>> = {
  imageStandard: {
    en: '`mosparo/mosparo` starts as root, works as `www-data`, and listens on port 80 of the container.',
    de: '`mosparo/mosparo` startet als root, arbeitet als `www-data` und lauscht an Port 80 des Containers.',
  },
  imageUnprivileged: {
    en: '`mosparo/mosparo-unprivileged` runs as UID 33 all the time. Such a user cannot open port 80, so it listens on 8080. It does not know where to keep its configuration unless `MOSPARO_CONFIG_FILE_PATH` says so.',
    de: '`mosparo/mosparo-unprivileged` läuft durchgehend als UID 33. Ein solcher Benutzer kann Port 80 nicht öffnen, deshalb lauscht es an 8080. Wo die Konfiguration liegt, weiß es nur durch `MOSPARO_CONFIG_FILE_PATH`.',
  },
  tag: {
    en: 'A fixed tag: mosparo changes when you want it, not when the container restarts.',
    de: 'Ein festes Tag: mosparo ändert sich, wenn Sie es wollen, und nicht beim Neustart des Containers.',
  },
  mariadb: {
    en: 'MariaDB 11.4 has long support. The health check lets mosparo start when the database really answers.',
    de: 'MariaDB 11.4 wird lange unterstützt. Durch den Healthcheck startet mosparo erst, wenn die Datenbank wirklich antwortet.',
  },
  mysql: {
    en: 'MySQL 8.4 has long support. The health check goes over TCP: while MySQL prepares its files, it answers on the socket only.',
    de: 'MySQL 8.4 wird lange unterstützt. Der Healthcheck geht über TCP: Während MySQL seine Dateien vorbereitet, antwortet es nur am Socket.',
  },
  postgresql: {
    en: 'PostgreSQL 17. The tag names the major version, because a newer one cannot read the files of an older one.',
    de: 'PostgreSQL 17. Das Tag nennt die Hauptversion, denn eine neuere kann die Dateien einer älteren nicht lesen.',
  },
  sqlite: {
    en: 'No database container: SQLite writes `var/data/data.sqlite` into the volume of mosparo.',
    de: 'Kein Container für die Datenbank: SQLite schreibt `var/data/data.sqlite` in das Volume von mosparo.',
  },
  external: {
    en: 'No database container: mosparo gets the access data in the wizard, not from variables.',
    de: 'Kein Container für die Datenbank: mosparo bekommt die Zugangsdaten im Assistenten, nicht aus Variablen.',
  },
  loopback: {
    en: 'The port is published on `127.0.0.1` only. Docker’s ports bypass most firewalls, and whoever reaches this one directly can make up an IP address.',
    de: 'Der Port ist nur an `127.0.0.1` veröffentlicht. Ports von Docker umgehen die meisten Firewalls, und wer diesen direkt erreicht, kann sich eine IP-Adresse ausdenken.',
  },
  trustHostProxy: {
    en: '`TRUSTED_PROXIES` keeps the preset of the image (whoever connects): only the proxy can reach the port.',
    de: '`TRUSTED_PROXIES` bleibt bei der Vorgabe des Images (wer sich verbindet): Nur der Proxy kann den Port erreichen.',
  },
  trustNobody: {
    en: '`TRUSTED_PROXIES` is `127.0.0.1` instead of whoever connects: without a proxy there is nobody to believe. Remove the line when you add a proxy.',
    de: '`TRUSTED_PROXIES` ist `127.0.0.1` statt „wer sich verbindet“: Ohne Proxy gibt es niemanden, dem zu glauben wäre. Entfernen Sie die Zeile, sobald ein Proxy dazukommt.',
  },
  trustTraefik: {
    en: 'No published port: Traefik reaches mosparo over a network of their own, and `TRUSTED_PROXIES` trusts exactly this network.',
    de: 'Kein veröffentlichter Port: Traefik erreicht mosparo über ein gemeinsames Netz, und `TRUSTED_PROXIES` vertraut genau diesem Netz.',
  },
  traefikNetwork: {
    en: '`providers.docker.network` names that network. mosparo is in two, and Traefik could choose the one that it cannot reach.',
    de: '`providers.docker.network` nennt dieses Netz. mosparo ist in zweien, und Traefik könnte das wählen, das es nicht erreicht.',
  },
  traefikHealth: {
    en: 'The health check runs every 10 seconds instead of every minute, because Traefik answers 404 until the first one has passed.',
    de: 'Der Healthcheck läuft alle 10 Sekunden statt jede Minute, denn bis zum ersten bestandenen antwortet Traefik mit 404.',
  },
  traefikMail: {
    en: 'Put your own address in the place of `admin@example.com`: Let’s Encrypt writes to it.',
    de: 'Setzen Sie Ihre eigene Adresse an die Stelle von `admin@example.com`: Dorthin schreibt Let’s Encrypt.',
  },
  volumes: {
    en: 'Every volume has a name. A recreated container finds its data, and above all the `encryption_key`, again.',
    de: 'Jedes Volume hat einen Namen. Ein neu erzeugter Container findet seine Daten und vor allem den `encryption_key` wieder.',
  },
  cacheFiles: {
    en: 'No variable for the cache: one container needs nothing but files.',
    de: 'Keine Variable für den Cache: Einem einzelnen Container genügen Dateien.',
  },
  cacheShared: {
    en: '`FILESYSTEM_CACHE_PATH` lies in the shared volume. Otherwise each container has a cache of its own, and the two do not know of each other’s cleanups.',
    de: '`FILESYSTEM_CACHE_PATH` liegt im gemeinsamen Volume. Sonst hat jeder Container einen eigenen Cache, und beide wissen nichts von den Bereinigungen des anderen.',
  },
  redis: {
    en: 'Redis has no port to the outside, so it needs no password. It writes nothing to disk, because a cache may be lost. Keys have no prefix: do not share it with another mosparo.',
    de: 'Redis hat keinen Port nach außen und braucht deshalb kein Passwort. Es schreibt nichts auf die Platte, denn ein Cache darf verloren gehen. Die Schlüssel haben kein Präfix: Teilen Sie es nicht mit einem anderen mosparo.',
  },
  memcached: {
    en: 'Memcached has no port to the outside, so it needs no password. Keys have no prefix: do not share it with another mosparo.',
    de: 'Memcached hat keinen Port nach außen und braucht deshalb kein Passwort. Die Schlüssel haben kein Präfix: Teilen Sie es nicht mit einem anderen mosparo.',
  },
  mailLocal: {
    en: '`extra_hosts` gives the Docker host a name inside of the container. `localhost` would be the container itself.',
    de: '`extra_hosts` gibt dem Docker-Host im Container einen Namen. `localhost` wäre der Container selbst.',
  },
  mailSmtp: {
    en: 'No variable for mail: `MAILER_DSN` has no effect in mosparo. You enter the server in the administration.',
    de: 'Keine Variable für Mail: `MAILER_DSN` hat in mosparo keine Wirkung. Den Server tragen Sie in der Administration ein.',
  },
  cronOff: {
    en: '`MOSPARO_ENABLE_CRON` is `0`, so that no job runs twice.',
    de: '`MOSPARO_ENABLE_CRON` ist `0`, damit keine Aufgabe doppelt läuft.',
  },
  gracePeriod: {
    en: '`MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED` leaves the cleanup to the regular job. Form requests step in only when it stays away.',
    de: '`MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED` überlässt die Bereinigung der regelmäßigen Aufgabe. Formularanfragen springen erst ein, wenn sie ausbleibt.',
  },
  cronContainer: {
    en: 'The image cleans up and fetches GeoIP2 databases itself. The line for rule packages replaces the job that fails in the image.',
    de: 'Das Image bereinigt und holt GeoIP2-Datenbanken selbst. Die Zeile für Regelpakete ersetzt die Aufgabe, die im Image fehlschlägt.',
  },
  cronSeparate: {
    en: 'The second container cleans up and fetches GeoIP2 databases. The line for rule packages replaces the job that fails in the image.',
    de: 'Der zweite Container bereinigt und holt GeoIP2-Datenbanken. Die Zeile für Regelpakete ersetzt die Aufgabe, die im Image fehlschlägt.',
  },
  cronHost: {
    en: 'The commands run inside the container and see its variables. What they print goes by mail to `MAILTO`: put your own address there.',
    de: 'Die Befehle laufen im Container und sehen dessen Variablen. Was sie ausgeben, geht per Mail an `MAILTO`: Setzen Sie dort Ihre eigene Adresse ein.',
  },
  cronSystemd: {
    en: 'One service for all jobs, one timer for each. The commands run inside the container; `journalctl -u "mosparo@*"` shows what they print.',
    de: 'Ein Service für alle Aufgaben, je ein Timer dazu. Die Befehle laufen im Container; `journalctl -u "mosparo@*"` zeigt, was sie ausgeben.',
  },
  cronWeb: {
    en: 'A call every 15 minutes, from this or any other machine. Switch the web cron job on in the administration first, with a waiting time of 10 minutes: it counts from the end of a run.',
    de: 'Alle 15 Minuten ein Aufruf, von diesem oder jedem anderen Rechner. Schalten Sie den Web-Cronjob zuerst in der Administration ein, mit einer Wartezeit von 10 Minuten: Sie zählt ab dem Ende eines Laufs.',
  },
  webCronKey: {
    en: 'The key comes from a file and goes through standard input, so that neither the crontab nor the list of processes shows it.',
    de: 'Der Schlüssel kommt aus einer Datei und geht über die Standardeingabe, damit ihn weder der Crontab noch die Prozessliste zeigt.',
  },
  envFile: {
    en: 'A mounted file instead of variables of the container, because cron inside of the image does not see those.',
    de: 'Eine eingehängte Datei statt Variablen des Containers, denn Cron innerhalb des Images sieht diese nicht.',
  },
  password: {
    en: 'The password is made on your server and stands in a file that only you can read. A second run keeps it, because the database knows the first one only.',
    de: 'Das Passwort entsteht auf Ihrem Server und steht in einer Datei, die nur Sie lesen können. Ein zweiter Lauf behält es, denn die Datenbank kennt nur das erste.',
  },
  noPassword: {
    en: 'No `.env`: nothing in these files needs a password.',
    de: 'Keine `.env`: Nichts in diesen Dateien braucht ein Passwort.',
  },
  proxyHeaders: {
    en: 'Address, scheme and host of the visitor arrive in headers, and whatever a client sends under these names is replaced.',
    de: 'Adresse, Schema und Host des Besuchers kommen in Headern an, und was ein Client unter diesen Namen sendet, wird ersetzt.',
  },
  proxyCertificate: {
    en: 'The certificate must be there before the web server loads the file.',
    de: 'Das Zertifikat muss vorhanden sein, bevor der Webserver die Datei lädt.',
  },
  caddyCertificate: {
    en: 'Caddy gets the certificate by itself, as soon as the domain points to this server.',
    de: 'Caddy besorgt das Zertifikat selbst, sobald die Domain auf diesen Server zeigt.',
  },
  cloudflareAddress: {
    en: 'nginx puts the visitor in the place of Cloudflare, for connections from its networks only. mosparo needs to trust nginx and nobody else.',
    de: 'nginx setzt den Besucher an die Stelle von Cloudflare, und nur bei Verbindungen aus dessen Netzen. mosparo muss allein nginx vertrauen.',
  },
  firstCleanup: {
    en: 'The first cleanup by hand: until one has run, form requests never start it. It prints `Cleanup result: COMPLETED`.',
    de: 'Die erste Bereinigung von Hand: Solange keine gelaufen ist, starten Formularanfragen sie nie. Sie gibt `Cleanup result: COMPLETED` aus.',
  },
  startJobs: {
    en: 'The rest switches the jobs on. For the web cron job, paste the key from the administration when the last command waits, then press Enter and Ctrl+D.',
    de: 'Der Rest schaltet die Aufgaben ein. Für den Web-Cronjob fügen Sie den Schlüssel aus der Administration ein, wenn der letzte Befehl wartet; dann Eingabetaste und Strg+D.',
  },
};
