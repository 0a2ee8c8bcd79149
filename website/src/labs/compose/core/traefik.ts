import type {Service} from './service';
import {PROXY_SUBNET} from './variables';

/** A fixed name, because the flags of Traefik refer to the network by it. */
const NETWORK = 'mosparo_proxy';

const flags = [
  '--providers.docker=true',
  '--providers.docker.exposedbydefault=false',
  `--providers.docker.network=${NETWORK}`,
  '--entrypoints.web.address=:80',
  '--entrypoints.web.http.redirections.entrypoint.to=websecure',
  '--entrypoints.web.http.redirections.entrypoint.scheme=https',
  '--entrypoints.websecure.address=:443',
  '--certificatesresolvers.letsencrypt.acme.email=admin@example.com',
  '--certificatesresolvers.letsencrypt.acme.storage=/letsencrypt/acme.json',
  '--certificatesresolvers.letsencrypt.acme.httpchallenge.entrypoint=web',
];

export function traefikService(): Service {
  return {
    image: 'traefik:v3.5',
    restart: 'unless-stopped',
    command: flags,
    ports: ['80:80', '443:443'],
    volumes: ['letsencrypt:/letsencrypt', '/var/run/docker.sock:/var/run/docker.sock:ro'],
    networks: ['proxy'],
  };
}

export const traefikLabels = (domain: string, port: number) => [
  'traefik.enable=true',
  `traefik.http.routers.mosparo.rule=Host(\`${domain}\`)`,
  'traefik.http.routers.mosparo.entrypoints=websecure',
  'traefik.http.routers.mosparo.tls.certresolver=letsencrypt',
  `traefik.http.services.mosparo.loadbalancer.server.port=${port}`,
];

export const traefikNetworks = {
  proxy: {name: NETWORK, ipam: {config: [{subnet: PROXY_SUBNET}]}},
};
