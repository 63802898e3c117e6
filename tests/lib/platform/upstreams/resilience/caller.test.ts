import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loggable } from '@/lib/platform/observe/log';
import { createBreaker } from '@/lib/platform/upstreams/resilience/breaker';
import { checked, createCaller, type Outcome } from '@/lib/platform/upstreams/resilience/caller';
import { POLICIES, type Policy } from '@/lib/platform/upstreams/resilience/policy';
import { startStub } from '../../../../support/stub-server';

/** Longer than an answer takes on the slowest machine; what is to run out has less. */
const quick: Policy = { ...POLICIES.commerce, connectTimeout: 2_000, perTry: 2_000, deadline: 5_000 };

describe('a healthy upstream', () => {
  test('returns its parsed JSON', async () => {
    await using stub = await startStub((_, response) => response.end('{"a":1}'));
    expect(await createCaller(quick).call({ url: stub.url })).toEqual({ ok: true, value: { a: 1 } });
  });

  test('may answer with 7 MB', async () => {
    const body = '1'.padEnd(7 * 1024 * 1024, ' ');
    await using stub = await startStub((_, response) => response.end(body));
    expect(await createCaller(quick).call({ url: stub.url })).toEqual({ ok: true, value: 1 });
  });

  test('receives a request body exactly as a client library wrote it', async () => {
    const transport = async (wire: object) => ({ status: 200, headers: {}, text: JSON.stringify(wire) });
    const { call } = createCaller(quick, { transport });
    expect(await call({ url: 'http://a.example', bodyText: '{ "a": 1.0 }' })).toMatchObject({
      ok: true,
      value: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{ "a": 1.0 }' },
    });
  });

  test('returns null for an empty body', async () => {
    await using stub = await startStub((_, response) => response.writeHead(204).end());
    expect(await createCaller(quick).call({ url: stub.url, method: 'DELETE' })).toEqual({
      ok: true,
      value: null,
    });
  });

  test('is called once for equal reads made at the same time', async () => {
    await using stub = await startStub((_, response) => response.end('1'));
    const caller = createCaller(quick);
    await Promise.all([1, 2, 3].map(() => caller.call({ url: stub.url })));
    expect(stub.calls).toHaveLength(1);
  });

  test('is sent every write, even equal ones', async () => {
    await using stub = await startStub((_, response) => response.end('1'));
    const caller = createCaller(quick);
    await Promise.all([1, 2, 3].map(() => caller.call({ url: stub.url, body: {} })));
    expect(stub.calls).toHaveLength(3);
  });
});

describe('a failing upstream', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    'answers a read with %i: it is retried once',
    async (status) => {
      await using stub = await startStub((_, response, call) =>
        response.writeHead(call === 1 ? status : 200).end('7'),
      );
      expect(await createCaller(quick).call({ url: stub.url })).toEqual({ ok: true, value: 7 });
      expect(stub.calls).toHaveLength(2);
    },
  );

  test.each([500, 503, 429])('answers a write with %i: it is never repeated', async (status) => {
    await using stub = await startStub((_, response) => response.writeHead(status).end());
    const result = await createCaller(quick).call({ url: stub.url, body: {} });
    expect(result).toMatchObject({ ok: false, error: { status } });
    expect(stub.calls).toHaveLength(1);
  });

  test('loses the answer to a write: it is never repeated', async () => {
    await using stub = await startStub((_, response) => response.destroy());
    const result = await createCaller(quick).call({ url: stub.url, body: {} });
    expect(result).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(stub.calls).toHaveLength(1);
  });

  test('is sent a POST again when it is marked as idempotent', async () => {
    await using stub = await startStub((_, response, call) =>
      response.writeHead(call === 1 ? 500 : 200).end('7'),
    );
    await createCaller(quick).call({ url: stub.url, body: {}, idempotent: true });
    expect(stub.calls).toHaveLength(2);
  });

  test.each([
    [401, 'refused'],
    [404, 'rejected'],
    [422, 'rejected'],
    [500, 'failed'],
    [302, 'invalid'],
  ])('answers %i: the error is of kind %s', async (status, kind) => {
    await using stub = await startStub((_, response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{"title":"No."}'),
    );
    const result = await createCaller(quick).call({ url: stub.url, body: {} });
    expect(result).toMatchObject({ ok: false, error: { kind, status, message: 'No.' } });
  });

  test('refuses the connection: the error is of kind unreachable', async () => {
    const result = await createCaller(quick).call({ url: 'http://127.0.0.1:1/' });
    expect(result).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  test('stays silent: the call times out, without a retry for which there is no time', async () => {
    await using stub = await startStub(() => undefined);
    const result = await createCaller({ ...quick, perTry: 200, deadline: 300 }).call({ url: stub.url });
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(stub.calls).toHaveLength(1);
  });

  test.each(['<html>', '{"a":', ''.padEnd(7 * 1024 * 1024 + 1, ' ')])(
    'answers %.9s: the error is of kind invalid',
    async (body) => {
      await using stub = await startStub((_, response) => response.end(body));
      const result = await createCaller(quick).call({ url: stub.url });
      expect(result).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    },
  );

  test('cuts its answer off: the error is of kind unreachable', async () => {
    await using stub = await startStub((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"a"');
      response.destroy();
    });
    expect(await createCaller(quick).call({ url: stub.url, body: {} })).toMatchObject({
      error: { kind: 'unreachable' },
    });
  });

  test('is not called again during a Retry-After that exceeds the deadline', async () => {
    await using stub = await startStub((_, response) =>
      response.writeHead(429, { 'retry-after': '5' }).end(),
    );
    const caller = createCaller(quick);
    expect(await caller.call({ url: stub.url })).toMatchObject({ error: { kind: 'refused', retryAfter: 5 } });
    expect(await caller.call({ url: stub.url })).toMatchObject({
      error: { kind: 'unreachable', retryAfter: 5 },
    });
    expect(stub.calls).toHaveLength(1);
  });

  test('is sent retries for at most a tenth of the calls once the initial budget is spent', async () => {
    await using stub = await startStub((_, response) => response.writeHead(409).end());
    const caller = createCaller({ ...quick, concurrency: 50 });
    await Promise.all(Array.from({ length: 50 }, (_, n) => caller.call({ url: `${stub.url}/${n}` })));
    expect(stub.calls.length).toBeLessThanOrEqual(50 + 10 + 6);
  });
});

test('an open breaker refuses at once and closes after a successful trial call', async () => {
  let healthy = false;
  await using stub = await startStub((_, response) => response.writeHead(healthy ? 200 : 500).end('1'));
  let now = 0;
  const caller = createCaller(quick, { breaker: createBreaker(quick, () => now) });
  for (let call = 0; call < 10; call += 1) await caller.call({ url: stub.url, body: call });
  const before = stub.calls.length;
  expect(await caller.call({ url: stub.url, body: 0 })).toMatchObject({ error: { kind: 'unreachable' } });
  expect(stub.calls).toHaveLength(before);
  healthy = true;
  now += quick.openFor;
  expect(await caller.call({ url: stub.url, body: 0 })).toMatchObject({ ok: true });
  expect(caller.breaker.state()).toBe('closed');
});

describe('during the trial call of a half-open breaker', () => {
  /** An upstream that failed until its breaker was open, and what it does from now on. */
  async function afterFailing(answer: Parameters<typeof startStub>[0]) {
    let now: Parameters<typeof startStub>[0] = (_, response) => void response.writeHead(500).end();
    const stub = await startStub((request, response, call) => now(request, response, call));
    const outcomes: Outcome[] = [];
    const policy = { ...quick, openFor: 50 };
    const caller = createCaller(policy, { onOutcome: (outcome) => outcomes.push(outcome) });
    for (let call = 0; call < 10; call += 1) await caller.call({ url: stub.url, body: call });
    await expect.poll(() => caller.breaker.state()).toBe('half-open');
    now = answer;
    stub.calls.length = 0;
    outcomes.length = 0;
    const together = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, body) => caller.call({ url: stub.url, body })));
    return { ...stub, outcomes, together };
  }

  test('other calls wait, and are sent when it succeeds', async () => {
    await using upstream = await afterFailing((_, response) => response.end('1'));
    expect(await upstream.together(8)).toEqual(Array.from({ length: 8 }, () => ({ ok: true, value: 1 })));
    expect(upstream.calls).toHaveLength(8);
  });

  test('other calls are refused when it fails, and count as not sent', async () => {
    await using upstream = await afterFailing((_, response) => response.writeHead(500).end());
    expect((await upstream.together(8)).every(({ ok }) => !ok)).toBe(true);
    expect(upstream.calls).toHaveLength(1);
    expect(upstream.outcomes.reduce((sent, { tries }) => sent + tries, 0)).toBe(1);
  });

  test('other calls do not wait until a hanging trial times out', async () => {
    await using upstream = await afterFailing(() => undefined);
    await upstream.together(2);
    expect(upstream.outcomes.map(({ tries }) => tries)).toEqual([0, 1]);
  });
});

describe('the reason for which an upstream rejects a request', () => {
  test.each([
    ['GraphQL', { errors: [{ message: 'The query is too complex: 11084 out of 10000.' }] }],
    ['REST v3', { title: 'No.', errors: { query: 'The query is too complex: 11084 out of 10000.' } }],
    ['REST v2', [{ status: 400, message: 'The query is too complex: 11084 out of 10000.' }]],
  ])('is in the error and in the log, in the format of %s', async (_, body) => {
    await using stub = await startStub((__, response) => response.writeHead(400).end(JSON.stringify(body)));
    const outcomes: Outcome[] = [];
    const caller = createCaller(quick, { onOutcome: (outcome) => outcomes.push(outcome) });
    const message = 'The query is too complex: 11084 out of 10000.';
    expect(await caller.call({ url: stub.url, body: {} })).toMatchObject({ error: { status: 400, message } });
    expect(outcomes).toMatchObject([{ status: 400, reason: message }]);
  });

  test.each([
    ['Variable "$email" got "pat@example.org".', 'Variable … got ….'],
    ['No customer pat@example.org here', 'No customer … here'],
    ['Call 07700 900318\nat once', 'Call … at once'],
  ])('given as %j is logged as %j', (said, logged) => expect(loggable(said)).toBe(logged));
});

test('calls beyond the concurrency limit wait and time out at the deadline', async () => {
  await using stub = await startStub(() => undefined);
  const caller = createCaller({ ...quick, concurrency: 1, perTry: 400, deadline: 300 });
  const results = await Promise.all([
    caller.call({ url: stub.url, body: 1 }),
    caller.call({ url: stub.url, body: 2 }),
  ]);
  expect(results).toMatchObject([{ error: { kind: 'timeout' } }, { error: { kind: 'timeout' } }]);
  expect(stub.calls).toHaveLength(1);
});

test('an answer of another shape is an error, not an empty result', () => {
  const schema = z.object({ items: z.array(z.number()) });
  expect(checked('x', { ok: true, value: {} }, schema)).toMatchObject({
    ok: false,
    error: { kind: 'invalid' },
  });
  expect(checked('x', { ok: true, value: { items: [1] } }, schema)).toEqual({
    ok: true,
    value: { items: [1] },
  });
});
