import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSandbox, clientOf, startContent } from './helpers.ts';
import { runs } from '../../support/runs.ts';

let sandbox: ContentSandbox;
let everything: string[];

type Answer = {
  total: number;
  items: { sys: { id: string; updatedAt: string }; fields: Record<string, unknown> }[];
};

async function entries(query: Record<string, string>): Promise<Answer> {
  const answer = await sandbox.app.inject({
    url: '/content/spaces/hobwright/environments/master/entries',
    query: { include: '0', ...query },
    headers: { authorization: 'Bearer dev' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
}

const idsOf = ({ items }: Answer) => items.map(({ sys }) => sys.id);

beforeAll(async () => {
  sandbox = await startContent();
  everything = idsOf(await entries({ limit: '1000' }));
});
afterAll(() => sandbox.app.close());

describe('a query', () => {
  it.each([
    ['fields.label', true, ['label']],
    ['sys.createdAt,fields.label', ['createdAt', 'id', 'type'], ['label']],
    ['sys.id', ['id', 'type'], []],
    ['sys,fields.label', true, ['label']],
  ])('that selects %s returns only that', async (select, sys, fields) => {
    const { items } = await entries({ content_type: 'elevationItem', select, limit: '1' });
    const [item] = items;
    const names = Object.keys(item?.sys ?? {}).toSorted();
    if (sys === true) expect(names).toContain('updatedAt');
    else expect(names).toEqual(sys);
    expect(Object.keys(item?.fields ?? {})).toEqual(fields);
  });

  it('by sync returns everything once, in pages of its limit', async () => {
    type Page = { items: object[]; nextPageUrl?: string; nextSyncUrl?: string };
    const read = async (url: string) =>
      (await sandbox.app.inject({ url, headers: { authorization: 'Bearer dev' } })).json<Page>();
    const path = '/content/spaces/hobwright/environments/master/sync?initial=true';
    const whole = await read(path);
    expect(whole).not.toHaveProperty('nextPageUrl');
    const found: object[] = [];
    let page = await read(`${path}&limit=50`);
    while (page.nextPageUrl !== undefined) {
      expect(page.items).toHaveLength(50);
      found.push(...page.items);
      const next = new URL(page.nextPageUrl);
      page = await read(`${next.pathname}${next.search}`);
    }
    expect([...found, ...page.items]).toEqual(whole.items);
    const next = new URL(page.nextSyncUrl ?? '');
    expect((await read(`${next.pathname}${next.search}`)).items).toEqual([]);
    expect(await read(`${path}&limit=0`)).toMatchObject({ sys: { id: 'InvalidQuery' } });
  });

  it('in pages returns everything once, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('sys.id', '-sys.updatedAt', ''),
        async (limit, order) => {
          const sorted = order ? { order } : {};
          const whole = idsOf(await entries({ limit: '1000', ...sorted }));
          const paged: string[] = [];
          for (let skip = 0; skip < whole.length; skip += limit)
            paged.push(...idsOf(await entries({ limit: String(limit), skip: String(skip), ...sorted })));
          expect(paged).toEqual(whole);
        },
      ),
      runs(4, 36),
    );
  });

  it('by some ids and a query by all others together return everything', async () => {
    await fc.assert(
      fc.asyncProperty(
        // More would not go into an address, which the service takes up to 7,600 characters of.
        fc.subarray(everything.length ? everything : ['home'], { minLength: 1, maxLength: 150 }),
        async (some) => {
          const [these, others] = await Promise.all([
            entries({ 'sys.id[in]': some.join(','), limit: '1000' }),
            entries({ 'sys.id[nin]': some.join(','), limit: '1000' }),
          ]);
          expect(idsOf(these).toSorted()).toEqual(some.toSorted());
          expect([...idsOf(these), ...idsOf(others)].toSorted()).toEqual(everything.toSorted());
        },
      ),
      runs(25),
    );
  });

  it('by a number divides the entries at that number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -10, max: 6000 }), async (cut) => {
        const ask = (operator: string) =>
          entries({
            content_type: 'elevationItem',
            [`fields.left[${operator}]`]: String(cut),
            limit: '1000',
          });
        const [below, from, all] = await Promise.all([
          ask('lt'),
          ask('gte'),
          entries({ content_type: 'elevationItem' }),
        ]);
        for (const { fields } of below.items) expect(fields['left']).toBeLessThan(cut);
        expect(below.total + from.total).toBe(all.total);
      }),
      runs(25),
    );
  });

  it('follows a cursor to the end', async () => {
    const client = clientOf(sandbox.host);
    const seen: string[] = [];
    let pageNext: string | undefined;
    do {
      const page = await client.getEntriesWithCursor({ limit: 7, ...(pageNext ? { pageNext } : {}) });
      seen.push(...page.items.map(({ sys }) => sys.id));
      pageNext = page.pages.next;
    } while (pageNext);
    expect(seen.toSorted()).toEqual(everything.toSorted());
  });

  it('includes linked entries, level by level, and none twice', async () => {
    const levels = await Promise.all(
      [0, 1, 2, 3].map((include) => entries({ 'sys.id': 'home', include: String(include) })),
    );
    const counts = levels.map((answer) => {
      const { Entry = [], Asset = [] } =
        (answer as Answer & { includes?: Record<string, { sys: { id: string } }[]> }).includes ?? {};
      const ids = [...Entry, ...Asset].map(({ sys }) => sys.id);
      expect(new Set(ids).size).toBe(ids.length);
      return ids.length;
    });
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBe(11);
    expect(counts[3]).toBeGreaterThan(counts[2] ?? 0);
  });
});
