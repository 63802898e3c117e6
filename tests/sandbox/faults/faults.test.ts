import { afterEach, beforeEach, expect, test } from 'vitest';
import { spoil } from '../../../sandbox/faults/spoil.ts';
import { openSandbox, type TestSandbox, TOKENS } from '../fixture.ts';

let sandbox: TestSandbox;
let origin: string;

beforeEach(async () => {
  sandbox = await openSandbox();
  origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => sandbox.app.close());

const QUERY = { query: '{ site { settings { storeName } categoryTree { name } } }' };

function ask(init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKENS.storefront}`, 'content-type': 'application/json' },
    body: JSON.stringify(QUERY),
    ...init,
  });
}

async function setFault(setting: object, token = TOKENS.control): Promise<number> {
  const response = await fetch(`${origin}/control/faults`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(setting),
  });
  return response.status;
}

const graphql = (fault: string, more: object = {}): Promise<number> =>
  setFault({ upstream: 'graphql', fault, ...more });

test('faults are set with the control token only, and only for known upstreams', async () => {
  expect(await setFault({ upstream: 'graphql', fault: 'down' }, 'wrong')).toBe(401);
  expect(await setFault({ upstream: 'nothing', fault: 'down' })).toBe(422);
  expect((await ask()).status).toBe(200);
});

test('down closes the connection, and none ends the fault', async () => {
  await graphql('down');
  await expect(ask()).rejects.toThrow(TypeError);
  await graphql('none');
  expect((await ask()).status).toBe(200);
});

test('a fault affects one upstream, as often as asked', async () => {
  await graphql('5xx', { for: 2 });
  const others = await fetch(`${origin}/health`);
  expect(others.status).toBe(200);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([503, 503, 200]);
});

test('429 sends Retry-After', async () => {
  await graphql('429');
  const response = await ask();
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1');
});

test('slow answers late, and hang not at all', async () => {
  await graphql('slow', { ms: 60 });
  const before = performance.now();
  expect((await ask()).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(55);
  await graphql('hang');
  await expect(ask({ signal: AbortSignal.timeout(80) })).rejects.toThrow('timeout');
});

test('malformed sends invalid JSON, and truncated breaks off', async () => {
  await graphql('malformed');
  await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  await graphql('truncated');
  await expect(ask().then((response) => response.text())).rejects.toThrow(TypeError);
});

test('calls are counted by upstream', async () => {
  const calls = async () =>
    (
      (await (
        await fetch(`${origin}/control/faults`, { headers: { authorization: `Bearer ${TOKENS.control}` } })
      ).json()) as { calls: object }
    ).calls;
  expect(await calls()).toEqual({});
  await graphql('down', { for: 1 });
  await expect(ask()).rejects.toThrow(TypeError);
  await ask();
  await fetch(`${origin}/password-reset?email=nobody@example.org`);
  expect(await calls()).toEqual({ graphql: 2, reset: 1 });
});

test('partial leaves out a part of the answer', async () => {
  await graphql('partial');
  expect(await (await ask()).json()).toMatchObject({
    data: { site: { settings: { storeName: 'Hobwright' }, categoryTree: null } },
    errors: [{ path: ['site', 'categoryTree'] }],
  });
});

test.each(['forms', 'media', 'payments', 'reset'])(
  'partial is refused for %s, whose answers hold no lists',
  async (upstream) => {
    expect(await setFault({ upstream, fault: 'partial' })).toBe(422);
    expect(await setFault({ upstream, fault: 'truncated' })).toBe(200);
  },
);

test.each([
  ['search', '/search/1/indexes/*/queries'],
  ['insights', '/insights/1/events'],
])(
  'a page may read a faulty answer of %s across origins, as it may read any other',
  async (upstream, path) => {
    for (const [fault, status] of [
      ['5xx', 503],
      ['429', 429],
      ['unauthorised', 401],
    ]) {
      await setFault({ upstream, fault });
      const response = await fetch(`${origin}${path}`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  },
);

test.each(['partial', 'malformed', 'truncated'])(
  '%s leaves a preflight alone and applies to the request after it',
  async (fault) => {
    await setFault({ upstream: 'search', fault, for: 1 });
    const preflight = await fetch(`${origin}/search/1/indexes/*/queries`, { method: 'OPTIONS' });
    expect([preflight.status, await preflight.text()]).toEqual([200, '']);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
    const list = await fetch(`${origin}/control/faults`, {
      headers: { authorization: `Bearer ${TOKENS.control}` },
    });
    expect(await list.json()).toMatchObject({ faults: [{ upstream: 'search', fault, left: 1 }] });
  },
);

test('a fault applies before the token is checked', async () => {
  await setFault({ upstream: 'rest', fault: '5xx', for: 1 });
  expect((await fetch(`${origin}/stores/hobwright/v3/carts/x`)).status).toBe(503);
  expect((await fetch(`${origin}/stores/hobwright/v3/carts/x`)).status).toBe(401);
});

test('partial sends the first half of a page that is not JSON', () =>
  expect(spoil('<p>Approve?</p>', 'partial', 'payments')).toBe('<p>Appro'));
