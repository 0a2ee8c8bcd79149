import {readDomain, readPort} from './address';
import {defaults, type Choices} from './choices';
import type {Templates} from './templates';

interface ProxyFile {
  readonly name: string;
  readonly template: keyof Templates;
  /** Commands that make the web server load the file. */
  readonly load: string;
}

const nginxLoad = 'sudo nginx -t && sudo systemctl reload nginx';

const files: Readonly<Partial<Record<Choices['proxy'], ProxyFile>>> = {
  nginx: {
    name: '/etc/nginx/conf.d/mosparo-proxy.conf',
    template: 'nginx',
    load: nginxLoad,
  },
  cloudflare: {
    name: '/etc/nginx/conf.d/mosparo-cloudflare.conf',
    template: 'cloudflare',
    load: nginxLoad,
  },
  apache: {
    name: '/etc/apache2/sites-available/mosparo-proxy.conf',
    template: 'apache',
    load: 'sudo a2enmod ssl headers proxy proxy_http && sudo a2ensite mosparo-proxy && sudo apachectl configtest && sudo systemctl reload apache2',
  },
  caddy: {
    name: '/etc/caddy/Caddyfile',
    template: 'caddy',
    load: 'sudo caddy validate --config /etc/caddy/Caddyfile && sudo systemctl reload caddy',
  },
};

/** The configuration file of the reverse proxy; undefined if none runs on the host. */
export const proxyFile = ({proxy}: Choices) => files[proxy];

/** A sample with the reader's domain and port. */
export function proxyConfiguration(choices: Choices, template: string): string {
  return template
    .replaceAll(`127.0.0.1:${defaults.port}`, `127.0.0.1:${readPort(choices.port)}`)
    .replaceAll(defaults.domain, readDomain(choices.domain) ?? '');
}
