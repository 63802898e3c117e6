import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';
import type { MetricObject } from 'prom-client';
import type { Answer } from '../answer.ts';
import { partAnswer, type PrivateAnswer, type PrivateRequest, requestHeaders } from './private-headers.ts';
import type { RendererState } from './renderer-state.ts';

/** A request as the front passes it on; its body has arrived. */
export type Passed = {
  method: string;
  /** The target as it came. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer | null;
  about: PrivateRequest;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
};

export type Rendered = { answer: Answer; about: PrivateAnswer };

/** The way to one renderer. */
export type Connection = {
  /** How many answers it owes. */
  owed(): number;
  render(passed: Passed): Promise<Rendered>;
  /** Lets it answer onto the wire as it goes. Settles with the status when the last byte is out. */
  stream(passed: Passed, response: ServerResponse): Promise<number>;
  /** What it said last, where it does not say so within the time, in milliseconds. */
  state(patienceMs: number): Promise<RendererState>;
  metrics(patienceMs: number): Promise<MetricObject[]>;
  /** Hands it a connection on which more than HTTP is to be spoken. */
  tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
};

/** Headers about the connection that a request came by, and what is said anew of its body. */
const OF_THE_LINE =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|te|trailer|upgrade|expect|http2-settings|content-length)$/;

/** Longer than whatever a page or a call may wait for. */
const LONGEST_SILENCE_MS = 60_000;

/** For the first word about itself, in place of which there is no older one. */
const LONGEST_FIRST_MS = 2_000;

const UNKNOWN: RendererState = { breakers: {}, refused: [], outbox: null };

/** @param path of the socket (a named pipe on Windows) that the renderer listens on. */
export function connectTo(path: string): Connection {
  const pool = new Pool('http://renderer', {
    socketPath: path,
    pipelining: 1,
    headersTimeout: LONGEST_SILENCE_MS,
    bodyTimeout: 0,
    maxHeaderSize: 64 * 1024,
  });
  let owed = 0;

  const send = ({ method, url, headers, body, about, signal }: Passed) => {
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_LINE.test(name));
    return pool.request({
      method,
      path: url,
      headers: { ...Object.fromEntries(kept), ...requestHeaders(about) },
      body,
      signal,
    });
  };

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    owed += 1;
    try {
      return await work();
    } finally {
      owed -= 1;
    }
  }

  /** Asks the renderer about itself. */
  function question<T>(question: 'state' | 'metrics', nothing: T) {
    let last: T | undefined;
    return async (patienceMs: number): Promise<T> => {
      try {
        const signal = AbortSignal.timeout(last === undefined ? LONGEST_FIRST_MS : patienceMs);
        const headers = requestHeaders({ question });
        const { body } = await pool.request({ method: 'GET', path: '/', headers, signal });
        last = (await body.json()) as T;
      } catch {
        // It is at work, or gone.
      }
      return last ?? nothing;
    };
  }

  return {
    owed: () => owed,
    render: (passed) =>
      counted(async () => {
        const { statusCode, headers, body } = await send(passed);
        const parted = partAnswer(headers);
        const answer = {
          status: statusCode,
          headers: parted.headers,
          body: Buffer.from(await body.arrayBuffer()),
        };
        return { answer, about: parted.about };
      }),
    stream: (passed, response) =>
      counted(async () => {
        const { statusCode, headers, body } = await send(passed);
        response.writeHead(statusCode, withoutUndefined(partAnswer(headers).headers));
        response.flushHeaders();
        await pipeline(body, response);
        return statusCode;
      }),
    state: question('state', UNKNOWN),
    metrics: question<MetricObject[]>('metrics', []),
    tunnel({ method, url, rawHeaders }, socket, head) {
      const renderer = connect(path);
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}` : []));
      renderer.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
      renderer.write(head);
      socket.pipe(renderer).pipe(socket);
      for (const [one, other] of [[socket, renderer] as const, [renderer, socket] as const]) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    },
    close: () => void pool.destroy().catch(() => undefined),
  };
}

const withoutUndefined = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
