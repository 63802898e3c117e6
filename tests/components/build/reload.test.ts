import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PATH = '/washing-machines';
let client: typeof import('@/lib/build/client');
let assigned: string[];

/** What a browser's page knows: fresh modules, an address bar that only notes, and a clock that stands still. */
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  vi.resetModules();
  sessionStorage.clear();
  assigned = [];
  vi.stubGlobal('location', { href: 'http://localhost/here', assign: (to: string) => assigned.push(to) });
  client = await import('@/lib/build/client');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What `/builds/latest.json` answers, one answer after the other; the last stays. */
function serveBuilds(...ids: (string | null)[]): void {
  vi.stubGlobal('fetch', async () => {
    const id = ids.length > 1 ? ids.shift() : ids[0];
    return id === null ? new Response('away', { status: 503 }) : Response.json({ id });
  });
}
const anHour = () => vi.advanceTimersByTimeAsync(36e5);

describe('the build check', () => {
  const watch = async () => (await import('@/lib/build/watch-client')).watchBuild();

  it('leaves pages alone while the build is the same', async () => {
    serveBuilds('a');
    await watch();
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(false);
    expect(assigned).toEqual([]);
  });

  it('asks hourly; the next navigation after a new build is a full load', async () => {
    serveBuilds('a', 'a', 'b');
    await watch();
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(false);
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(true);
    expect(assigned).toEqual([PATH]);
  });

  it('takes no answer for no news', async () => {
    serveBuilds('a', null, 'a');
    await watch();
    await anHour();
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(false);
  });

  it('loads a path anew at most once in ten seconds, and other paths meanwhile', async () => {
    client.noteNewBuild();
    expect(client.leaveForNewBuild(PATH)).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(client.leaveForNewBuild(PATH)).toBe(false);
    expect(client.leaveForNewBuild('/hobs')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(client.leaveForNewBuild(PATH)).toBe(true);
  });

  it('stays where the browser remembers nothing: it could go round in circles', () => {
    client.noteNewBuild();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    expect(client.leaveForNewBuild(PATH)).toBe(false);
  });
});

describe('a script that went with its build', () => {
  const lost = () =>
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js'), { name: 'ChunkLoadError' });
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it('brings the page anew, once', () => {
    client.recoverLostScripts();
    reject(lost());
    reject(lost());
    expect(assigned).toEqual(['http://localhost/here']);
  });

  it('does so when the import itself failed', () => {
    client.recoverLostScripts();
    reject(new TypeError('Failed to fetch dynamically imported module: /_next/static/chunks/1.js'));
    expect(assigned).toHaveLength(1);
  });

  it('is not taken for any other failure', () => {
    client.recoverLostScripts();
    for (const other of [new Error('no'), 'Loading chunk 1 failed', null, new TypeError('Failed to fetch')])
      reject(other);
    expect(assigned).toEqual([]);
  });
});
