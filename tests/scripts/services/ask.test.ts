import { expect, test } from 'vitest';
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

test('what was too much is asked again when the service says, and else not', async () => {
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

test('a service that does not answer in time is told by its host', async () => {
  await using stub = await startStub(() => undefined);
  const { host } = new URL(stub.url);
  await expect(createAsk(20)({ url: stub.url })).rejects.toThrow(`${host} did not answer within 0.02 s`);
});
