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
