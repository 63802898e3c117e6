import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redirectOf } from '@/lib/search/editor-words';
import { mapEditorWords } from '@/lib/search/map-editor-words';
import { understand } from '@/lib/search/understand/understand';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const entry = (fields: object) => ({ fields: { name: 'Taught', ...fields } });

describe('words of editors', () => {
  const taught = mapEditorWords([
    entry({ words: 'tumbler\n\n spin dryer ', means: 'tumble dryer' }),
    entry({ words: 'Black Friday', path: '/price-policy' }),
    entry({ words: 'elsewhere', path: '//example.com' }),
    entry({ words: 'special offer', path: '/returns' }),
    entry({ words: 'nothing' }),
  ]);

  it('are read line by line, with redirects to paths of this shop only', () => {
    expect(taught).toEqual({
      synonyms: [
        { words: 'tumbler', means: 'tumble dryer' },
        { words: 'spin dryer', means: 'tumble dryer' },
      ],
      redirects: [
        { words: 'Black Friday', name: 'Taught', path: '/price-policy' },
        { words: 'special offer', name: 'Taught', path: '/returns' },
      ],
    });
  });

  it.each([
    ['black friday', '/price-policy'],
    ['anything on offer for black friday week', '/price-policy'],
    ['BLACK FRIDAYS!', '/price-policy'],
    ['black friday deals', '/price-policy'],
    ['black friday fridge', undefined],
    ['deals', undefined],
    ['have you any special offers on', '/returns'],
    ['do you deliver on special offers', undefined],
    ['!', undefined],
  ])('in %j redirect to %s', (typed, path) => expect(redirectOf(typed, taught)?.path).toBe(path));

  it.each([
    ['£100 off', '/returns'],
    ['save up to £50', '/returns'],
    ['any £50 cashback', '/returns'],
    ['£100 off a fridge', undefined],
    ['£20 a month', undefined],
  ])('for offers match sums: %j redirects to %s', (typed, path) => {
    const offers = mapEditorWords([entry({ words: 'offer', path: '/returns' })]);
    expect(redirectOf(typed, offers)?.path).toBe(path);
  });

  it('replace the typed words', () => {
    const { synonyms } = taught;
    expect(understand('white tumblers', { makers: [], synonyms })).toMatchObject({
      kinds: ['Tumble dryer'],
      corrected: 'white tumble dryer',
    });
    expect(understand('fridge', { makers: [], synonyms }).corrected).toBeNull();
  });
});

describe('a published entry', () => {
  let shop: Awaited<ReturnType<typeof startFilledSearch>>;
  beforeAll(async () => {
    shop = await startFilledSearch(400);
  }, 120_000);
  afterAll(() => shop[Symbol.asyncDispose]());

  /** As an editor does in the console. */
  async function teach(fields: Record<string, string>): Promise<string> {
    const url = `${shop.url}/console/searches`;
    const page = await fetch(url);
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const named = Object.entries({ name: 'Taught', ...fields }).map(([name, value]) => [
      `field.${name}`,
      value,
    ]);
    const body = new URLSearchParams([['token', token], ...named]);
    const answer = await fetch(url, { method: 'POST', headers: { cookie }, body, redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '', url).searchParams.get('note') ?? '';
  }

  it.each(['service', 'commerce'] as const)('applies to the next search of %s', async (engine) => {
    const { getSearchPage } = await import('@/lib/search/page-queries');
    const before = await getSearchPage(engine, { q: 'zibber' });
    expect(before.kind === 'found' && before.found.view.whole).toBe(0);
    expect(await teach({ words: 'zibber', means: 'tumble dryer' })).toMatch(/^Added/);
    await teach({ words: 'black friday', path: '/price-policy' });
    const after = await getSearchPage(engine, { q: 'zibber' });
    expect(after.kind === 'found' && after.found.view.listing.products.map(({ type }) => type)).toContain(
      'Tumble dryer',
    );
    expect(await getSearchPage(engine, { q: 'Black Friday' })).toEqual({
      kind: 'elsewhere',
      to: '/price-policy',
    });
    shop.store.prepare("DELETE FROM content_entry WHERE content_type = 'searchWord'").run();
  });

  it('is refused unless it has either a meaning or a path', async () => {
    expect(await teach({ words: 'zibber' })).toMatch(/^Not changed/);
    expect(await teach({ words: 'zibber', means: 'oven', path: '/ovens' })).toMatch(/^Not changed/);
  });
});
