import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESKTOP, foreseen, offersBefore, offersFor, PHONE } from '@/lib/search/offers';
import type { QuickAnswer } from '@/lib/search/types';

const place = (name: string) => ({ id: 1, name, path: `/${name}`, within: 'Laundry', count: 3 });
const product = (id: number, ...numbers: string[]) => ({
  id,
  name: `Appliance ${id}`,
  path: `/appliance-${id}`,
  numbers,
  price: 42_900,
  picture: null,
  energy: null,
});
const help = { name: 'Returns: 30 days', path: '/returns', kind: 'help' as const };

const answer = (over: Partial<QuickAnswer> = {}): QuickAnswer => ({
  suggestions: ['washing machine', 'washer dryer', 'wash', 'washing up'],
  categories: [place('a'), place('b'), place('c')],
  brands: [place('d'), place('e')],
  products: [1, 2, 3, 4, 5].map((id) => product(id, `TW-91${id}`, `SKU-${id}`)),
  pages: [help, { ...help, path: '/delivery' }],
  helpFirst: false,
  understood: [],
  said: [],
  index: null,
  ...over,
});

const flat = (groups: ReturnType<typeof offersFor>) => groups.flatMap(({ offers }) => offers);
const kinds = (groups: ReturnType<typeof offersFor>) => groups.map(({ kind }) => kind);

describe('suggestions of the quick search', () => {
  it.each([
    [DESKTOP, 10, 4],
    [PHONE, 8, 3],
  ])('are at most as many as %j has room for', (room, all, products) => {
    const groups = offersFor('wash', answer(), room);
    expect(flat(groups)).toHaveLength(all);
    expect(groups.find(({ kind }) => kind === 'products')?.offers).toHaveLength(products);
    expect(kinds(groups).at(-1)).toBe('products');
    expect(new Set(flat(groups).map(({ id }) => id)).size).toBe(all);
  });

  it('lead straight to a model by its number, however it is written', () => {
    for (const typed of ['TW-913', 'tw913', 'tw 913', 'sku-3']) {
      const [jump] = flat(offersFor(typed, answer(), DESKTOP));
      expect(jump).toMatchObject({ id: 'jump', href: '/appliance-3', note: 'Appliance 3' });
      expect(jump?.text).toMatch(/^Go to (TW-913|SKU-3)$/);
    }
    expect(kinds(offersFor('tw91', answer(), DESKTOP))).not.toContain('jump');
  });

  it('start with help when help is meant, and otherwise have products before pages', () => {
    expect(kinds(offersFor('returns', answer({ helpFirst: true }), DESKTOP))[0]).toBe('pages');
    const bare = answer({ suggestions: [], categories: [], brands: [] });
    expect(kinds(offersFor('wash', bare, DESKTOP))).toEqual(['guides', 'products']);
  });

  it('are recent searches and departments while nothing is typed', () => {
    const groups = offersBefore(['oven', 'hob'], [place('x'), place('y')], DESKTOP);
    expect(groups.map(({ kind, offers }) => [kind, offers.map(({ href }) => href)])).toEqual([
      ['recent', ['/search-alg?q=oven', '/search-alg?q=hob']],
      ['places', ['/x', '/y']],
    ]);
  });
});

describe('predicted part of a suggestion', () => {
  it.each([
    [
      'washing machine',
      'wash',
      [
        ['wash', false],
        ['ing', true],
        [' ', false],
        ['machine', true],
      ],
    ],
    [
      'Tarnside hob',
      'hob tar',
      [
        ['Tar', false],
        ['nside', true],
        [' ', false],
        ['hob', false],
      ],
    ],
    ['oven', 'kettle', [['oven', true]]],
  ])('is marked in %j for %j', (text, typed, parts) =>
    expect(foreseen(text, typed).map((part) => [part.text, part.isForeseen])).toEqual(parts),
  );

  it('adds up to the suggestion with the typed part', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, typed) => {
        expect(
          foreseen(text, typed)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
