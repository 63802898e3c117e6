import type { ZodType } from 'zod';
import { loggable } from '../../observe/log';
import { fail, ok, type Result, type UpstreamError } from '../../result';
import { type Breaker, type BreakerState, createBreaker } from './breaker';
import { createLimiter } from './limiter';
import { type Pace, paceOf } from './pace';
import type { Policy } from './policy';
import { readAnswer } from './read-answer';
import { createRetryBudget, isRetryableStatus, jitter, retryAfterMs } from './retry';
import { createSingleFlight } from './single-flight';
import { createTransport, type Method, type Transport, WireError, type WireRequest } from './transport';

export type UpstreamRequest = {
  url: string;
  method?: Method;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** JSON that a library has written itself, instead of `body`. */
  bodyText?: string;
  /**
   * Whether it may be retried and share an answer. By default true for GET and HEAD; set it for a POST that only reads.
   */
  idempotent?: boolean;
  /** `text` for a library that parses the JSON itself. */
  as?: 'json' | 'text';
};

export type Outcome = {
  upstream: string;
  ok: boolean;
  kind?: UpstreamError['kind'];
  /** HTTP status of the last answer, if there was one. */
  status?: number;
  /** The upstream's own message, without the values it quotes. */
  reason?: string;
  ms: number;
  /** How often it was sent; 0 if the breaker, the concurrency limit or the pacing prevented it. */
  tries: number;
  /** The breaker's state after the call. */
  breaker: BreakerState;
};

export type Caller = {
  /** Returns the parsed JSON body, null for an empty one (204), or its text if asked for. Never rejects. */
  call(request: UpstreamRequest): Promise<Result<unknown>>;
  breaker: Breaker;
};

export type CallerParts = {
  breaker?: Breaker;
  pace?: Pace | null;
  transport?: Transport;
  onOutcome?: (outcome: Outcome) => void;
};

/** A try is pointless with less time than this left. */
const SHORTEST_TRY_MS = 20;

/** Time that must be left after waiting for a turn: a try that is cut off sooner would count as a failure. */
const SHORTEST_IN_TURN_MS = 300;

/**
 * How long other calls wait for the result of a half-open breaker's trial call. An upstream that is back answers
 * sooner, and one that hangs holds nobody up for longer.
 */
const TRIAL_WAIT_MS = 500;

/**
 * One try: `sent` counts how often it was sent (more than once after a 429), `again` says whether a retry makes sense.
 */
type Try = { result: Result<unknown>; sent: number; again: boolean; status?: number; pauseMs?: number };

type Call = { wire: WireRequest; as: 'json' | 'text' };

type Tries = Pick<Try, 'result' | 'status'> & { tries: number };

/**
 * Creates the caller of one upstream, with deadline, concurrency limit, pacing, breaker, retry and request coalescing.
 */
export function createCaller(policy: Policy, parts: CallerParts = {}): Caller {
  const { transport = createTransport(policy), breaker = createBreaker(policy), onOutcome } = parts;
  const { pace = paceOf(policy) } = parts;
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

  async function attempt({ wire, as }: Call, remaining: () => number): Promise<Try> {
    let entered = breaker.enter();
    if ('waitMs' in entered && breaker.state() === 'half-open') {
      await breaker.trialOver(Math.min(TRIAL_WAIT_MS, remaining()));
      entered = breaker.enter();
    }
    if ('waitMs' in entered) {
      const result = refuse('unreachable', 'not called: it failed just now', entered.waitMs);
      return { result, sent: 0, again: false };
    }
    try {
      const answer = await transport(wire, Math.min(policy.perTry, remaining()));
      entered.record(answer.status < 500);
      const pauseMs =
        answer.status === 429 || answer.status === 503 ? retryAfterMs(answer.headers) : undefined;
      return {
        result: readAnswer(policy.name, answer, { as, pauseMs }),
        sent: 1,
        again: isRetryableStatus(answer.status),
        status: answer.status,
        ...(pauseMs === undefined ? {} : { pauseMs }),
      };
    } catch (error) {
      entered.record(false);
      const { kind, message } =
        error instanceof WireError ? error : new WireError('unreachable', String(error));
      return { result: refuse(kind, message), sent: 1, again: kind !== 'invalid' };
    }
  }

  /**
   * Makes one try. With a rate limit, it waits for its turn, and is repeated after each 429 when the upstream says, for
   * as long as there is time. A 429 is no failure: nothing was done, and the upstream is healthy.
   */
  async function attemptInTurn(call: Call, remaining: () => number): Promise<Try> {
    if (!pace) return attempt(call, remaining);
    let refused: Try | undefined;
    let sent = 0;
    for (;;) {
      const late =
        breaker.state() === 'open' ? undefined : await pace.turn(() => remaining() - SHORTEST_IN_TURN_MS);
      if (late) {
        const result = refuse('refused', 'not called: it takes no more just now', late.waitMs);
        return refused ?? { result, sent: 0, again: false };
      }
      const tried = await attempt(call, remaining);
      sent += tried.sent;
      if (tried.status !== 429) return { ...tried, sent };
      pace.hold(tried.pauseMs);
      refused = { ...tried, sent, again: false };
    }
  }

  /** Makes one try, and a retry if the call is idempotent, there is time, and the retry budget allows it. */
  async function tryTwice(call: Call, idempotent: boolean, remaining: () => number): Promise<Tries> {
    if (remaining() < SHORTEST_TRY_MS) return NOT_TRIED;
    budget.earn();
    const first = await attemptInTurn(call, remaining);
    if (!first.again || !idempotent) return { ...first, tries: first.sent };
    const pauseMs = first.pauseMs ?? jitter();
    if (remaining() - pauseMs < policy.perTry || !budget.spend()) {
      if (first.pauseMs) breaker.pause(first.pauseMs);
      return { ...first, tries: first.sent };
    }
    await new Promise((settle) => setTimeout(settle, pauseMs));
    const second = await attemptInTurn(call, remaining);
    return { ...second, tries: first.sent + second.sent };
  }

  async function work(call: Call, idempotent: boolean): Promise<Result<unknown>> {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const release = await limiter.acquire(policy.deadline);
    try {
      const { result, tries, status } = release
        ? await tryTwice(call, idempotent, () => policy.deadline - elapsed())
        : NOT_TRIED;
      onOutcome?.({
        upstream: policy.name,
        ok: result.ok,
        ...(result.ok ? {} : { kind: result.error.kind }),
        ...(status && { status }),
        ...(!result.ok && reasonOf(result.error)),
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
      const call: Call = { wire, as: request.as ?? 'json' };
      const idempotent = request.idempotent ?? (wire.method === 'GET' || wire.method === 'HEAD');
      if (!idempotent) return work(call, false);
      return singleFlight(JSON.stringify(call), () => work(call, true));
    },
  };
}

/**
 * The upstream's message for the log. Rejections other than 400 have none, because they may quote what somebody typed.
 */
function reasonOf({ kind, status, words }: UpstreamError): { reason?: string } {
  return words && (kind !== 'rejected' || status === 400) ? { reason: loggable(words) } : {};
}

function toWire({ url, method, headers, body, bodyText }: UpstreamRequest): WireRequest {
  const text = bodyText ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    url,
    method: method ?? (text === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: text,
  };
}

/**
 * Validates an answer against a schema. An answer that does not fit is a failure (`invalid`), never an empty result.
 */
export function checked<T>(upstream: string, result: Result<unknown>, schema: ZodType<T>): Result<T> {
  if (!result.ok) return result;
  const { success, data, error } = schema.safeParse(result.value);
  if (success) return ok(data);
  const where = error.issues[0]?.path.join('.') ?? '';
  return fail({ kind: 'invalid', upstream, message: `the answer does not fit at "${where}"` });
}
