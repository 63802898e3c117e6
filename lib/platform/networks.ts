import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks of IPv4 and IPv6. */
export type Networks = Pick<BlockList, 'check'>;

/**
 * Reads addresses and networks, separated by commas: `10.0.0.0/8, ::1`. Undefined where one of them is neither.
 */
export function networksIn(list: string): Networks | undefined {
  const networks = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', length, ...rest] = entry.trim().split('/');
    const longest = isIPv4(address) ? 32 : 128;
    const bits = length === undefined ? longest : Number(length || Number.NaN);
    if (!isIP(address) || rest.length > 0 || !Number.isInteger(bits) || bits < 0 || bits > longest) return;
    networks.addSubnet(address, bits, familyOf(address));
  }
  return networks;
}

/** @param address as `addressFrom` gives it. */
export const isWithin = (networks: Networks, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, familyOf(address));

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * The address in what sockets and proxies write: `203.0.113.7:4711`, `[2001:db8::1]:443`, `fe80::1%eth0`. An address
 * of IPv4 that is written as one of IPv6 is what it is. Undefined for anything else.
 */
export function addressFrom(written: string): string | undefined {
  const text = written.trim();
  const [, bracketed, , withPort] = /^(?:\[(.+)\](:\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIPv4(address) ? address : undefined;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address;
}

/**
 * What is one caller to limits: an address of IPv4, or the first 64 bits of one of IPv6, within which everybody may
 * choose as they like.
 * @param address as `addressFrom` gives it.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight groups of an address of IPv6. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const groups = after
    ? [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
    : before;
  return groups.map((group) => Number.parseInt(group, 16));
}
