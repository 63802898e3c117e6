import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { addressFrom, isWithin, type Networks, networksIn } from '../http/networks.ts';

export type Caller = {
  /** Of the nearest hop that is none of our proxies'; 'unknown' where nothing names it. */
  address: string;
  /** Whether it called from this machine, and on nobody's behalf. */
  isLocal: boolean;
};

const THIS_MACHINE = networksIn('127.0.0.0/8,::1');
/** What proxies write of those they stand for. */
const FORWARDED = /^(x-forwarded-|forwarded$|x-real-ip$|via$)/;

/**
 * Who sends a request. `X-Forwarded-For` is read from its end, as far as each hop is told of by a proxy of ours: what
 * stands before that, anybody may have written. A claim can never make a caller local.
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

/** Of each connection, by which many requests come. */
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
