/** A seeded linear congruential generator, so that every run tries the same URLs. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const marker = 'zq7';
const parts = [
  '..',
  '%2e%2e',
  '..%2f',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..;',
  '%c0%ae%c0%ae',
  '%',
  '%z',
  '%e0%a4%a',
  '%ff%fe',
  '%00',
  '%0d%0aset-cookie:%20zq7=1',
  '%0d%0a%0d%0a<script>zq7</script>',
  `<script>${marker}</script>`,
  `%3Cscript%3E${marker}%3C/script%3E`,
  `"><img/src=x/onerror=${marker}>`,
  `%22%3E%3Csvg/onload=${marker}%3E`,
  `javascript:${marker}`,
  `{{${marker}}}`,
  `\${${marker}}`,
  'etc/passwd',
  'package.json',
  '.git/config',
  '.env',
  'index.html',
  '404.html',
  '_headers',
  'a'.repeat(300),
  '%F0%9F%98%80',
  '%E2%80%AE',
  '~',
  '*',
  '|',
  ':',
  ';a=b',
  '//evil.example',
  '\\\\evil.example',
  '@evil.example',
];
const starts = [
  '/',
  '/de/',
  '/docs/',
  '/de/docs/',
  '/assets/',
  '/docs/quickstart',
  '/de/docs/usage/rules',
  '//',
  '/img/',
];
const ends = ['', '/', '.html', '/index.html', '.md', '.br', '.json'];

export interface Hostile {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** URLs that an attacker or a broken client might request. ASCII only, so that they can be sent unchanged. */
export function hostileUrls(count: number, seed = 20261115): Hostile[] {
  const random = generator(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const noise = () =>
    Array.from({length: Math.floor(random() * 12)}, () =>
      String.fromCharCode(33 + Math.floor(random() * 94)),
    )
      .join('')
      .replace(/[?#]/g, '');
  const some = () =>
    Array.from({length: 1 + Math.floor(random() * 4)}, () =>
      random() < 0.8 ? pick(parts) : noise(),
    );
  return Array.from({length: count}, () => ({
    path: `${pick(starts)}${some().join(pick(['/', '', '%2f']))}${pick(ends)}`,
    query: random() < 0.4 ? `?${some().join('&')}` : '',
    hash: random() < 0.4 ? `#${some().join('')}` : '',
  }));
}

const reflected = new RegExp(`<script>${marker}|onerror=${marker}|onload=${marker}`);

/** Whether a response repeats markup from the URL. */
export const reflects = (body: Buffer): boolean =>
  body.includes(marker) && reflected.test(body.toString('latin1'));
