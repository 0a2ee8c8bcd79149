import type {Localized} from '@site/data/localized';
import type {Reason} from '../core/reasons';

export const reasonTexts: Readonly<Record<Reason, Localized>> = {
  imageStandard: {
    en: '`mosparo/mosparo` starts as root, runs PHP as `www-data`, and listens on port 80 of the container.',
    de: '`mosparo/mosparo` startet als root, führt PHP als `www-data` aus und lauscht an Port 80 des Containers.',
  },
  imageUnprivileged: {
    en: '`mosparo/mosparo-unprivileged` always runs as UID 33, which cannot open port 80, so it listens on 8080. `MOSPARO_CONFIG_FILE_PATH` tells it where to store its configuration.',
    de: '`mosparo/mosparo-unprivileged` läuft durchgehend als UID 33, die Port 80 nicht öffnen kann, und lauscht deshalb an 8080. `MOSPARO_CONFIG_FILE_PATH` legt fest, wo die Konfiguration gespeichert wird.',
  },
  tag: {
    en: 'A fixed tag: mosparo is updated when you decide, not when the container is recreated.',
    de: 'Ein festes Tag: mosparo wird aktualisiert, wenn Sie es wollen, und nicht beim Neuerstellen des Containers.',
  },
  mariadb: {
    en: 'MariaDB 11.4 has long-term support. Thanks to the health check, mosparo starts only once the database answers.',
    de: 'MariaDB 11.4 wird lange unterstützt. Durch den Healthcheck startet mosparo erst, wenn die Datenbank antwortet.',
  },
  mysql: {
    en: 'MySQL 8.4 has long-term support. The health check uses TCP, because MySQL answers only on the socket while it initializes.',
    de: 'MySQL 8.4 wird lange unterstützt. Der Healthcheck nutzt TCP, denn während der Initialisierung antwortet MySQL nur am Socket.',
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
    en: 'No database container: you enter the connection in the wizard, not in variables.',
    de: 'Kein Container für die Datenbank: Die Zugangsdaten tragen Sie im Assistenten ein, nicht in Variablen.',
  },
  loopback: {
    en: 'The port is published on `127.0.0.1` only. Ports that Docker publishes bypass most firewalls, and whoever reaches this one directly can forge an IP address.',
    de: 'Der Port ist nur an `127.0.0.1` veröffentlicht. Von Docker veröffentlichte Ports umgehen die meisten Firewalls, und wer diesen direkt erreicht, kann eine IP-Adresse fälschen.',
  },
  trustHostProxy: {
    en: '`TRUSTED_PROXIES` keeps the image’s default, which trusts every client: only the proxy can reach the port.',
    de: '`TRUSTED_PROXIES` bleibt beim Standardwert des Images, der jedem vertraut, der sich verbindet: Nur der Proxy kann den Port erreichen.',
  },
  trustNobody: {
    en: '`TRUSTED_PROXIES` is `127.0.0.1`, so that no client is trusted without a proxy. Remove the line when you add one.',
    de: '`TRUSTED_PROXIES` ist `127.0.0.1`, damit ohne Proxy kein Client als vertrauenswürdig gilt. Entfernen Sie die Zeile, sobald ein Proxy dazukommt.',
  },
  trustTraefik: {
    en: 'No published port: Traefik reaches mosparo over a shared network, the only one in `TRUSTED_PROXIES`.',
    de: 'Kein veröffentlichter Port: Traefik erreicht mosparo über ein gemeinsames Netz, das einzige in `TRUSTED_PROXIES`.',
  },
  traefikNetwork: {
    en: '`providers.docker.network` names that network. mosparo is in two networks, and Traefik could choose the one it cannot reach.',
    de: '`providers.docker.network` nennt dieses Netz. mosparo ist in zwei Netzen, und Traefik könnte das wählen, das es nicht erreicht.',
  },
  traefikHealth: {
    en: 'The health check runs every 10 seconds instead of every minute, because Traefik answers 404 until the first one has passed.',
    de: 'Der Healthcheck läuft alle 10 Sekunden statt jede Minute, denn bis zum ersten bestandenen antwortet Traefik mit 404.',
  },
  traefikMail: {
    en: 'Replace `admin@example.com` with your own address, which Let’s Encrypt uses to contact you.',
    de: 'Ersetzen Sie `admin@example.com` durch Ihre eigene Adresse, an die sich Let’s Encrypt wendet.',
  },
  volumes: {
    en: 'Every volume has a name, so that a recreated container finds its data again, above all the `encryption_key`.',
    de: 'Jedes Volume hat einen Namen, damit ein neu erzeugter Container seine Daten wiederfindet, vor allem den `encryption_key`.',
  },
  cacheFiles: {
    en: 'No variable for the cache: files are enough for one container.',
    de: 'Keine Variable für den Cache: Einem einzelnen Container genügen Dateien.',
  },
  cacheShared: {
    en: '`FILESYSTEM_CACHE_PATH` is in the shared volume. Otherwise each container has its own cache, without the other’s cleanups.',
    de: '`FILESYSTEM_CACHE_PATH` liegt im gemeinsamen Volume. Sonst hat jeder Container einen eigenen Cache, ohne die Bereinigungen des anderen.',
  },
  redis: {
    en: 'Redis publishes no port, so it needs no password. It writes nothing to disk: losing a cache does no harm. Don’t share it with another mosparo, because keys have no prefix.',
    de: 'Redis veröffentlicht keinen Port und braucht deshalb kein Passwort. Es schreibt nichts auf die Festplatte, denn ein verlorener Cache schadet nicht. Teilen Sie es nicht mit einem anderen mosparo, denn die Schlüssel haben kein Präfix.',
  },
  memcached: {
    en: 'Memcached publishes no port, so it needs no password. Don’t share it with another mosparo, because keys have no prefix.',
    de: 'Memcached veröffentlicht keinen Port und braucht deshalb kein Passwort. Teilen Sie es nicht mit einem anderen mosparo, denn die Schlüssel haben kein Präfix.',
  },
  mailLocal: {
    en: '`extra_hosts` gives the Docker host a name inside the container. `localhost` would be the container itself.',
    de: '`extra_hosts` gibt dem Docker-Host im Container einen Namen. `localhost` wäre der Container selbst.',
  },
  mailSmtp: {
    en: 'No variable for mail: `MAILER_DSN` has no effect. Enter the mail server in the administration.',
    de: 'Keine Variable für Mail: `MAILER_DSN` hat keine Wirkung. Tragen Sie den Mailserver in der Administration ein.',
  },
  cronOff: {
    en: '`MOSPARO_ENABLE_CRON` is `0`, so that no job runs twice.',
    de: '`MOSPARO_ENABLE_CRON` ist `0`, damit keine Aufgabe doppelt läuft.',
  },
  gracePeriod: {
    en: '`MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED` leaves the cleanup to the scheduled job. Form requests clean up only if it does not run.',
    de: '`MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED` überlässt die Bereinigung der geplanten Aufgabe. Formularanfragen bereinigen nur, wenn sie nicht läuft.',
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
    en: 'The commands run inside the container, with its variables. cron mails their output to `MAILTO`: enter your own address there.',
    de: 'Die Befehle laufen im Container, mit dessen Variablen. Cron schickt ihre Ausgabe per Mail an `MAILTO`: Setzen Sie dort Ihre eigene Adresse ein.',
  },
  cronSystemd: {
    en: 'One service for all jobs, and one timer for each. The commands run inside the container, and `journalctl -u "mosparo@*"` shows their output.',
    de: 'Ein Service für alle Aufgaben, je Aufgabe ein Timer. Die Befehle laufen im Container, und `journalctl -u "mosparo@*"` zeigt ihre Ausgabe.',
  },
  cronWeb: {
    en: 'A call every 15 minutes, from this or any other machine. Switch the web cron job on in the administration first, with a waiting time of 10 minutes, counted from the end of a run.',
    de: 'Alle 15 Minuten ein Aufruf, von diesem oder jedem anderen Rechner. Schalten Sie den Web-Cronjob zuerst in der Administration ein, mit einer Wartezeit von 10 Minuten, gezählt ab dem Ende eines Laufs.',
  },
  webCronKey: {
    en: 'The key is read from a file and passed through standard input, so that neither the crontab nor the process list shows it.',
    de: 'Der Schlüssel wird aus einer Datei gelesen und über die Standardeingabe übergeben, damit ihn weder die Crontab noch die Prozessliste zeigt.',
  },
  envFile: {
    en: 'A mounted file instead of container variables, because cron in the image does not see them.',
    de: 'Eine eingehängte Datei statt Variablen des Containers, denn Cron im Image sieht diese nicht.',
  },
  password: {
    en: 'The password is generated on your server, in a file that only you can read. A second run keeps it, because the database accepts only the first one.',
    de: 'Das Passwort entsteht auf Ihrem Server und steht in einer Datei, die nur Sie lesen können. Ein zweiter Lauf behält es, denn die Datenbank akzeptiert nur das erste.',
  },
  noPassword: {
    en: 'No `.env`: these files contain no password.',
    de: 'Keine `.env`: Diese Dateien enthalten kein Passwort.',
  },
  proxyHeaders: {
    en: 'The proxy sends the visitor’s address, scheme and host in headers, and replaces headers of these names that a client sent.',
    de: 'Der Proxy sendet Adresse, Schema und Host des Besuchers in Headern und ersetzt gleichnamige Header, die ein Client geschickt hat.',
  },
  proxyCertificate: {
    en: 'The certificate must exist before the web server loads the file.',
    de: 'Das Zertifikat muss vorhanden sein, bevor der Webserver die Datei lädt.',
  },
  caddyCertificate: {
    en: 'Caddy obtains the certificate itself once the domain points to this server.',
    de: 'Caddy besorgt das Zertifikat selbst, sobald die Domain auf diesen Server zeigt.',
  },
  cloudflareAddress: {
    en: 'For connections from Cloudflare’s networks, nginx replaces Cloudflare’s address with the visitor’s. mosparo needs to trust only nginx.',
    de: 'Bei Verbindungen aus den Netzen von Cloudflare ersetzt nginx dessen Adresse durch die des Besuchers. mosparo muss nur nginx vertrauen.',
  },
  firstCleanup: {
    en: 'Run the first cleanup by hand: form requests never start it. It prints `Cleanup result: COMPLETED`.',
    de: 'Führen Sie die erste Bereinigung von Hand aus: Formularanfragen starten sie nie. Der Befehl gibt `Cleanup result: COMPLETED` aus.',
  },
  startJobs: {
    en: 'The remaining commands switch on the jobs. For the web cron job, paste the key from the administration when the last command waits for input, then press Enter and Ctrl+D.',
    de: 'Die übrigen Befehle schalten die Aufgaben ein. Für den Web-Cronjob fügen Sie den Schlüssel aus der Administration ein, wenn der letzte Befehl auf eine Eingabe wartet, und drücken dann die Eingabetaste und Strg+D.',
  },
};
