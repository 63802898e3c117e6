import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** IPv4 and IPv6 networks, each with its prefix length in bits. */
export type Networks = [Address, number][];

/** Reads addresses and networks, separated by commas: `10.0.0.0/8, ::1`. Undefined if one of them is neither. */
export function networksIn(list: string): Networks | undefined {
  const entries = list.split(',').map((entry) => entry.trim());
  const whole = entries.map((entry) => (isIP(entry) === 0 ? entry : `${entry}/${isIPv4(entry) ? 32 : 128}`));
  // The library alone would also read `1/8` and `0x7f.1/8`.
  const areNetworks = whole.every((entry) => isIP(entry.split('/')[0] ?? '') && ipaddr.isValidCIDR(entry));
  return areNetworks ? whole.map((entry) => ipaddr.parseCIDR(entry)) : undefined;
}

/** @param address as returned by `addressFrom` */
export const isWithin = (networks: Networks, address: string): boolean =>
  isIP(address) !== 0 && ipaddr.subnetMatch(ipaddr.parse(address), { within: networks }, '') === 'within';

/**
 * Returns the IP address in the notation of sockets and proxies: `203.0.113.7:4711`, `[2001:db8::1]:443`,
 * `fe80::1%eth0`. An IPv4-mapped IPv6 address becomes IPv4. Undefined for anything else.
 */
export function addressFrom(written: string): string | undefined {
  const text = written.trim();
  const [, bracketed, , withPort] = /^(?:\[(.+)\](:\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/**
 * Returns what counts as one client for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because a
 * client may choose the rest.
 * @param address as returned by `addressFrom`
 */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64` : address;
