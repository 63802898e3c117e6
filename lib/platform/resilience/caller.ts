import type { ZodType } from 'zod';
import { fail, ok, type Result, type UpstreamError } from '../result';
import { type Breaker, type BreakerState, createBreaker } from './breaker';
import { createLimiter } from './limiter';
import type { Policy } from './policy';
import { createRetryBudget, isRetryableStatus, jitter, retryAfterMs } from './retry';
import { createSingleFlight } from './single-flight';
import {
  createTransport,
  type Method,
  type Transport,
  type WireAnswer,
  WireError,
  type WireRequest,
} from './transport';

export type UpstreamRequest = {
  url: string;
  method?: Method;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Asking twice does no harm: GET and HEAD by themselves, a POST that only reads when it says so. */
  idempotent?: boolean;
};

export type Outcome = {
  upstream: string;
  ok: boolean;
  kind?: UpstreamError['kind'];
  /** Of the last answer, when one came. */
  status?: number;
  ms: number;
  tries: number;
  /** As the call left it. */
  breaker: BreakerState;
};

export type Caller = {
  /** The parsed JSON body; null for an empty one (204). Never throws. */
  call(request: UpstreamRequest): Promise<Result<unknown>>;
  breaker: Breaker;
};

export type CallerParts = {
  breaker?: Breaker;
  transport?: Transport;
  onOutcome?: (outcome: Outcome) => void;
};

/** With less time than this left, asking is pointless. */
const SHORTEST_TRY_MS = 20;

type Try = { result: Result<unknown>; again: boolean; status?: number; pauseMs?: number };

type Tries = Pick<Try, 'result' | 'status'> & { tries: number };

/** Calls one upstream within its policy: deadline, slot, breaker, at most one retry, shared flights. */
export function createCaller(policy: Policy, parts: CallerParts = {}): Caller {
  const { transport = createTransport(policy), breaker = createBreaker(policy), onOutcome } = parts;
  const limiter = createLimiter(policy.concurrency);
  const budget = createRetryBudget();
  const singleFlight = createSingleFlight<Result<unknown>>();

  const refuse = (kind: UpstreamError['kind'], message: string, waitMs?: number): Result<unknown> =>
    fail({
      kind,
      upstream: policy.name,
      message,
      ...(waitMs ? { retryAfter: Math.ceil(waitMs / 1_000) } : {}),
    });

  const NOT_TRIED: Tries = { result: refuse('timeout', 'no slot came free in time'), tries: 0 };

  async function attempt(wire: WireRequest, timeoutMs: number): Promise<Try> {
    const waitMs = breaker.waitMs();
    if (waitMs > 0)
      return { result: refuse('unreachable', 'not called: it failed just now', waitMs), again: false };
    try {
      const answer = await transport(wire, timeoutMs);
      breaker.record(answer.status < 500);
      const pauseMs =
        answer.status === 429 || answer.status === 503 ? retryAfterMs(answer.headers) : undefined;
      return {
        result: readAnswer(policy.name, answer, pauseMs),
        again: isRetryableStatus(answer.status),
        status: answer.status,
        ...(pauseMs === undefined ? {} : { pauseMs }),
      };
    } catch (error) {
      breaker.record(false);
      const { kind, message } =
        error instanceof WireError ? error : new WireError('unreachable', String(error));
      return { result: refuse(kind, message), again: kind !== 'invalid' };
    }
  }

  /** One try, and one more where that does no harm, there is time for it, and the budget allows. */
  async function tryTwice(wire: WireRequest, idempotent: boolean, remaining: () => number): Promise<Tries> {
    if (remaining() < SHORTEST_TRY_MS) return NOT_TRIED;
    budget.earn();
    const first = await attempt(wire, Math.min(policy.perTry, remaining()));
    if (!first.again || !idempotent) return { ...first, tries: 1 };
    const pauseMs = first.pauseMs ?? jitter();
    if (remaining() - pauseMs < policy.perTry || !budget.spend()) {
      if (first.pauseMs) breaker.pause(first.pauseMs);
      return { ...first, tries: 1 };
    }
    await new Promise((settle) => setTimeout(settle, pauseMs));
    return { ...(await attempt(wire, Math.min(policy.perTry, remaining()))), tries: 2 };
  }

  async function work(wire: WireRequest, idempotent: boolean): Promise<Result<unknown>> {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const release = await limiter.acquire(policy.deadline);
    try {
      const { result, tries, status } = release
        ? await tryTwice(wire, idempotent, () => policy.deadline - elapsed())
        : NOT_TRIED;
      onOutcome?.({
        upstream: policy.name,
        ok: result.ok,
        ...(result.ok ? {} : { kind: result.error.kind }),
        ...(status && { status }),
        ms: Math.round(elapsed()),
        tries,
        breaker: breaker.state(),
      });
      return result;
    } finally {
      release?.();
    }
  }

  return {
    breaker,
    call(request) {
      const wire = toWire(request);
      const idempotent = request.idempotent ?? (wire.method === 'GET' || wire.method === 'HEAD');
      if (!idempotent) return work(wire, false);
      return singleFlight(JSON.stringify(wire), () => work(wire, true));
    },
  };
}

function toWire({ url, method, headers, body }: UpstreamRequest): WireRequest {
  return {
    url,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function readAnswer(upstream: string, { status, text }: WireAnswer, pauseMs?: number): Result<unknown> {
  const parsed = parseJson(text);
  if (status >= 200 && status < 300) {
    return parsed.ok
      ? ok(parsed.value)
      : fail({ kind: 'invalid', upstream, status, message: 'the answer is not JSON' });
  }
  const message = (parsed.ok && messageOf(parsed.value)) || `answered ${status}`;
  const retryAfter = pauseMs === undefined ? {} : { retryAfter: Math.ceil(pauseMs / 1_000) };
  return fail({ kind: kindOf(status), upstream, status, message, ...retryAfter });
}

function kindOf(status: number): UpstreamError['kind'] {
  if (status < 400) return 'invalid';
  if (status === 401 || status === 403 || status === 429) return 'refused';
  return status < 500 ? 'rejected' : 'failed';
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/** The sentence of an error body: `errors` of REST v3, `title`, or `message`; v2 sends an array of them. */
function messageOf(body: unknown): string | undefined {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof first !== 'object' || first === null) return undefined;
  const { errors, title, message } = first as { errors?: unknown; title?: unknown; message?: unknown };
  const detail = typeof errors === 'object' && errors !== null ? Object.values(errors)[0] : undefined;
  return [detail, title, message].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined;
}

/** Checks an answer's shape; one that does not fit is a failure of the upstream, never an empty result. */
export function checked<T>(upstream: string, result: Result<unknown>, schema: ZodType<T>): Result<T> {
  if (!result.ok) return result;
  const { success, data, error } = schema.safeParse(result.value);
  if (success) return ok(data);
  const where = error.issues[0]?.path.join('.') ?? '';
  return fail({ kind: 'invalid', upstream, message: `the answer does not fit at "${where}"` });
}
