import type {Localized} from '@site/data/localized';
import type {Caution, Refusal} from '../core/problems';

export const refusalTexts: Readonly<Record<Refusal, Localized>> = {
  latest: {
    en: '`latest` changes its meaning with every release: a restart could become an update, without a backup and without the finalization in the browser. Name the version, and [update](/docs/installation/install/docker#update) by changing it.',
    de: '`latest` bedeutet mit jeder Version etwas anderes: Ein Neustart könnte zum Update werden, ohne Sicherung und ohne den Abschluss im Browser. Nennen Sie die Version und [aktualisieren](/docs/installation/install/docker#update) Sie, indem Sie sie ändern.',
  },
  domain: {
    en: 'The domain must be a plain host name such as `mosparo.example.com`: without `https://`, port and path, and with umlauts in their ASCII form (`xn--…`).',
    de: 'Die Domain muss ein reiner Hostname wie `mosparo.example.com` sein: ohne `https://`, Port und Pfad, Umlaute in ihrer ASCII-Form (`xn--…`).',
  },
  port: {
    en: 'The port must be a number from 1 to 65535.',
    de: 'Der Port muss eine Zahl von 1 bis 65535 sein.',
  },
  portTaken: {
    en: 'The proxy listens on the ports 80 and 443 of the host itself. Give mosparo another one, for example 8080; visitors never see it.',
    de: 'Der Proxy lauscht selbst an den Ports 80 und 443 des Hosts. Geben Sie mosparo einen anderen, zum Beispiel 8080; Besucher sehen ihn nie.',
  },
  unprivilegedCron: {
    en: 'The unprivileged image contains no cron, because cron needs root. Let the host run the jobs (cron or systemd), or use the web cron job.',
    de: 'Das Image „unprivileged“ enthält kein Cron, denn Cron braucht root. Lassen Sie den Host die Aufgaben ausführen (Cron oder systemd) oder verwenden Sie den Web-Cronjob.',
  },
  sqliteSeparate: {
    en: 'Two containers would write to one SQLite file and wait for each other. Use a database server, or run the jobs inside the container or from the host.',
    de: 'Zwei Container würden in eine SQLite-Datei schreiben und aufeinander warten. Verwenden Sie einen Datenbankserver, oder führen Sie die Aufgaben im Container oder vom Host aus.',
  },
};

export const cautionTexts: Readonly<Record<Caution, Localized>> = {
  noProxy: {
    en: 'Without a proxy there is no HTTPS. mosparo answers on this machine only; from elsewhere, open a tunnel with `ssh -L`. Do not publish the port to the outside: the box needs HTTPS, and the images accept proxy headers from every client.',
    de: 'Ohne Proxy gibt es kein HTTPS. mosparo antwortet nur auf diesem Rechner; von anderswo öffnen Sie mit `ssh -L` einen Tunnel. Geben Sie den Port nicht nach außen frei: Die Box braucht HTTPS, und die Images werten Proxy-Header von jedem aus.',
  },
  lowPort: {
    en: 'Docker without root rights cannot open ports below 1024.',
    de: 'Docker ohne Root-Rechte kann keine Ports unter 1024 öffnen.',
  },
  sqlite: {
    en: 'SQLite is good for trying out and for small installations. Many forms at the same time wait for each other, and [several nodes](/docs/installation/install/multi_node_setup) are not possible.',
    de: 'SQLite taugt zum Ausprobieren und für kleine Installationen. Viele Formulare zur selben Zeit warten aufeinander, und [mehrere Knoten](/docs/installation/install/multi_node_setup) sind nicht möglich.',
  },
  noMail: {
    en: 'Without mail nobody can reset a forgotten password. An administrator has to set a new one, so keep two administrators.',
    de: 'Ohne Mail kann niemand ein vergessenes Passwort zurücksetzen. Ein Administrator muss ein neues setzen; behalten Sie deshalb zwei Administratoren.',
  },
  imageCron: {
    en: 'In version 1.5.4 the crontab of the image calls a command for rule packages that does not exist. That is why the host runs this one job; [details](/docs/installation/configure/cron_jobs#containers).',
    de: 'In Version 1.5.4 ruft der Crontab des Images für Regelpakete einen Befehl auf, den es nicht gibt. Deshalb führt der Host diese eine Aufgabe aus; [Einzelheiten](/docs/installation/configure/cron_jobs#containers).',
  },
  webCronGeoip: {
    en: 'With GeoIP2, version 1.5.4 asks MaxMind for new databases with every call of the web cron job. If that is too much, leave GeoIP2 to the cron of the host; [details](/docs/installation/configure/cron_jobs).',
    de: 'Mit GeoIP2 fragt Version 1.5.4 bei jedem Aufruf des Web-Cronjobs MaxMind nach neuen Datenbanken. Ist das zu viel, überlassen Sie GeoIP2 dem Cron des Hosts; [Einzelheiten](/docs/installation/configure/cron_jobs).',
  },
  cloudflareNetworks: {
    en: 'The networks of Cloudflare change now and then. Compare them with the list of Cloudflare, and let your firewall accept web traffic from them only.',
    de: 'Die Netze von Cloudflare ändern sich ab und zu. Vergleichen Sie sie mit der Liste von Cloudflare, und lassen Sie Ihre Firewall Webverkehr nur aus ihnen annehmen.',
  },
};
