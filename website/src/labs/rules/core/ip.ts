/** An IP address as its bytes: 4 or 16 of them. */
export type Address = readonly number[];

function parseV4(text: string): Address | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function groupsOf(text: string): number[] | undefined {
  if (text === '') return [];
  const groups = text.split(':');
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => parseInt(group, 16));
}

/** The last four bytes may be written as an IPv4 address. */
function withoutDots(text: string): string {
  const dotted = /(?<=:)[\d.]+$/.exec(text)?.[0] ?? '';
  const [a, b, c, d] = parseV4(dotted) ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return text;
  const groups = [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16));
  return text.slice(0, -dotted.length) + groups.join(':');
}

function parseV6(address: string): Address | undefined {
  const text = withoutDots(address);
  const [head = '', tail, more] = text.split('::');
  if (more !== undefined) return undefined;
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  if (!before || !after) return undefined;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array.from({length: missing}, () => 0), ...after];
  return groups.flatMap((group) => [group >> 8, group & 255]);
}

export function parseAddress(text: string): Address | undefined {
  return text.includes(':') ? parseV6(text) : parseV4(text);
}

/** An IPv6 address as mosparo writes it: without leading zeros, the longest run of zeros as `::`. */
export function shortV6(address: Address): string {
  const groups = Array.from({length: 8}, (_, index) =>
    (((address[index * 2] ?? 0) << 8) | (address[index * 2 + 1] ?? 0)).toString(16),
  );
  const text = groups.join(':');
  if (text.startsWith('0:0:0:0:0:ffff:')) return `::ffff:${address.slice(-4).join('.')}`;
  for (let length = 8; length > 1; length -= 1) {
    const zeros = new RegExp(`^(.*?)(?:^|:)0(?::0){${length - 1}}(?:$|:)(.*)$`).exec(text);
    if (zeros) return `${zeros[1]}::${zeros[2]}`;
  }
  return text;
}

export interface Subnet {
  /** First address. */
  readonly start: Address;
  readonly prefix: number;
}

/** Bits of a byte that belong to the network. */
function mask(prefix: number, index: number): number {
  const bits = Math.min(8, Math.max(0, prefix - index * 8));
  return (0xff << (8 - bits)) & 0xff;
}

export function parseSubnet(text: string): Subnet | undefined {
  const [head = '', length = '', more] = text.split('/');
  const address = parseAddress(head);
  if (!address || more !== undefined || !/^\d{1,9}$/.test(length)) return undefined;
  const prefix = Number(length);
  if (prefix > address.length * 8) return undefined;
  return {start: address.map((byte, index) => byte & mask(prefix, index)), prefix};
}

export function contains({start, prefix}: Subnet, address: Address): boolean {
  return (
    address.length === start.length &&
    address.every((byte, index) => (byte & mask(prefix, index)) === start[index])
  );
}
