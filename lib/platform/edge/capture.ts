import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A response of Next.js, held back so that it can be finished. */
export type Captured = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Overridden =
  | 'write'
  | 'end'
  | 'writeHead'
  | 'flushHeaders'
  | 'headersSent'
  | 'writableEnded'
  | 'finished';

const OVERRIDDEN: readonly Overridden[] = [
  'write',
  'end',
  'writeHead',
  'flushHeaders',
  'headersSent',
  'writableEnded',
  'finished',
];

/** The client disconnected before there was a response. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

/** Next.js returned without ending its response. */
export class Unended extends Error {
  override readonly name = 'Unended';
}

/**
 * Runs `handle` with its output captured in memory. Afterwards `response` is untouched, with no header set, so that the
 * finished response can be sent with it.
 * @throws CallerGone, Unended, or what `handle` throws
 */
export function capture(response: ServerResponse, handle: () => Promise<void>): Promise<Captured> {
  return new Promise((settle, reject) => {
    const chunks: Buffer[] = [];
    let headOut = false;
    let ended = false;

    const collect = (chunk: unknown, encoding?: unknown) => {
      headOut = true;
      if (typeof chunk === 'string') {
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const callback = (parts: unknown[]) => {
      const done = parts.find((part) => typeof part === 'function');
      if (done) process.nextTick(done);
    };
    const restore = () => {
      response.off('close', abandon);
      for (const name of OVERRIDDEN) Reflect.deleteProperty(response, name);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
    };
    const abandon = () => {
      restore();
      reject(new CallerGone());
    };
    const finish = () => {
      const captured = {
        status: response.statusCode,
        headers: response.getHeaders(),
        body: Buffer.concat(chunks),
      };
      restore();
      settle(captured);
    };
    response.once('close', abandon);

    const overrides: Record<Overridden, PropertyDescriptor> = {
      write: {
        value: (chunk: unknown, ...rest: unknown[]) => {
          collect(chunk, rest[0]);
          callback(rest);
          return true;
        },
      },
      end: {
        value: (...parts: unknown[]) => {
          if (ended) return response;
          collect(parts[0], parts[1]);
          callback(parts);
          ended = true;
          // After the caller's own turn, in which it may still inspect what it has sent.
          setImmediate(finish);
          return response;
        },
      },
      writeHead: {
        value: (status: number, ...rest: unknown[]) => {
          response.statusCode = status;
          const headers = rest.find((part) => typeof part === 'object' && part !== null);
          for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
            if (value !== undefined) response.setHeader(name, value);
          }
          headOut = true;
          return response;
        },
      },
      flushHeaders: { value: () => undefined },
      headersSent: { get: () => headOut },
      writableEnded: { get: () => ended },
      finished: { get: () => ended },
    };
    for (const name of OVERRIDDEN) {
      const { value } = overrides[name];
      Object.defineProperty(response, name, {
        configurable: true,
        ...(value && { writable: true }),
        ...overrides[name],
      });
    }
    const fail = (error: unknown) => {
      restore();
      reject(error);
    };
    handle().then(() => {
      if (!ended) fail(new Unended('The framework did not end its answer'));
    }, fail);
  });
}
