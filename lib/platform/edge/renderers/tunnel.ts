import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Connects a client's connection, whose protocol is being upgraded, with the server that listens on a socket. */
export function openTunnel(
  path: string,
  { method, url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const renderer = connect(path);
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}` : []));
  renderer.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
  renderer.write(head);
  socket.pipe(renderer).pipe(socket);
  for (const [one, other] of [[socket, renderer] as const, [renderer, socket] as const]) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
