import {proxyHeaders} from '../../../../website/data/proxyHeaders';
import {same, type Claim, type PageClaims} from '../../claim';
import {NotTried} from '../../target/level';
import type {Target} from '../../target';

const host = 'proxy.example.com:8443';

/** What a proxy sends, and what that changes in the address to which a visitor without account is sent. */
const effects: Readonly<Record<string, {sent: string; change?: (address: URL) => void}>> = {
  Host: {sent: host, change: (address) => void (address.host = host)},
  'X-Forwarded-Proto': {sent: 'https', change: (address) => void (address.protocol = 'https:')},
  'X-Forwarded-Host': {sent: host, change: (address) => void (address.host = host)},
  'X-Forwarded-Prefix': {
    sent: '/behind',
    change: (address) => void (address.pathname = `/behind${address.pathname}`),
  },
  'X-Forwarded-Port': {sent: '9443'},
  Forwarded: {sent: `host=${host};proto=https`},
};

async function sentTo({http}: Target, headers: Readonly<Record<string, string>> = {}) {
  const {location = ''} = (await http.call('/project/', {headers})).headers;
  return new URL(location, http.base);
}

/** Without a trusted proxy, nothing has an effect. */
async function demandTrust(target: Target): Promise<void> {
  const {host: seen} = await sentTo(target, {'X-Forwarded-Host': host});
  if (seen !== host) throw new NotTried('mosparo does not trust this computer as a proxy');
}

export const proxyHeaderClaims: PageClaims = {
  page: 'installation/configure/proxy_headers',
  claims: proxyHeaders
    // Addresses of visitors are tried by the rules for them.
    .filter(({name}) => name in effects)
    .map(({name, send}): Claim => {
      const {sent, change} = effects[name]!;
      return {
        id: name,
        at: 'headers',
        says: {name, isRead: send !== undefined},
        notOnStandIn: 'it has no interface',
        async holds(target) {
          if (name !== 'Host') await demandTrust(target);
          const expected = await sentTo(target);
          // Whether a header is read is said by the page, not by this file.
          if (send) change?.(expected);
          same(String(await sentTo(target, {[name]: sent})), String(expected), name);
        },
      };
    }),
};
