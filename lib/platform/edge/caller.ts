import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { addressFrom, isWithin, type Networks, networksIn } from '../http/networks.ts';

export type Caller = {
  /** IP address of the nearest hop that is not one of our proxies; 'unknown' if there is none. */
  address: string;
  /** Whether the request came from this machine itself, and not through a proxy. */
  isLocal: boolean;
};

const THIS_MACHINE = networksIn('127.0.0.0/8,::1');
/** Headers by which proxies name their clients. */
const FORWARDED = /^(x-forwarded-|forwarded$|x-real-ip$|via$)/;

/**
 * Finds out who sent a request. `X-Forwarded-For` is read from its end, for as long as each entry was written by one of
 * our proxies; any entry before that could be forged. A header can never make a caller local.
 */
export function callerOf({ headers, socket }: IncomingMessage, proxies: Networks | undefined): Caller {
  const nearest = nearestOf(socket);
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
  const isLocal = nearest.isHere && !isForwarded;
  let { address } = nearest;
  for (const hop of String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .toReversed()) {
    const next = addressFrom(hop);
    if (!next || !isListed(proxies, address)) break;
    address = next;
  }
  return { address: address ?? 'unknown', isLocal };
}

type Nearest = { address: string | undefined; isHere: boolean };

/** Cached per connection, which carries many requests. */
const nearestBySocket = new WeakMap<Socket, Nearest>();

function nearestOf(socket: Socket): Nearest {
  const known = nearestBySocket.get(socket);
  if (known) return known;
  const address = addressFrom(socket.remoteAddress ?? '');
  const nearest = { address, isHere: isListed(THIS_MACHINE, address) };
  nearestBySocket.set(socket, nearest);
  return nearest;
}

const isListed = (networks: Networks | undefined, address: string | undefined) =>
  networks !== undefined && address !== undefined && isWithin(networks, address);
