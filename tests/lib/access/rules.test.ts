import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { longestRoundCorner } from '@/lib/access/clearance';
import { loadOf } from '@/lib/access/load';
import { oldLoad } from '@/lib/access/old';
import { partWords } from '@/lib/access/part-words';
import { partsOf } from '@/lib/access/parts';
import { NO_ROUTE, readRoute } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { AccessVerdict, Load, RoutePart } from '@/lib/access/types';
import { accessSentences, oldSentences } from '@/lib/access/words';
import { door, fridge } from '../../support/way-in';

const heavy: Load = { ...fridge, weight: 112 };

const corner = (a: number | null, b: number | null): RoutePart => ({ kind: 'corner', name: 'hall', a, b });
const stairs = (over: Partial<Extract<RoutePart, { kind: 'stairs' }>> = {}): RoutePart => ({
  kind: 'stairs',
  name: 'stairs',
  shape: 'straight',
  width: 900,
  headroom: 2100,
  flights: 1,
  steps: null,
  pitch: 42,
  landing: null,
  ...over,
});
const lift = (over: Partial<Extract<RoutePart, { kind: 'lift' }>> = {}): RoutePart => ({
  kind: 'lift',
  name: 'lift',
  door: { width: 800, height: 2000 },
  inside: { width: 1000, depth: 1250, height: 2100 },
  load: 630,
  ...over,
});

const steps = (count: number): RoutePart => ({ kind: 'steps', name: 'doorstep', count });

const ORDER: readonly AccessVerdict[] = ['IN', 'UNPACK', 'DOORS', 'CALL', 'NO'];
const verdict = (load: Load, ...route: RoutePart[]): AccessVerdict => accessOf(route, load).verdict;

describe('the longest rectangle round a right-angled corner', () => {
  it('is the same from either end', () => {
    const wide = fc.integer({ min: 500, max: 2000 });
    fc.assert(
      fc.property(wide, wide, fc.integer({ min: 200, max: 800 }), (a, b, width) => {
        expect(longestRoundCorner(a, b, width)).toBeCloseTo(longestRoundCorner(b, a, width), 6);
      }),
    );
  });
});

describe('a door: 15 mm at each side, 20 above', () => {
  test.each<[number, AccessVerdict]>([
    [800, 'IN'],
    [792, 'IN'],
    [791, 'UNPACK'],
    [750, 'UNPACK'],
    [749, 'DOORS'],
    [670, 'DOORS'],
    [669, 'NO'],
  ])('%i mm wide: %s', (width, expected) => expect(verdict(fridge, door(width))).toBe(expected));

  test.each<[number, AccessVerdict]>([
    [1845, 'IN'],
    [1844, 'UNPACK'],
    [1800, 'UNPACK'],
    [1799, 'NO'],
  ])('%i mm high, for an appliance that must stay upright: %s', (height, expected) =>
    expect(verdict({ ...fridge, mayTilt: 0 }, door(900, height))).toBe(expected),
  );

  test.each<[number, number, AccessVerdict, boolean]>([
    [1845, 900, 'IN', false],
    [1844, 900, 'IN', true],
    [1756, 900, 'IN', true],
    [1754, 780, 'UNPACK', true],
    [1400, 1000, 'NO', false],
  ])('%i mm high and %i wide, for an appliance that may tilt 60°: %s', (height, width, expected, leans) =>
    expect(accessOf([door(width, height)], fridge).parts[0]).toMatchObject({ verdict: expected, leans }),
  );

  it('lets an appliance through lying down if it may lie', () => {
    const low = door(850, 1000);
    expect(verdict(fridge, low)).toBe('NO');
    expect(verdict({ ...fridge, mayLie: true }, low)).toBe('IN');
  });

  it('gives the smallest shortfall', () => {
    expect(accessOf([door(640)], fridge).parts[0]?.missing).toEqual({
      amount: 30,
      unit: 'mm',
      of: 'width',
    });
  });
});

describe('a corner: 30 mm at each side', () => {
  test.each<[number, number, AccessVerdict]>([
    [1010, 822, 'IN'],
    [822, 1010, 'IN'],
    [970, 780, 'UNPACK'],
    [900, 860, 'DOORS'],
    [600, 600, 'NO'],
  ])('with corridors of %i and %i mm: %s', (a, b, expected) =>
    expect(verdict(fridge, corner(a, b))).toBe(expected),
  );

  test.each<[number | null, number | null, AccessVerdict]>([
    [null, null, 'CALL'],
    [null, 900, 'CALL'],
    [700, null, 'CALL'],
    [600, null, 'NO'],
    [null, 600, 'NO'],
  ])('not fully measured, with corridors of %j and %j mm: %s', (a, b, expected) =>
    expect(verdict(fridge, corner(a, b))).toBe(expected),
  );
});

describe('stairs', () => {
  test.each<[string, RoutePart, AccessVerdict]>([
    ['wide and high', stairs(), 'IN'],
    ['narrow for the box', stairs({ width: 861 }), 'UNPACK'],
    ['narrow', stairs({ width: 700 }), 'NO'],
    ['low', stairs({ headroom: 1900 }), 'NO'],
    ['winding', stairs({ shape: 'winders' }), 'CALL'],
    ['three flights', stairs({ flights: 3 }), 'CALL'],
    ['two flights', stairs({ flights: 2 }), 'IN'],
    ['a wide landing', stairs({ shape: 'landing', landing: { a: 1100, b: 1100 } }), 'IN'],
    ['a narrow landing', stairs({ shape: 'landing', landing: { a: 650, b: 650 } }), 'NO'],
    ['a landing that nobody measured', stairs({ shape: 'landing' }), 'CALL'],
    [
      'such a landing on stairs that are narrow for the box',
      stairs({ shape: 'landing', width: 861 }),
      'CALL',
    ],
    ['such a landing on narrow stairs', stairs({ shape: 'landing', width: 500 }), 'NO'],
    ['such a landing under a low ceiling', stairs({ shape: 'landing', headroom: 1900 }), 'NO'],
    ['steep, as far as it may lean', stairs({ pitch: 60, headroom: 1790 }), 'IN'],
    ['steeper than it may lean', stairs({ pitch: 61, headroom: 1790 }), 'CALL'],
    ['flat, and low for that', stairs({ pitch: 30, headroom: 2050 }), 'UNPACK'],
  ])('%s', (_, part, expected) => expect(verdict(fridge, part)).toBe(expected));

  test.each<[string, Load]>([
    ['more than 80 kg', heavy],
    ['what may not lean as far as the flight', { ...fridge, mayTilt: 41 }],
    ['what nobody knows the weight of', { ...fridge, weight: null }],
  ])('need a call for %s', (_, load) => expect(verdict(load, stairs())).toBe('CALL'));
});

it('stairs with an unmeasured landing report what the flight itself lacks', () => {
  const answerOf = (shape: 'straight' | 'landing') =>
    accessOf([stairs({ shape, width: 500 })], fridge).parts[0];
  expect(answerOf('landing')).toMatchObject({ verdict: 'NO', missing: answerOf('straight')?.missing });
});

describe('steps and door sills', () => {
  test.each<[number, Load, AccessVerdict]>([
    [1, fridge, 'IN'],
    [12, fridge, 'IN'],
    [1, heavy, 'IN'],
    [2, heavy, 'IN'],
    [3, heavy, 'CALL'],
    [3, { ...fridge, weight: 80 }, 'IN'],
    [3, { ...fridge, weight: 81 }, 'CALL'],
    [3, { ...fridge, weight: null }, 'CALL'],
    [2, { ...fridge, weight: null }, 'IN'],
  ])('%i steps, case %#', (count, load, expected) => expect(verdict(load, steps(count))).toBe(expected));

  it('are never the narrowest point, but may be the deciding one', () => {
    const way = [door(800), steps(3)];
    expect(accessOf(way, fridge).narrowest?.part).toEqual(door(800));
    expect(accessSentences(accessOf(way, heavy), heavy)).toEqual([
      'It may fit through: we need to check.',
      'Deciding point: doorstep, 3 steps.',
      'Over 80 kg, the crew can manage 2 steps with a sack truck, but not 3. We will ring you before the delivery to talk it through.',
    ]);
    expect(accessSentences(accessOf([steps(1)], fridge), fridge)).toEqual([
      'The steps are no problem.',
      'Measure the narrowest door too.',
    ]);
  });
});

describe('an old appliance on its way out', () => {
  const out = (width: number, ...way: RoutePart[]) => {
    const old = oldLoad(fridge, width);
    return old && accessOf(way, old);
  };

  it('is checked only if it is wider than the new one', () => {
    expect(oldLoad(fridge, null)).toBeNull();
    expect(oldLoad(fridge, 910)).toBeNull();
    expect(oldLoad({ ...fridge, bare: null }, 1200)).toBeNull();
  });

  test.each<[string, number, RoutePart, AccessVerdict]>([
    ['without a box', 911, door(750), 'IN'],
    ['with its doors off', 911, door(700), 'DOORS'],
    ['not at all', 1000, door(660), 'NO'],
    ['round the corner', 911, corner(971, 780), 'IN'],
    ['not round the corner', 1200, corner(850, 850), 'NO'],
    ['by the lift', 1000, lift(), 'IN'],
    ['not into the lift', 1260, lift(), 'NO'],
  ])('is checked without its box: %s', (_, width, part, expected) =>
    expect(out(width, part)?.verdict).toBe(expected),
  );

  it('is described in words of its own', () => {
    const access = out(1260, lift());
    expect(access && oldSentences(access)).toEqual([
      'The old one cannot be taken out.',
      'Narrowest point: lift, door 800 mm.',
      'It is 10 mm too large, whichever way it is carried.',
      'We have assumed it is as deep, tall and heavy as the new one.',
    ]);
    expect(oldSentences(accessOf([], fridge))).toEqual([]);
  });

  it('never does better for being wider', () => {
    const wide = fc.integer({ min: 911, max: 2000 });
    const way = fc.constantFrom(door(700), corner(900, 860), corner(1000, 1000), lift(), stairs());
    fc.assert(
      fc.property(wide, fc.nat(400), way, (width, more, part) => {
        const rank = (at: number) => ORDER.indexOf(out(at, part)?.verdict ?? 'IN');
        expect(rank(width + more)).toBeGreaterThanOrEqual(rank(width));
      }),
    );
  });
});

describe('a lift', () => {
  test.each<[string, RoutePart, AccessVerdict]>([
    ['large enough', lift(), 'IN'],
    ['turned, large enough', lift({ inside: { width: 1250, depth: 1000, height: 2100 } }), 'IN'],
    ['small for the box', lift({ inside: { width: 920, depth: 750, height: 2100 } }), 'UNPACK'],
    ['narrow at its door', lift({ door: { width: 700, height: 2000 } }), 'DOORS'],
    ['low', lift({ inside: { width: 1000, depth: 1250, height: 1700 } }), 'NO'],
    ['weak', lift({ load: 269 }), 'NO'],
    ['just strong enough', lift({ load: 270 }), 'IN'],
  ])('is checked for size and load: %s', (_, part, expected) => expect(verdict(fridge, part)).toBe(expected));

  it('needs a call if the appliance’s weight is unknown', () =>
    expect(verdict({ ...fridge, weight: null }, lift())).toBe('CALL'));

  it('reports by how many kilograms its load is exceeded', () => {
    const access = accessOf([lift({ load: 225 })], fridge);
    expect(access.parts[0]?.missing).toEqual({ amount: 45, unit: 'kg' });
    expect(accessSentences(access, fridge)[1]).toMatch(/^Deciding point: .*, which carries 225 kg\.$/);
    expect(accessSentences(access, fridge)[2]).toBe(
      'With two people it is 45 kg more than the lift can carry. Choose a lighter one, or ask us about the stairs.',
    );
  });
});

describe('the whole way in', () => {
  it('is as good as its worst part, which is named', () => {
    const access = accessOf([door(900), { ...door(712), name: 'kitchen door' }, door(800)], fridge);
    expect(access.verdict).toBe('DOORS');
    expect(accessSentences(access, fridge)).toEqual([
      'It will fit through with its doors off.',
      'Narrowest point: kitchen door, 712 mm.',
      'With its doors off it is 640 mm across its narrower side. Our crew will take them off and refit them: 20 minutes, free of charge.',
    ]);
  });

  it('names the narrower of two parts with the same verdict', () => {
    expect(accessOf([door(900), door(820), door(850)], fridge).narrowest?.part).toEqual(door(820));
  });

  it('can be described by the narrowest door and whether there is a corner', () => {
    expect(verdict(fridge, ...partsOf({ ...NO_ROUTE, door: 800 }))).toBe('IN');
    expect(verdict(fridge, ...partsOf({ ...NO_ROUTE, door: 800, corner: true }))).toBe('CALL');
    expect(partsOf(NO_ROUTE)).toEqual([]);
    expect(partsOf({ ...NO_ROUTE, door: 600, corner: true, parts: [door(700)] })).toEqual([door(700)]);
    expect(accessSentences(accessOf([], fridge), fridge)).toEqual([
      'We cannot tell until you have measured.',
    ]);
  });
});

describe('the load of a product', () => {
  it('is read from the maker’s specification', () => {
    const load = loadOf(
      classify({
        Type: 'American fridge freezer',
        Width: '910 mm',
        Height: '1780 mm',
        Depth: '620 mm',
        'Depth with door': '720 mm',
        'Depth without doors': '640 mm',
        Weight: '112 kg',
        'May tilt': '60°',
        'May lie': 'No',
      }),
    );
    expect(load).toEqual({ ...heavy, packed: null });
  });

  it('allows 60 mm for a box of unknown size', () => {
    const unboxed = { ...fridge, packed: null };
    expect(verdict(unboxed, door(810))).toBe('IN');
    expect(verdict(unboxed, door(809))).toBe('UNPACK');
    expect(accessSentences(accessOf([door(810)], unboxed), unboxed)[2]).toMatch(
      /^Allowing 60 mm for its box, it is 780 mm across its narrower side/,
    );
  });

  it('may be unknown altogether', () => {
    const silent = loadOf(classify({}));
    expect(accessSentences(accessOf([door(700)], silent), silent)).toEqual([
      'We cannot tell: the maker does not state its size.',
    ]);
  });
});

test('a stored way in is read back, and its invalid parts are left out', () => {
  const route = {
    door: 712,
    doorHeight: 2040,
    corner: true,
    ground: true,
    old: { fridge: 910 },
    parts: [steps(3), door(700), corner(null, 900), stairs({ steps: 13, pitch: 40 }), lift()],
  };
  expect(readRoute(JSON.parse(JSON.stringify(route)))).toEqual(route);
  const broken = [
    { ...door(700), width: -1 },
    { kind: 'ladder' },
    null,
    { ...lift(), inside: null },
    { ...stairs(), headroom: 'high' },
    { ...steps(1), count: 100 },
    { ...steps(1), count: 0 },
  ];
  const told = { door: 0, corner: 1, ground: 'yes', old: { fridge: -1, piano: 900 }, parts: broken };
  expect(readRoute(told)).toEqual(NO_ROUTE);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(readRoute(value))).toEqual(Object.keys(NO_ROUTE));
    }),
  );
});

test('a way in stored before steps and old appliances were asked for keeps everything', () => {
  const { steps: _, pitch: __, ...flight } = stairs({ flights: 2 }) as Extract<RoutePart, { kind: 'stairs' }>;
  expect(readRoute({ door: 712, corner: true, parts: [door(700), flight] })).toEqual({
    ...NO_ROUTE,
    door: 712,
    corner: true,
    parts: [door(700), stairs({ flights: 2 })],
  });
});

test('stairs and lifts are left out on the ground floor', () => {
  const parts = [steps(2), stairs({ width: 500 }), door(800), lift({ load: 100 })];
  expect(verdict(fridge, ...partsOf({ ...NO_ROUTE, parts }))).toBe('NO');
  expect(partsOf({ ...NO_ROUTE, parts, ground: true })).toEqual([steps(2), door(800)]);
});

test.each<[RoutePart, string]>([
  [door(1712), 'hall door, 1,712 mm'],
  [corner(900, 860), 'hall, 900 mm by 860 mm'],
  [corner(900, null), 'hall, 900 mm on one side'],
  [corner(null, null), 'hall, not measured'],
  [steps(1), 'doorstep, 1 step'],
  [steps(3), 'doorstep, 3 steps'],
  [stairs(), 'stairs, 900 mm'],
  [stairs({ flights: 2, steps: 26, shape: 'winders' }), 'stairs, 900 mm, 2 flights, 26 steps, winding'],
  [lift(), 'lift, door 800 mm'],
])('part %# of a way in is described', (part, words) => expect(partWords(part)).toBe(words));

describe('the verdict on a way in', () => {
  const size = fc.integer({ min: 400, max: 2200 });
  const more = fc.nat(400);
  /** Two of each measure, the second no smaller. */
  const pair = fc.tuple(size, more).map(([from, by]) => [from, from + by] as const);
  const landing = (a: number, b: number) => ({ shape: 'landing' as const, landing: { a, b } });
  type Two = readonly [RoutePart, RoutePart];
  const part = fc.oneof(
    fc.tuple(pair, pair).map(([w, h]): Two => [door(w[0], h[0]), door(w[1], h[1])]),
    fc.tuple(pair, pair).map(([a, b]): Two => [corner(a[0], b[0]), corner(a[1], b[1])]),
    fc
      .tuple(pair, pair, pair, pair)
      .map(
        ([w, h, a, b]): Two => [
          stairs({ width: w[0], headroom: h[0], ...landing(a[0], b[0]) }),
          stairs({ width: w[1], headroom: h[1], ...landing(a[1], b[1]) }),
        ],
      ),
    fc.tuple(pair, pair, pair, pair, pair, pair).map(
      ([w, h, iw, id, ih, kg]): Two => [
        lift({
          door: { width: w[0], height: h[0] },
          inside: { width: iw[0], depth: id[0], height: ih[0] },
          load: kg[0],
        }),
        lift({
          door: { width: w[1], height: h[1] },
          inside: { width: iw[1], depth: id[1], height: ih[1] },
          load: kg[1],
        }),
      ],
    ),
    fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.nat(20))
      .map(([count, by]): Two => [steps(count + by), steps(count)]),
  );
  const loads = fc.record({
    mayLie: fc.boolean(),
    mayTilt: fc.constantFrom(0, 30, 45, 60),
    weight: fc.constantFrom(null, 70, 112),
  });
  const rank = (load: Load, ...way: RoutePart[]) => ORDER.indexOf(verdict(load, ...way));

  test('is never worse for a larger opening or fewer steps', () => {
    fc.assert(
      fc.property(part, loads, ([small, large], over) => {
        const load = { ...fridge, ...over };
        expect(rank(load, large)).toBeLessThanOrEqual(rank(load, small));
      }),
    );
  });

  test('is never worse at a door for an appliance that may tilt further', () => {
    fc.assert(
      fc.property(size, size, fc.nat(60), fc.nat(30), (width, height, mayTilt, further) => {
        const way = door(width, height);
        expect(rank({ ...fridge, mayTilt: mayTilt + further }, way)).toBeLessThanOrEqual(
          rank({ ...fridge, mayTilt }, way),
        );
      }),
    );
  });

  test('is the worst verdict of its parts, in any order', () => {
    fc.assert(
      fc.property(part, part, loads, ([one], [other], over) => {
        const load = { ...fridge, ...over };
        expect(rank(load, one, other)).toBe(Math.max(rank(load, one), rank(load, other)));
        expect(rank(load, other, one)).toBe(rank(load, one, other));
      }),
    );
  });

  test('is the same from either side of a corner or landing', () => {
    fc.assert(
      fc.property(size, size, loads, (a, b, over) => {
        const load = { ...fridge, ...over };
        const high = { width: 2000, headroom: 3000 };
        expect(rank(load, corner(a, b))).toBe(rank(load, corner(b, a)));
        expect(rank(load, stairs({ ...high, ...landing(a, b) }))).toBe(
          rank(load, stairs({ ...high, ...landing(b, a) })),
        );
      }),
    );
  });
});
