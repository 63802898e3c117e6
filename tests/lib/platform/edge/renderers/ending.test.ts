import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Client } from 'undici';
import { startFrontChild } from '../../../../support/front-child';

/** A caller who keeps one connection and asks again and again, until it is told to come no more. */
async function keepAsking(origin: string, path: string, onAnswer: () => void): Promise<string[]> {
  const client = new Client(origin, { pipelining: 1 });
  const lost: string[] = [];
  for (let isKept = true; isKept; ) {
    const body = path.startsWith('/api/') ? '{}' : null;
    const method = body === null ? 'GET' : 'POST';
    const headers = { accept: 'text/html', 'content-type': 'application/json' };
    try {
      const answer = await client.request({ path, method, headers, body });
      await answer.body.dump();
      if (answer.statusCode !== 200) lost.push(String(answer.statusCode));
      isKept = answer.headers['connection'] !== 'close';
      onAnswer();
    } catch (error) {
      lost.push(String(error));
      isKept = false;
    }
  }
  await client.close();
  return lost;
}

test('a shop stopped under load on keep-alive connections answers every request, and exits', async () => {
  const shop = await startFrontChild({ LAME_DUCK_SECONDS: '2' });
  const gone = once(shop.child, 'exit');
  let answered = 0;
  const paths = ['/a', '/shared', '/slow', '/api/session'];
  const load = Array.from({ length: 16 }, (_, n) =>
    keepAsking(shop.origin, paths[n % paths.length] ?? '/', () => (answered += 1)),
  );
  await expect.poll(() => answered).toBeGreaterThan(64);
  shop.child.kill('SIGTERM');
  const ready = async () => (await fetch(`${shop.origin}/api/health/ready`)).status;
  await expect.poll(ready).toBe(503);
  expect((await shop.ask('/a')).headers.get('connection')).toBe('close');
  expect((await Promise.all(load)).flat()).toEqual([]);
  expect(await gone).toEqual([0, null]);
}, 30_000);
