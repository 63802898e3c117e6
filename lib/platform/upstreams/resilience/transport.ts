import { Agent, errors, request } from 'undici';
import type { Policy } from './policy';

/** In bytes. The content service's answers may be as large as this. */
const BODY_CAP = 7 * 1024 * 1024;

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

export type WireRequest = {
  url: string;
  method: Method;
  headers: Record<string, string>;
  body: string | undefined;
};

export type WireAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

/** Why there is no complete answer. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly kind: 'unreachable' | 'timeout' | 'invalid';
  constructor(kind: WireError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export type Transport = (request: WireRequest, timeoutMs: number) => Promise<WireAnswer>;

/**
 * Returns a transport that makes one try over HTTP from its own connection pool. It does not follow redirects, and
 * refuses a body over 7 MB.
 * @throws {WireError} from the transport, if no complete answer arrived in time
 */
export function createTransport(policy: Policy): Transport {
  const dispatcher = new Agent({
    connect: { timeout: policy.connectTimeout },
    connections: policy.concurrency,
    keepAliveTimeout: 10_000,
    maxResponseSize: BODY_CAP,
  });
  return async (wire, timeoutMs) => {
    // `AbortSignal.timeout` would still fire after each answer, which costs up to a third of a call.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), Math.max(1, Math.floor(timeoutMs)));
    try {
      const answer = await request(wire.url, {
        dispatcher,
        method: wire.method,
        headers: wire.headers,
        body: wire.body ?? null,
        signal: late.signal,
      });
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
    } catch (error) {
      throw classify(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

function classify(error: unknown): WireError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof errors.ResponseExceededMaxSizeError) return new WireError('invalid', message);
  if (error instanceof errors.ConnectTimeoutError) return new WireError('unreachable', message);
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return new WireError('timeout', message);
  return new WireError('unreachable', message);
}
