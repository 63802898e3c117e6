import { expect, test } from 'vitest';
import { openSandbox } from '../fixture.ts';
import { clientOf, startContent } from './helpers.ts';

/** A sandbox whose clock stands still unless a test moves it. */
async function openContent() {
  const sandbox = await openSandbox();
  const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { host } = new URL(origin);
  return {
    ...sandbox,
    drafts: clientOf(host, { preview: true }),
    published: clientOf(host),
    raw: () =>
      fetch(`${origin}/content-preview/spaces/hobwright/environments/master/entries?limit=1`, {
        headers: { authorization: 'Bearer dev-preview' },
      }),
  };
}

const times = async (count: number, ask: () => Promise<unknown>) => {
  for (let call = 0; call < count; call += 1) await ask();
};

const REFUSED = { name: 'RateLimitExceeded', message: expect.stringContaining('"status": 429') };

test('preview allows seven calls a second, and delivery 55', async () => {
  await using sandbox = await openContent();
  await times(7, () => sandbox.drafts.getLocales());
  await expect(sandbox.drafts.getLocales()).rejects.toMatchObject(REFUSED);
  await times(55, () => sandbox.published.getLocales());
  await expect(sandbox.published.getLocales()).rejects.toMatchObject(REFUSED);
  sandbox.clock.now += 1_000;
  await times(7, () => sandbox.drafts.getLocales());
});

test('an answer states the limit, and a refusal the seconds until the next attempt', async () => {
  await using sandbox = await openContent();
  const answer = await sandbox.raw();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-contentful-ratelimit-second-limit')).toBe('7');
  expect(answer.headers.get('x-contentful-ratelimit-reset')).toBeNull();
  await times(6, sandbox.raw);
  sandbox.clock.now += 300;
  const refusal = await sandbox.raw();
  expect(refusal.status).toBe(429);
  expect(refusal.headers.get('x-contentful-ratelimit-second-limit')).toBe('7');
  expect(refusal.headers.get('x-contentful-ratelimit-reset')).toBe('1');
  expect(await refusal.json()).toEqual({
    sys: { type: 'Error', id: 'RateLimitExceeded' },
    message: expect.stringContaining('You have exceeded the rate limit'),
    requestId: expect.any(String),
  });
});

test('a clock that is set back starts a new second', async () => {
  await using sandbox = await openContent();
  await times(7, () => sandbox.drafts.getLocales());
  sandbox.clock.now -= 60_000;
  await sandbox.drafts.getLocales();
});

test('the official client retries by itself, and gets its answers', async () => {
  const sandbox = await startContent(null);
  const waits: unknown[] = [];
  const logHandler = (_level: string, what: unknown) => void waits.push(what);
  const client = clientOf(sandbox.host, { preview: true, logHandler });
  const answers = await Promise.all(Array.from({ length: 9 }, () => client.getLocales()));
  await sandbox.app.close();
  expect(answers.map(({ items }) => items.length)).toEqual(answers.map(() => 1));
  expect(waits).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('Rate limit')));
});
