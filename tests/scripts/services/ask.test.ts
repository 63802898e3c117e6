import { expect, test, vi } from 'vitest';
import { type Answer, createAsk, patiently } from '../../../scripts/services/ask.ts';
import { startStub } from '../../support/stub-server';

const answerOf = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  body: {},
});

/** Asks with these answers in turn; which came back in the end, and how long was waited for each. */
async function asked(...answers: Answer[]) {
  const waits: number[] = [];
  const ask = patiently(
    async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? answerOf(500),
    async (ms) => void waits.push(ms),
  );
  return { status: (await ask({ url: 'https://a.example' })).status, waits };
}

test('a rate-limited call is repeated when the service says, and no other is', async () => {
  const [platform, usual] = [{ 'x-rate-limit-time-reset-ms': '1500' }, { 'retry-after': '2' }];
  expect(await asked(answerOf(429, platform), answerOf(429, usual), answerOf(200))).toEqual({
    status: 200,
    waits: [1_500, 2_000],
  });
  expect(await asked(answerOf(429))).toEqual({ status: 429, waits: [] });
  expect(await asked(answerOf(429, { 'retry-after': '3600' }))).toEqual({ status: 429, waits: [] });
  expect((await asked(answerOf(429, usual))).waits).toHaveLength(10);
  expect(await asked(answerOf(503, usual))).toEqual({ status: 503, waits: [] });
});

test('Retry-After may be a date, and a call without a usable time is not repeated', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  const at = (text: string) => asked(answerOf(429, { 'retry-after': text }), answerOf(200));
  expect(await at('Fri, 20 Nov 2026 12:00:30 GMT')).toEqual({ status: 200, waits: [30_000] });
  expect(await at('Fri, 20 Nov 2026 11:59:00 GMT')).toEqual({ status: 200, waits: [0] });
  expect(await at('Fri, 20 Nov 2026 13:00:00 GMT')).toEqual({ status: 429, waits: [] });
  expect(await at('soon')).toEqual({ status: 429, waits: [] });
  vi.useRealTimers();
});

test('a service that does not answer in time is named by its host', async () => {
  await using stub = await startStub(() => undefined);
  const { host } = new URL(stub.url);
  await expect(createAsk(20)({ url: stub.url })).rejects.toThrow(`${host} did not answer within 0.02 s`);
});
