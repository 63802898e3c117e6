import { describe, expect, it } from 'vitest';
import { extraOf, namesIn, parseBand, servicesFor as servicesOf, whyNoCover } from '@/lib/services/rules';
import { isWorthCovering } from '@/lib/services/cover';
import type { Service } from '@/lib/services/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const service = (over: Partial<Service>): Service => ({
  id: 1,
  sku: 'S',
  name: 'Service',
  kind: 'connect',
  price: 3000,
  text: '',
  before: null,
  note: null,
  types: ['Washing machine'],
  needs: [],
  band: null,
  term: null,
  forOptionId: 9,
  ...over,
});

describe('services for an appliance', () => {
  const washer = { type: 'Washing machine', attributes: {}, price: 60_000, guaranteeYears: 2 };
  const servicesFor = (product: typeof washer, services: Service[]) =>
    servicesOf(product, services, BUILT_IN.cover);

  it('leave out those for other types', () => {
    const gas = service({ types: ['Gas hob'] });
    expect(servicesFor(washer, [gas])).toEqual([]);
    expect(servicesFor({ ...washer, type: '' }, [service({})])).toEqual([]);
  });

  it.each([
    [{ 'Hinge reversible': 'Yes' }, 1],
    [{ 'Hinge reversible': 'No' }, 0],
    [{}, 0],
  ])('include changing the hinge of a door with %j: %i', (facts, offered) => {
    const hinge = service({ needs: ['Hinge reversible'] });
    expect(servicesFor({ ...washer, attributes: facts }, [hinge])).toHaveLength(offered);
  });

  it.each([
    ['Plumbed', 1],
    ['Tank', 0],
    ['None', 0],
  ])('include plumbing in a fridge whose water and ice come from %s: %i', (source, offered) => {
    const plumb = service({ needs: ['Water and ice=Plumbed'] });
    expect(servicesFor({ ...washer, attributes: { 'Water and ice': source } }, [plumb])).toHaveLength(
      offered,
    );
  });

  it('are grouped by question in a fixed order, the cheapest first', () => {
    const groups = servicesFor(washer, [
      service({ id: 3, kind: 'cover', price: 12_900, term: 5 }),
      service({ id: 1 }),
      service({ id: 2, kind: 'cover', price: 7900, term: 3 }),
    ]);
    expect(groups.map(({ kind, services }) => [kind, services.map(({ id }) => id)])).toEqual([
      ['connect', [1]],
      ['cover', [2, 3]],
    ]);
  });

  it.each([
    [20_000, false],
    [20_001, true],
    [40_000, true],
    [40_001, false],
  ])('include the cover for £200 to £400 at %i pence: %s', (price, offered) => {
    const cover = service({ kind: 'cover', term: 5, band: { from: 20_000, to: 40_000 } });
    expect(servicesFor({ ...washer, price }, [cover])).toHaveLength(offered ? 1 : 0);
  });

  it('include no cover for years that the maker guarantees', () => {
    const cover = service({ kind: 'cover', term: 5 });
    expect(servicesFor({ ...washer, guaranteeYears: 5 }, [cover])).toEqual([]);
  });

  it.each([
    [{ guaranteeYears: 5 }, 'guaranteed'],
    [{ price: 13_900 }, 'cheap'],
    [{ price: 90_000 }, 'none'],
    [{ type: 'Hose' }, 'none'],
  ])('give the reason why goods with %j have no cover: %s', (over, why) => {
    const cover = service({ kind: 'cover', term: 5, price: 4900, band: { from: 0, to: 80_000 } });
    const goods = { ...washer, ...over };
    expect(servicesFor(goods, [cover])).toEqual([]);
    expect(whyNoCover(goods, [cover])).toBe(why);
  });
});

describe('reading the platform’s fields', () => {
  it.each([
    ['20000-40000', { from: 20_000, to: 40_000 }],
    ['', null],
    ['x-1', null],
    [undefined, null],
  ])('parses the price band %j', (text, band) => expect(parseBand(text)).toEqual(band));

  it('parses a list of names', () => {
    expect(namesIn('Hob, Oven')).toEqual(['Hob', 'Oven']);
    expect(namesIn(undefined)).toEqual([]);
  });
});

it.each([
  [
    { text: 'We connect it.', before: 'Have the taps free.', note: '25 min, by the crew' },
    'We connect it. Have the taps free. 25 min, by the crew.',
  ],
  [{ text: 'We connect it.' }, 'We connect it.'],
  [
    { kind: 'unpack', text: 'We unpack it.', before: 'Nothing.', note: '10 min, by the crew' },
    '10 min, by the crew.',
  ],
  [{ kind: 'unpack', text: 'We unpack it.' }, 'We unpack it.'],
  [{ kind: 'cover', text: 'Covers it.', term: 5 }, null],
] as const)('an extra is described by its work, its preparation and its duration: %j', (over, told) => {
  expect(extraOf(service(over)).told).toBe(told);
});

describe('cover', () => {
  it.each([
    [149_99, 37_00, false],
    [150_00, 37_50, true],
    [150_00, 37_51, false],
    [429_00, 79_00, true],
    [429_00, 129_00, false],
    [19_99, 3_00, false],
  ])('for goods of %i pence at %i pence is offered: %s', (price, cover, offered) => {
    expect(isWorthCovering(price, cover, BUILT_IN.cover)).toBe(offered);
    const sold = { type: 'Kettle', attributes: {}, price, guaranteeYears: 2 };
    const groups = servicesOf(
      sold,
      [service({ kind: 'cover', price: cover, term: 3, types: ['Kettle'] })],
      BUILT_IN.cover,
    );
    expect(groups).toHaveLength(offered ? 1 : 0);
  });
});
