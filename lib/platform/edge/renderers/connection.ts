import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';
import { type Answer, endUnread } from '../answer.ts';
import { partAnswer, type PrivateAnswer, type PrivateRequest, requestHeaders } from './private-headers.ts';
import { createQuestions, type Questions } from './questions.ts';
import { openTunnel } from './tunnel.ts';

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
export type Connection = Questions & {
  /** How many answers it owes; of those that go out while they are made, the heads. */
  owed(): number;
  render(passed: Passed): Promise<Rendered>;
  /** Lets it answer onto the wire as it goes. Settles with the status when the head is out; what breaks off later is cut. */
  stream(passed: Passed, response: ServerResponse): Promise<number>;
  /** Hands it a connection on which more than HTTP is to be spoken. */
  tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
  /** Ends what is asked of it with `RendererHung`, and closes. */
  giveUp(): void;
};

/** It answers nothing any more; what was asked of it may be why. */
export class RendererHung extends Error {
  override readonly name = 'RendererHung';
}

/** Headers about the connection that a request came by, and what is said anew of its body. */
const OF_THE_LINE =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|te|trailer|upgrade|expect|http2-settings|content-length)$/;

/** Longer than whatever a page or a call may wait for. */
const LONGEST_SILENCE_MS = 60_000;

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
        // The caller, or the renderer, is gone; either way the other is told.
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
