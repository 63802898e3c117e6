import { beforeEach, describe, expect, test, vi } from 'vitest';

const { aa, settings, search } = vi.hoisted(() => ({
  search: vi.fn<(asked: unknown) => Promise<unknown>>(),
  aa: vi.fn<(...said: unknown[]) => void>(),
  settings: vi.fn<(url: string) => Promise<unknown>>(),
}));
vi.mock('@/lib/search/service-client', () => ({ serviceClient: async () => ({ search }) }));
vi.mock('search-insights', () => ({ default: aa }));
vi.mock('@/lib/http/client', () => ({ getJson: settings }));

const origin = { index: 'products', queryId: 'a'.repeat(32) };

function answer(statistics: boolean): void {
  const record = { version: 2, statistics, on: new Date().toISOString().slice(0, 10) };
  localStorage.setItem('consent', JSON.stringify(record));
}

async function modules() {
  const { countSearch, countSeen } = await import('@/lib/search/insights-client');
  const finds = await import('@/lib/search/finds-client');
  const { notePurchase } = await import('@/lib/search/purchase-client');
  const { answerConsent } = await import('@/lib/consent/client');
  return { countSearch, countSeen, ...finds, notePurchase, answerConsent };
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'customerInfo=; max-age=0';
  aa.mockReset();
  search.mockReset().mockResolvedValue({ results: [{ queryID: origin.queryId }] });
  settings.mockReset().mockImplementation(async (url) =>
    url === '/api/session'
      ? { signedIn: true, user: 'pseudonym' }
      : {
          appId: 'APP',
          key: 'look',
          url: null,
          insightsUrl: 'https://insights.example',
          indexPrefix: 'staging_',
        },
  );
});

const BOUGHT = [
  { id: 2, quantity: 2, total: 85_998 },
  { id: 7, quantity: 1, total: 0 },
];
const said = () => aa.mock.calls.map(([method]) => method);

describe('the use of a search', () => {
  test.each(['refused', 'not answered'])(
    'is not counted while consent is %s, and nothing is stored',
    async (state) => {
      if (state === 'refused') answer(false);
      const { countSeen, noteOpened, noteAdded, notePurchase } = await modules();
      countSeen([1], origin);
      noteOpened('/oven', { id: 1, position: 1, origin });
      noteAdded('/oven');
      notePurchase(2101, BOUGHT);
      await vi.dynamicImportSettled();
      expect(settings).not.toHaveBeenCalled();
      expect(aa).not.toHaveBeenCalled();
      expect([localStorage.getItem('searchToken'), sessionStorage.length]).toEqual([null, 0]);
      expect(localStorage.getItem('searchPurchases')).toBeNull();
    },
  );

  test('is counted under a random user token: viewed, opened and added to the basket', async () => {
    answer(true);
    const { countSeen, noteOpened, noteAdded } = await modules();
    countSeen([1, 2], origin);
    noteOpened('/oven', { id: 2, position: 2, origin });
    noteAdded('/kettle');
    noteAdded('/oven');
    await expect.poll(said).toContain('addedToCartObjectIDsAfterSearch');
    expect(said()).toEqual([
      'init',
      'setUserToken',
      'viewedObjectIDs',
      'clickedObjectIDsAfterSearch',
      'addedToCartObjectIDsAfterSearch',
    ]);
    expect(aa).toHaveBeenCalledWith('init', {
      appId: 'APP',
      apiKey: 'look',
      host: 'https://insights.example',
      useCookie: false,
    });
    expect(aa).toHaveBeenCalledWith('setUserToken', expect.stringMatching(/^anonymous-[0-9a-f-]{36}$/));
    expect(aa).toHaveBeenCalledWith('clickedObjectIDsAfterSearch', {
      eventName: 'Product opened',
      index: 'products',
      queryID: origin.queryId,
      objectIDs: ['2'],
      positions: [2],
    });
  });

  test('has a query ID of its own for each shopper, in the words typed', async () => {
    const list = { index: 'products', filters: [] };
    const shown = { words: 'quiet oven', isFound: true, page: 1 };
    answer(false);
    expect(await (await modules()).countSearch(shown, list)).toBeNull();
    expect(search).not.toHaveBeenCalled();
    vi.resetModules();
    answer(true);
    const { countSearch } = await modules();
    expect(await countSearch(shown, list)).toEqual(origin);
    expect(search).toHaveBeenLastCalledWith({
      requests: [
        expect.objectContaining({
          indexName: 'products',
          query: 'quiet oven',
          clickAnalytics: true,
          userToken: localStorage.getItem('searchToken'),
        }),
      ],
    });
    await countSearch({ ...shown, isFound: false }, list);
    expect(search).toHaveBeenLastCalledWith({
      requests: [expect.objectContaining({ numericFilters: ['price<0'] })],
    });
  });

  test('is counted for a quick search when one of its results is opened', async () => {
    const choice = { words: 'quiet oven', index: 'products', id: 2, position: 1 };
    answer(false);
    await (await modules()).noteQuickOpened('/oven', choice);
    expect(search).not.toHaveBeenCalled();
    vi.resetModules();
    answer(true);
    await (await modules()).noteQuickOpened('/oven', choice);
    expect(search).toHaveBeenCalledExactlyOnceWith({
      requests: [expect.objectContaining({ query: 'quiet oven', clickAnalytics: true })],
    });
    await expect.poll(said).toContain('clickedObjectIDsAfterSearch');
  });

  test('is counted as a purchase once for each order, in pounds, with the query ID inferred', async () => {
    answer(true);
    const { notePurchase } = await modules();
    notePurchase(2101, BOUGHT);
    notePurchase(2101, BOUGHT);
    vi.resetModules();
    (await modules()).notePurchase(2101, BOUGHT);
    notePurchase(2102, []);
    await expect.poll(said).toContain('purchasedObjectIDsAfterSearch');
    await vi.dynamicImportSettled();
    const purchases = aa.mock.calls.filter(([method]) => method === 'purchasedObjectIDsAfterSearch');
    expect(purchases).toEqual([
      [
        'purchasedObjectIDsAfterSearch',
        {
          eventName: 'Order placed',
          index: 'staging_products',
          objectIDs: ['2', '7'],
          objectData: [
            { price: 429.99, quantity: 2 },
            { price: 0, quantity: 1 },
          ],
          value: 859.98,
          currency: 'GBP',
        },
        { inferQueryID: true },
      ],
    ]);
  });

  test('is counted in several events where an order has more lines than the service allows', async () => {
    answer(true);
    const { notePurchase } = await modules();
    notePurchase(
      1,
      Array.from({ length: 45 }, (_, id) => ({ id, quantity: 1, total: 100 })),
    );
    await expect.poll(said).toContain('purchasedObjectIDsAfterSearch');
    const sizes = aa.mock.calls.flatMap(
      ([, event]) => (event as { objectIDs?: string[] }).objectIDs?.length ?? [],
    );
    expect(sizes).toEqual([20, 20, 5]);
  });

  test('has the session’s user too where somebody is signed in, stored for the tab alone', async () => {
    answer(true);
    document.cookie = 'customerInfo=Jo';
    const { countSeen } = await modules();
    countSeen([1], origin);
    await expect.poll(said).toContain('viewedObjectIDs');
    expect(aa).toHaveBeenCalledWith('setAuthenticatedUserToken', 'pseudonym');
    expect([sessionStorage.getItem('userId'), localStorage.getItem('userId')]).toEqual(['pseudonym', null]);
  });

  test('has the user who is signed in now, after somebody else in the same tab', async () => {
    answer(true);
    sessionStorage.setItem('userId', 'somebody before');
    document.cookie = 'customerInfo=Jo';
    const { countSeen } = await modules();
    countSeen([1], origin);
    await expect.poll(said).toContain('viewedObjectIDs');
    expect(aa).not.toHaveBeenCalledWith('setAuthenticatedUserToken', 'somebody before');
    expect(sessionStorage.getItem('userId')).toBe('pseudonym');
    // In another tab they sign out.
    document.cookie = 'customerInfo=; max-age=0';
    aa.mockClear();
    countSeen([1], origin);
    await expect.poll(said).toContain('viewedObjectIDs');
    expect(aa).toHaveBeenCalledWith('setAuthenticatedUserToken', undefined);
    expect(sessionStorage.getItem('userId')).toBeNull();
  });

  test('is deleted when consent is withdrawn', async () => {
    answer(true);
    const { countSeen, noteOpened, notePurchase, answerConsent } = await modules();
    notePurchase(2101, BOUGHT);
    noteOpened('/oven', { id: 1, position: 1, origin });
    await expect.poll(() => localStorage.getItem('searchToken')).not.toBeNull();
    answerConsent(false);
    expect([localStorage.getItem('searchToken'), sessionStorage.length]).toEqual([null, 0]);
    expect(localStorage.getItem('searchPurchases')).toBeNull();
    aa.mockClear();
    countSeen([1], origin);
    await vi.dynamicImportSettled();
    expect(aa).not.toHaveBeenCalled();
  });

  test('is not stored when consent is withdrawn while its user token is being made', async () => {
    answer(true);
    document.cookie = 'customerInfo=Jo';
    let tell = (_: unknown) => {};
    settings.mockReturnValueOnce(new Promise((told) => (tell = told)));
    const { countSeen, answerConsent } = await modules();
    countSeen([1], origin);
    await expect.poll(() => settings).toHaveBeenCalled();
    answerConsent(false);
    tell({
      appId: 'APP',
      key: 'look',
      url: null,
      insightsUrl: 'https://insights.example',
      indexPrefix: 'staging_',
    });
    await vi.dynamicImportSettled();
    expect(said()).toEqual([]);
    expect([localStorage.getItem('searchToken'), sessionStorage.length]).toEqual([null, 0]);
  });

  test('has another user token after consent is given again', async () => {
    answer(true);
    const { countSeen, answerConsent } = await modules();
    countSeen([1], origin);
    await expect.poll(said).toContain('viewedObjectIDs');
    const before = localStorage.getItem('searchToken');
    answerConsent(true);
    aa.mockClear();
    countSeen([1], origin);
    await expect.poll(said).toContain('viewedObjectIDs');
    const now = localStorage.getItem('searchToken');
    expect(now).not.toBe(before);
    expect(aa).toHaveBeenCalledWith('setUserToken', now);
  });

  test('delays nothing when the service is down', async () => {
    answer(true);
    settings.mockRejectedValue(new Error('away'));
    const { countSeen } = await modules();
    expect(() => countSeen([1], origin)).not.toThrow();
    await expect.poll(() => settings).toHaveBeenCalled();
    await vi.dynamicImportSettled();
    expect(aa).not.toHaveBeenCalled();
  });
});

describe('three products that were shown', () => {
  const THREE = [
    { id: 1, path: '/a' },
    { id: 2, path: '/b' },
  ];
  const three = () => import('@/lib/search/three-client');

  test('are not counted without consent, and nothing is stored', async () => {
    answer(false);
    const { noteThree, noteThreeAdded } = await three();
    noteThree(THREE, 'choose');
    noteThreeAdded('/a');
    await vi.dynamicImportSettled();
    expect(aa).not.toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });

  test('are counted with consent, and once more when one of them is added, wherever that is', async () => {
    answer(true);
    const { noteThree, noteThreeAdded } = await three();
    noteThree(THREE, 'choose');
    noteThreeAdded('/b');
    noteThreeAdded('/elsewhere');
    await expect.poll(said).toContain('addedToCartObjectIDs');
    const about = (method: string) => aa.mock.calls.find(([each]) => each === method)?.[1];
    expect(about('viewedObjectIDs')).toMatchObject({
      eventName: 'Three shown',
      index: 'staging_products',
      objectIDs: ['1', '2'],
    });
    expect(about('addedToCartObjectIDs')).toMatchObject({
      eventName: 'One of three added',
      objectIDs: ['2'],
    });
    expect(said().filter((method) => method === 'addedToCartObjectIDs')).toHaveLength(1);
  });

  test('that replace a broken one are counted apart, once the replacement is in the basket', async () => {
    answer(true);
    const { noteThree, noteSwitch, noteSwitched } = await three();
    noteThree(THREE, 'broke');
    noteSwitch('/b');
    noteSwitched();
    noteSwitched();
    await expect.poll(said).toContain('addedToCartObjectIDs');
    const events = aa.mock.calls.map(([, event]) => event as { eventName?: string } | undefined);
    const named = (name: string) => events.filter((event) => event?.eventName === name).length;
    expect([named('Replacements shown'), named('Replacement added')]).toEqual([1, 1]);
  });
});
