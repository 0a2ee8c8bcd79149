import {readFileSync} from 'node:fs';
import {BlockList} from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';

const line = readFileSync(path.join(import.meta.dirname, 'trusted-proxies.env'), 'utf8').trim();

it('names the server itself, addresses and subnets, without spaces', () => {
  const [name, value = ''] = line.split('=');
  expect(name).toBe('TRUSTED_PROXIES');
  expect(value).not.toMatch(/[\s"']/);
  const trusted = new BlockList();
  for (const entry of value.split(',')) {
    const [address = '', bits = '32'] = entry.split('/');
    // Refuses what is no address or no length of a prefix.
    trusted.addSubnet(address, Number(bits), 'ipv4');
  }
  expect(trusted.check('127.0.0.1')).toBe(true);
});

it('trusts the same networks of Cloudflare in Docker and in nginx', () => {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
  const [, trusted = ''] = /TRUSTED_PROXIES: "(.+)"/.exec(read('cloudflare-compose.yaml')) ?? [];
  const networks = [...read('nginx-cloudflare.conf').matchAll(/set_real_ip_from (\S+);/g)];
  expect(networks).toHaveLength(22);
  expect(trusted.split(',')).toEqual(['127.0.0.1', ...networks.map(([, network]) => network)]);
});
