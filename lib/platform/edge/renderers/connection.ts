import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';
import { type Answer, endUnread } from '../answer.ts';
import { partAnswer, type PrivateAnswer, type PrivateRequest, requestHeaders } from './private-headers.ts';
import { createQuestions, type Questions } from './questions.ts';
import { openTunnel } from './tunnel.ts';

/** A request as the front passes it on. Its body has arrived completely. */
export type Passed = {
  method: string;
  /** The request target as received. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer | null;
  about: PrivateRequest;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

export type Rendered = { answer: Answer; about: PrivateAnswer };

/** The connection to one renderer. */
export type Connection = Questions & {
  /** Number of outstanding responses. A streamed response counts until its headers are sent. */
  owed(): number;
  render(passed: Passed): Promise<Rendered>;
  /**
   * Streams its response to the client. Resolves with the status code when the headers are sent. If either side breaks
   * off later, the response is cut short.
   */
  stream(passed: Passed, response: ServerResponse): Promise<number>;
  /** Hands a client's connection to the renderer, for a protocol upgrade. */
  tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
  /** Ends all outstanding requests with `RendererHung`, and closes. */
  giveUp(): void;
};

/** The renderer has stopped answering, possibly because of this request. */
export class RendererHung extends Error {
  override readonly name = 'RendererHung';
}

/** Headers about the connection on which a request arrived, and those that are set anew for its body. */
const OF_THE_LINE =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|te|trailer|upgrade|expect|http2-settings|content-length)$/;

/** Longer than any page or API call may wait for. */
const LONGEST_SILENCE_MS = 60_000;

/** @param path of the socket (a named pipe on Windows) on which the renderer listens */
export function connectTo(path: string): Connection {
  const pool = new Pool('http://renderer', {
    socketPath: path,
    pipelining: 1,
    headersTimeout: LONGEST_SILENCE_MS,
    bodyTimeout: 0,
    maxHeaderSize: 64 * 1024,
  });
  let owed = 0;
  let isHung = false;

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
    } catch (error) {
      throw isHung ? new RendererHung() : error;
    } finally {
      owed -= 1;
    }
  }

  const close = () => void pool.destroy().catch(() => undefined);

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
        endUnread(response);
        // The client or the renderer has disconnected; `pipeline` closes the other side.
        pipeline(body, response).catch(() => undefined);
        return statusCode;
      }),
    ...createQuestions(pool),
    tunnel: (request, socket, head) => openTunnel(path, request, socket, head),
    close,
    giveUp() {
      isHung = true;
      close();
    },
  };
}

const withoutUndefined = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
