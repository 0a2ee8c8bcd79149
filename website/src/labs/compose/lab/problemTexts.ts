import type {Localized} from '@site/data/localized';
import type {Caution, Refusal} from '../core/problems';

export const refusalTexts: Readonly<Record<Refusal, Localized>> = {
  latest: {
    en: 'With `latest`, recreating the container can turn into an update, without a backup and without finalizing it in the browser. Use a fixed version, and change it to [update](/docs/installation/install/docker#update).',
    de: 'Mit `latest` kann das Neuerstellen des Containers zum Update werden, ohne Sicherung und ohne Abschluss im Browser. Verwenden Sie eine feste Version, und ändern Sie sie, um zu [aktualisieren](/docs/installation/install/docker#update).',
  },
  domain: {
    en: 'The domain must be a plain host name such as `mosparo.example.com`: without `https://`, port or path, and in ASCII form (`xn--…`) if it contains umlauts.',
    de: 'Die Domain muss ein reiner Hostname wie `mosparo.example.com` sein: ohne `https://`, Port und Pfad, bei Umlauten in ASCII-Form (`xn--…`).',
  },
  port: {
    en: 'The port must be a number from 1 to 65535.',
    de: 'Der Port muss eine Zahl von 1 bis 65535 sein.',
  },
  portTaken: {
    en: 'The proxy itself uses ports 80 and 443 of the host. Choose another port for mosparo, for example 8080. Visitors never see it.',
    de: 'Die Ports 80 und 443 des Hosts belegt der Proxy selbst. Wählen Sie für mosparo einen anderen, zum Beispiel 8080. Besucher sehen ihn nie.',
  },
  unprivilegedCron: {
    en: 'The unprivileged image contains no cron, because cron needs root. Let the host run the jobs (cron or systemd), or use the web cron job.',
    de: 'Das Image „unprivileged“ enthält kein Cron, denn Cron braucht root. Lassen Sie den Host die Aufgaben ausführen (Cron oder systemd) oder verwenden Sie den Web-Cronjob.',
  },
  sqliteSeparate: {
    en: 'Two containers would write to the same SQLite file and block each other. Use a database server, or run the jobs inside the container or from the host.',
    de: 'Zwei Container würden in dieselbe SQLite-Datei schreiben und einander blockieren. Verwenden Sie einen Datenbankserver, oder führen Sie die Aufgaben im Container oder vom Host aus.',
  },
};

export const cautionTexts: Readonly<Record<Caution, Localized>> = {
  noProxy: {
    en: 'Without a proxy there is no HTTPS, and mosparo is reachable only on this machine. From elsewhere, open a tunnel with `ssh -L`. Don’t open the port to the outside: the box needs HTTPS, and the images accept proxy headers from every client.',
    de: 'Ohne Proxy gibt es kein HTTPS, und mosparo ist nur auf diesem Rechner erreichbar. Von anderswo öffnen Sie mit `ssh -L` einen Tunnel. Geben Sie den Port nicht nach außen frei: Die Box braucht HTTPS, und die Images werten Proxy-Header von jedem aus.',
  },
  lowPort: {
    en: 'Docker without root rights cannot open ports below 1024.',
    de: 'Docker ohne Root-Rechte kann keine Ports unter 1024 öffnen.',
  },
  sqlite: {
    en: 'SQLite is suitable for trials and small installations. Under load, requests wait for each other, and [several nodes](/docs/installation/install/multi_node_setup) are not possible.',
    de: 'SQLite eignet sich zum Ausprobieren und für kleine Installationen. Unter Last warten Anfragen aufeinander, und [mehrere Knoten](/docs/installation/install/multi_node_setup) sind nicht möglich.',
  },
  noMail: {
    en: 'Without mail, nobody can reset a forgotten password. Only an administrator can set a new one, so have at least two.',
    de: 'Ohne Mail kann niemand ein vergessenes Passwort zurücksetzen. Nur ein Administrator kann ein neues setzen; richten Sie deshalb mindestens zwei ein.',
  },
  imageCron: {
    en: 'In version 1.5.4, the image’s crontab calls a command for rule packages that does not exist, so the host runs this job. [Details](/docs/installation/configure/cron_jobs#containers).',
    de: 'In Version 1.5.4 ruft die Crontab des Images für Regelpakete einen Befehl auf, den es nicht gibt. Deshalb führt der Host diese Aufgabe aus. [Einzelheiten](/docs/installation/configure/cron_jobs#containers).',
  },
  webCronGeoip: {
    en: 'With GeoIP2, version 1.5.4 contacts MaxMind at every call of the web cron job. If that is too often, download the databases with cron on the host. [Details](/docs/installation/configure/cron_jobs).',
    de: 'Mit GeoIP2 fragt Version 1.5.4 bei jedem Aufruf des Web-Cronjobs MaxMind nach neuen Datenbanken. Ist das zu oft, laden Sie die Datenbanken per Cron auf dem Host herunter. [Einzelheiten](/docs/installation/configure/cron_jobs).',
  },
  cloudflareNetworks: {
    en: 'Cloudflare’s networks change occasionally. Compare them with Cloudflare’s list, and let your firewall accept web traffic only from them.',
    de: 'Die Netze von Cloudflare ändern sich ab und zu. Vergleichen Sie sie mit der Liste von Cloudflare, und lassen Sie Ihre Firewall Webverkehr nur von dort annehmen.',
  },
};
