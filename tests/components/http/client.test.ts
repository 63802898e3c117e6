import { afterEach, expect, test, vi } from 'vitest';
import { getJson, sendJson } from '@/lib/http/client';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const shopAnswers = (status: number, body: BodyInit) => {
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
};
const saidTo = async (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

test.each([
  [500, '<h1>Internal Server Error</h1>', /on our side/],
  [502, '', /on our side/],
  [429, '', /Too many attempts/],
  [413, 'Payload Too Large', /could not accept this/],
])('an answer of %i without a message is explained by its cause', async (status, body, words) => {
  shopAnswers(status, body);
  const said = await saidTo(sendJson('POST', '/api/contact', {}));
  expect(said).toMatch(words);
  expect(said).not.toMatch(/connection/);
});

test('a message of the shop’s own is used as it is', async () => {
  shopAnswers(422, JSON.stringify({ message: 'Enter a postcode.' }));
  expect(await saidTo(sendJson('POST', '/api/contact', {}))).toBe('Enter a postcode.');
});

test('the connection is blamed where there is no answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await saidTo(getJson('/api/session'))).toMatch(/Check your connection/);
});

test('an answer that never comes is given up, as when the connection is lost', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal(
    'fetch',
    async (_: string, { signal }: RequestInit) =>
      new Promise((_settle, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const said = saidTo(getJson('/api/session'));
  late.abort();
  expect(await said).toMatch(/Check your connection/);
});

test.each(['<h1>Sign in to the café’s network</h1>', '{"redirect":"/thank', ''])(
  'the connection is blamed where the answer is “%s”',
  async (body) => {
    shopAnswers(200, body);
    expect(await saidTo(sendJson('POST', '/api/contact', {}))).toMatch(/Check your connection/);
  },
);

/** The shop's answers to one write after another, and how many it took. */
async function writesTaken(...answers: Response[]): Promise<number> {
  document.cookie = 'XSRF-TOKEN=token';
  let calls = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/session')) {
      document.cookie = 'XSRF-TOKEN=another';
      return Response.json({});
    }
    return answers[calls++];
  });
  await sendJson('POST', '/api/contact', {}).catch(() => undefined);
  return calls;
}

test('§8: a refused write is not sent again', async () => {
  expect(await writesTaken(new Response('{}', { status: 403 }))).toBe(1);
  expect(await writesTaken(new Response('{}', { status: 503 }))).toBe(1);
});

test('§8: a write is sent once more where the answer says that its token has expired', async () => {
  const old = () => new Response('{}', { status: 403, headers: { 'X-XSRF-Renew': '1' } });
  expect(await writesTaken(old(), Response.json({}))).toBe(2);
  expect(await writesTaken(old(), old())).toBe(2);
});
