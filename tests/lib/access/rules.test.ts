import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { longestRoundCorner } from '@/lib/access/clearance';
import { loadOf } from '@/lib/access/load';
import { partsOf } from '@/lib/access/parts';
import { NO_ROUTE, readRoute } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { AccessVerdict, Load, RoutePart } from '@/lib/access/types';
import { accessSentences } from '@/lib/access/words';

/** 732 mm wide in its box, 690 bare, 600 with its doors off. */
const fridge: Load = {
  packed: { width: 950, depth: 762, height: 1825 },
  bare: { width: 910, depth: 720, height: 1780 },
  doorsOff: { width: 910, depth: 640, height: 1780 },
  weight: 70,
  mayTilt: 60,
  mayLie: false,
};
const heavy: Load = { ...fridge, weight: 112 };

const door = (width: number, height = 1981): RoutePart => ({
  kind: 'doorway',
  name: 'hall door',
  width,
  height,
});
const corner = (a: number | null, b: number | null): RoutePart => ({ kind: 'corner', name: 'hall', a, b });
const stairs = (over: Partial<Extract<RoutePart, { kind: 'stairs' }>> = {}): RoutePart => ({
  kind: 'stairs',
  name: 'stairs',
  shape: 'straight',
  width: 900,
  headroom: 2100,
  flights: 1,
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

const verdict = (load: Load, ...route: RoutePart[]): AccessVerdict => accessOf(route, load).verdict;

describe('a rectangle round a right-angled corner', () => {
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
  ])('%i mm high: %s', (height, expected) => expect(verdict(fridge, door(900, height))).toBe(expected));

  it('lets through lying what may lie', () => {
    const low = door(850, 1000);
    expect(verdict(fridge, low)).toBe('NO');
    expect(verdict({ ...fridge, mayLie: true }, low)).toBe('IN');
  });

  it('says how much is missing at the least', () => {
    expect(accessOf([door(640)], fridge).parts[0]?.missing).toEqual({ amount: 30, unit: 'mm' });
  });
});

describe('a corner: 30 mm at each side', () => {
  test.each<[number, number, AccessVerdict]>([
    [1010, 822, 'IN'],
    [822, 1010, 'IN'],
    [970, 780, 'UNPACK'],
    [900, 860, 'DOORS'],
    [600, 600, 'NO'],
  ])('corridors of %i and %i: %s', (a, b, expected) => expect(verdict(fridge, corner(a, b))).toBe(expected));

  it('that nobody measured asks for a call', () => expect(verdict(fridge, corner(null, 900))).toBe('CALL'));
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
  ])('%s', (_, part, expected) => expect(verdict(fridge, part)).toBe(expected));

  test.each<[string, Load]>([
    ['more than 80 kg', heavy],
    ['what may not lean as far as the flight', { ...fridge, mayTilt: 41 }],
  ])('ask for a call for %s', (_, load) => expect(verdict(load, stairs())).toBe('CALL'));
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
  ])('%s', (_, part, expected) => expect(verdict(fridge, part)).toBe(expected));

  it('names the kilograms that are too many', () => {
    const access = accessOf([lift({ load: 225 })], fridge);
    expect(access.parts[0]?.missing).toEqual({ amount: 45, unit: 'kg' });
    expect(accessSentences(access, fridge)[2]).toBe(
      'With two people it is 45 kg more than the lift may carry.',
    );
  });
});

describe('the whole way', () => {
  it('is as good as its worst part, and names it', () => {
    const access = accessOf([door(900), { ...door(712), name: 'kitchen door' }, door(800)], fridge);
    expect(access.verdict).toBe('DOORS');
    expect(accessSentences(access, fridge)).toEqual([
      'It gets in with its doors off.',
      'Narrowest point: kitchen door, 712 mm.',
      'With its doors off it is 640 mm at its narrower side. The crew takes them off and puts them back.',
    ]);
  });

  it('names the narrower of two parts that are as bad', () => {
    expect(accessOf([door(900), door(820), door(850)], fridge).narrowest?.part).toEqual(door(820));
  });

  it('is asked shortly by the narrowest door and whether there is a corner', () => {
    expect(verdict(fridge, ...partsOf({ ...NO_ROUTE, door: 800 }))).toBe('IN');
    expect(verdict(fridge, ...partsOf({ ...NO_ROUTE, door: 800, corner: true }))).toBe('CALL');
    expect(partsOf(NO_ROUTE)).toEqual([]);
    expect(partsOf({ door: 600, corner: true, parts: [door(700)] })).toEqual([door(700)]);
    expect(accessSentences(accessOf([], fridge), fridge)).toEqual([
      'We cannot tell before something is measured.',
    ]);
  });
});

describe('what the maker says of it', () => {
  it('is read from its facts', () => {
    const load = loadOf({
      Width: '910 mm',
      Height: '1780 mm',
      Depth: '620 mm',
      'Depth with door': '720 mm',
      'Depth without doors': '640 mm',
      Weight: '112 kg',
      'May tilt': '60°',
      'May lie': 'No',
    });
    expect(load).toEqual({ ...heavy, packed: null });
  });

  it('may lack the size of its box: 60 mm are added', () => {
    const unboxed = { ...fridge, packed: null };
    expect(verdict(unboxed, door(810))).toBe('IN');
    expect(verdict(unboxed, door(809))).toBe('UNPACK');
  });

  it('may be nothing at all', () => {
    const silent = loadOf({});
    expect(accessSentences(accessOf([door(700)], silent), silent)).toEqual([
      'We cannot tell: the maker does not state its size.',
    ]);
  });
});

test('a way in is read as it was kept, and what is broken is left out', () => {
  const route = { door: 712, corner: true, parts: [door(700), corner(null, 900), stairs(), lift()] };
  expect(readRoute(JSON.parse(JSON.stringify(route)))).toEqual(route);
  const broken = [
    { ...door(700), width: -1 },
    { kind: 'ladder' },
    null,
    { ...lift(), inside: null },
    { ...stairs(), headroom: 'high' },
  ];
  expect(readRoute({ door: 0, corner: 1, parts: broken })).toEqual(NO_ROUTE);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(readRoute(value))).toEqual(Object.keys(NO_ROUTE));
    }),
  );
});

const ORDER: readonly AccessVerdict[] = ['IN', 'UNPACK', 'DOORS', 'CALL', 'NO'];

test('a wider opening is never worse', () => {
  const size = fc.integer({ min: 400, max: 2200 });
  const more = fc.nat(400);
  const grow = (from: number, by: number) => from + by;
  const part = fc.oneof(
    fc
      .tuple(size, size, more, more)
      .map(([w, h, dw, dh]) => [door(w, h), door(grow(w, dw), grow(h, dh))] as const),
    fc
      .tuple(size, size, more, more)
      .map(([a, b, da, db]) => [corner(a, b), corner(grow(a, da), grow(b, db))] as const),
    fc
      .tuple(size, size, more, more)
      .map(
        ([width, headroom, dw, dh]) =>
          [
            stairs({ width, headroom }),
            stairs({ width: grow(width, dw), headroom: grow(headroom, dh) }),
          ] as const,
      ),
  );
  fc.assert(
    fc.property(part, fc.boolean(), ([small, large], mayLie) => {
      const load = { ...fridge, mayLie };
      expect(ORDER.indexOf(verdict(load, large))).toBeLessThanOrEqual(ORDER.indexOf(verdict(load, small)));
    }),
  );
});
