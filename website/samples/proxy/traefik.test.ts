import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {product} from '../../config/product';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

interface Dynamic {
  http: {
    routers: Record<
      string,
      {rule: string; entryPoints: string[]; service: string; middlewares?: string[]}
    >;
    middlewares?: Record<string, {stripPrefix: {prefixes: string[]}}>;
    services: Record<string, {loadBalancer: {servers: {url: string}[]}}>;
  };
}

interface Compose {
  services: Record<
    string,
    {
      image: string;
      command?: string[];
      labels?: string[];
      networks: string[];
      environment?: Record<string, string>;
    }
  >;
  networks: Record<string, {ipam: {config: {subnet: string}[]}}>;
}

describe.each(['traefik-dynamic.yaml', 'traefik-subpath.yaml'])('samples/proxy/%s', (name) => {
  const {http} = parse(read(name)) as Dynamic;

  it('has a router whose parts all exist', () => {
    for (const router of Object.values(http.routers)) {
      expect(Object.keys(http.services)).toContain(router.service);
      for (const middleware of router.middlewares ?? []) {
        expect(Object.keys(http.middlewares ?? {})).toContain(middleware);
      }
    }
  });

  it('asks for the prefix that it strips', () => {
    const {rule} = http.routers.mosparo ?? {rule: ''};
    const stripped = Object.values(http.middlewares ?? {}).flatMap((m) => m.stripPrefix.prefixes);
    for (const prefix of stripped) {
      expect(prefix).toMatch(/^\/.*[^/]$/);
      expect(rule).toContain(`PathPrefix(\`${prefix}\`)`);
    }
  });
});

describe('samples/proxy/traefik-compose.yaml', () => {
  const {services, networks} = parse(read('traefik-compose.yaml')) as Compose;
  const labels = new Map(
    (services.mosparo?.labels ?? []).map(
      (label) => label.split(/=(.*)/s).slice(0, 2) as [string, string],
    ),
  );
  const flags = (services.traefik?.command ?? []).join('\n');

  it('runs the documented version', () => {
    expect(services.mosparo?.image).toBe(`mosparo/mosparo:v${product.version}`);
  });

  it('names an entry point and a resolver that Traefik has', () => {
    expect(flags).toContain(
      `--entrypoints.${labels.get('traefik.http.routers.mosparo.entrypoints')}.address`,
    );
    expect(flags).toContain(
      `--certificatesresolvers.${labels.get('traefik.http.routers.mosparo.tls.certresolver')}.acme`,
    );
    expect(labels.get('traefik.http.services.mosparo.loadbalancer.server.port')).toBe('80');
  });

  it('trusts the network of the proxy and nobody else', () => {
    const subnet = networks.proxy?.ipam.config[0]?.subnet;
    expect(services.mosparo?.environment?.TRUSTED_PROXIES).toBe(`127.0.0.1,${subnet}`);
    expect(services.mosparo?.networks).toEqual(services.traefik?.networks);
  });
});
