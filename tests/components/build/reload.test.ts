import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

const PATH = '/washing-machines';
let client: typeof import('@/lib/build/client');
let part: typeof import('@/lib/build/part-client').part;
let assigned: string[];
let reload: Mock;

/** What a browser's page knows: fresh modules, an address bar that only notes, and a clock that stands still. */
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  document.documentElement.dataset['build'] = 'a';
  vi.resetModules();
  sessionStorage.clear();
  assigned = [];
  reload = vi.fn();
  standAt('http://localhost/here');
  client = await import('@/lib/build/client');
  ({ part } = await import('@/lib/build/part-client'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An address bar; to move within a page is no load. */
function standAt(address: string): void {
  vi.stubGlobal('location', { href: address, assign: (to: URL) => assigned.push(to.href), reload });
}

const RULES = { '/colours': { redirect: '/colors' }, '/old-shop': { redirect: 'https://old.example/' } };

/** What `/builds/latest.json` answers, one answer after the other; the last stays. */
function serveBuilds(...ids: (string | null)[]): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/builds/meta/')) return Response.json({ matcher: { static: RULES } });
    const id = ids.length > 1 ? ids.shift() : ids[0];
    return id === null ? new Response('away', { status: 503 }) : Response.json({ id });
  });
}
const anHour = () => vi.advanceTimersByTimeAsync(36e5);

describe('the build check', () => {
  const watch = async () => (await import('@/lib/build/watch-client')).watchBuild();

  it('does not reload pages while the build is the same', async () => {
    serveBuilds('a');
    await watch();
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(false);
    expect(assigned).toEqual([]);
  });

  it('runs hourly, and the next navigation after a new build is a full load', async () => {
    serveBuilds('a', 'b');
    await watch();
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(false);
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(true);
    expect(assigned).toEqual([`http://localhost${PATH}`]);
  });

  it('§2: applies the route rules in the manifest of the build', async () => {
    serveBuilds('a');
    expect(client.redirectedPath('/colours')).toBe('/colours');
    await watch();
    await anHour();
    expect(['/colours', '/old-shop', '/hobs'].map(client.redirectedPath)).toEqual([
      '/colors',
      'https://old.example/',
      '/hobs',
    ]);
  });

  it('§2: notices a new build whose manifest is not on every server yet', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.startsWith('/builds/meta/')
        ? new Response('{"message":"Not found"}', { status: 404 })
        : Response.json({ id: 'b' }),
    );
    expect(await client.askForNewBuild()).toBe(true);
    expect(client.leaveForNewBuild(PATH)).toBe(true);
    expect(client.redirectedPath('/colours')).toBe('/colours');
  });

  it('treats a failed request as no new build', async () => {
    serveBuilds(null, 'a');
    await watch();
    await anHour();
    await anHour();
    expect(client.leaveForNewBuild(PATH)).toBe(false);
  });

  it('reloads a path at most once in ten seconds, and other paths meanwhile', async () => {
    serveBuilds('b');
    await client.askForNewBuild();
    expect(client.leaveForNewBuild(PATH)).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(client.leaveForNewBuild(PATH)).toBe(false);
    expect(client.leaveForNewBuild('/hobs')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(client.leaveForNewBuild(PATH)).toBe(true);
  });

  it('does not reload where session storage is blocked, because that could loop', async () => {
    serveBuilds('b');
    await client.askForNewBuild();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    expect(client.leaveForNewBuild(PATH)).toBe(false);
  });
});

const lost = () =>
  Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js'), { name: 'ChunkLoadError' });

describe('a framework script that fails to load', () => {
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const reject = async (reason: unknown) => {
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await settled();
  };

  it('reloads the page once when its build is gone', async () => {
    serveBuilds('b');
    client.recoverLostScripts();
    await reject(lost());
    await reject(lost());
    expect(assigned).toEqual(['http://localhost/here']);
  });

  it('reloads a page whose URL has a fragment, which assigning that URL would not do', async () => {
    serveBuilds('b');
    standAt('http://localhost/here?size=9#energy-label');
    client.recoverLostScripts();
    await reject(lost());
    await reject(lost());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page when the import itself fails', async () => {
    serveBuilds('b');
    client.recoverLostScripts();
    await reject(new TypeError('Failed to fetch dynamically imported module: /_next/static/chunks/1.js'));
    expect(assigned).toHaveLength(1);
  });

  it.each([
    ['nobody answers', null],
    ['the same build is served', 'a'],
  ])('leaves the page as it is when %s', async (_, served) => {
    serveBuilds(served);
    client.recoverLostScripts();
    await reject(lost());
    expect(assigned).toEqual([]);
  });

  it('leaves the page as it is when nobody answers, even after a new build was noticed', async () => {
    serveBuilds('b', null);
    await client.askForNewBuild();
    client.recoverLostScripts();
    await reject(lost());
    expect(assigned).toEqual([]);
  });

  it('is not confused with any other error', async () => {
    serveBuilds('b');
    client.recoverLostScripts();
    for (const other of [new Error('no'), 'Loading chunk 1 failed', null, new TypeError('Failed to fetch')])
      await reject(other);
    expect(assigned).toEqual([]);
  });
});

describe('a part of the script that is loaded on demand', () => {
  const settled = () => vi.advanceTimersByTimeAsync(0);
  /** Fails until the line is back. */
  const overLine = (line: { isBack: boolean }) =>
    vi.fn(async () => {
      if (!line.isBack) throw lost();
      return 'it';
    });

  it('loads as soon as the connection returns, and the page stays until then', async () => {
    serveBuilds(null);
    const line = { isBack: false };
    const load = overLine(line);
    const got = vi.fn();
    void part(load).then(got);
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    line.isBack = true;
    dispatchEvent(new Event('online'));
    await settled();
    expect(got).toHaveBeenCalledWith('it');
    expect(assigned).toEqual([]);
  });

  it('is retried less and less often where the browser reports no change of connection', async () => {
    serveBuilds(null);
    const line = { isBack: false };
    const load = overLine(line);
    const got = vi.fn();
    void part(load).then(got);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(load).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load.mock.calls.length).toBeLessThan(20);
    line.isBack = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(got).toHaveBeenCalledWith('it');
  });

  it('reloads the page when its build is gone, and its promise never settles', async () => {
    serveBuilds('b');
    const told = vi.fn();
    part(async () => Promise.reject(lost())).then(told, told);
    await settled();
    expect(assigned).toEqual(['http://localhost/here']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).not.toHaveBeenCalled();
  });

  it('rejects with any other error', async () => {
    await expect(part(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});

describe('an optional part', () => {
  it('is null where it cannot be fetched, and does not reload the page after a deploy', async () => {
    serveBuilds('b');
    const { partIfThere } = await import('@/lib/build/part-client');
    client.recoverLostScripts();
    const failures: unknown[] = [];
    const note = (reason: unknown) => void failures.push(reason);
    process.on('unhandledRejection', note);
    expect(await partIfThere(() => Promise.reject(lost()))).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    process.off('unhandledRejection', note);
    expect(failures).toEqual([]);
    expect(assigned).toEqual([]);
  });

  it('is returned where it can be fetched, and errors within it are thrown', async () => {
    const { partIfThere } = await import('@/lib/build/part-client');
    expect(await partIfThere(async () => 'part')).toBe('part');
    await expect(partIfThere(() => Promise.reject(new TypeError('no such thing')))).rejects.toThrow(
      TypeError,
    );
  });
});
