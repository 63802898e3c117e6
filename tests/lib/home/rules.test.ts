import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PARTS } from '@/lib/access/read-part';
import { NO_ROUTE } from '@/lib/access/route';
import { GAP_KINDS } from '@/lib/catalogue/kinds/types';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import type { Kitchen } from '@/lib/kitchen/types';
import { CHORES, MOST, NOTHING_SAID, parseHome, writeHome } from '@/lib/home/rules';
import type { Home } from '@/lib/home/types';

const pence = (most: number) => fc.double({ min: 0, max: most, noNaN: true }).map((value) => value + 0);
const times = fc.record(
  Object.fromEntries(CHORES.map((chore) => [chore, fc.integer({ min: 0, max: MOST.chore })])),
  { requiredKeys: [] },
);
const length = fc.integer({ min: 1, max: 9999 });
const sizes = fc
  .array(fc.option(length), { maxLength: 3 })
  .filter((all) => all.length === 0 || all.at(-1) !== null);
const neighbour = fc.constantFrom<Space['left']>('open', 'unit', 'wall');
const space: fc.Arbitrary<Space> = fc.record({
  widths: sizes,
  heights: sizes,
  depth: fc.option(length),
  left: neighbour,
  right: neighbour,
  top: fc.constantFrom<Space['top']>('open', 'covered'),
  wallDistance: fc.option(length),
  freeFloor: fc.option(length),
  flush: fc.boolean(),
});
const spaces = fc.record(Object.fromEntries(GAP_KINDS.map((kind) => [kind, space])), { requiredKeys: [] });
const kitchen: fc.Arbitrary<Kitchen> = fc.record({
  fuel: fc.constantFrom(null, 'electric', 'mains gas', 'LPG'),
  circuit: fc.constantFrom(null, 0, 32, 45),
  socket: fc.boolean(),
  room: fc.record({ length: fc.option(length), width: fc.option(length), height: fc.option(length) }),
  extraction: fc.constantFrom(null, 'duct', 'recirculate'),
  hoodHeight: fc.option(length),
  housingHeight: fc.option(length),
});
const anyHome: fc.Arbitrary<Home> = fc.record({
  postcode: fc.constantFrom(null, 'LS6 3BN', 'SW1A 1AA', 'M1 1AE'),
  power: fc.option(pence(MOST.power)),
  gas: fc.option(pence(MOST.power)),
  offPeak: fc.option(fc.record({ pence: pence(MOST.power), share: pence(1) })),
  water: fc.option(pence(MOST.water)),
  hasMeter: fc.boolean(),
  chores: times,
  spaces,
  route: fc.record({
    door: fc.option(length),
    doorHeight: fc.option(length),
    corner: fc.boolean(),
    ground: fc.boolean(),
    old: fc.record(Object.fromEntries(GAP_KINDS.map((kind) => [kind, length])), { requiredKeys: [] }),
    parts: fc.array(
      fc.record({
        kind: fc.constant('steps' as const),
        name: fc.string({ maxLength: 40 }),
        count: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: MOST_PARTS },
    ),
  }),
  kitchen,
});

describe('stored home', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        expect(parseHome(JSON.stringify(writeHome(home)))).toEqual(home);
      }),
    );
  });

  it('drops a broken part and keeps the others', () => {
    const text =
      '{"version":1,"postcode":"LS6 3BN","power":-4,"offPeak":{"pence":9},"chores":{"wash":5,"dry":"x"}}';
    expect(parseHome(text)).toEqual({ ...NOTHING_SAID, postcode: 'LS6 3BN', chores: { wash: 5 } });
  });

  it('keeps several measurements of a side that were stored as a plain list', () => {
    const kept = { version: 1, spaces: { laundry: { widths: [620, 615], heights: [870] } } };
    expect(parseHome(JSON.stringify(kept)).spaces.laundry).toEqual({
      ...UNMEASURED,
      widths: [620, 615],
      heights: [870],
    });
  });

  it('keeps a way in that was stored before newer questions existed', () => {
    const door = { kind: 'doorway', name: 'door 1', width: 710, height: 1981 };
    const before = { version: 1, postcode: 'LS6 3BN', route: { door: 712, corner: true, parts: [door] } };
    expect(parseHome(JSON.stringify(before))).toEqual({
      ...NOTHING_SAID,
      postcode: 'LS6 3BN',
      route: { ...NO_ROUTE, ...before.route },
    });
  });

  it.each([null, '', '{', '[]', '7', 'null', '{"version":2,"postcode":"LS6 3BN"}', '{"postcode":"LS6 3BN"}'])(
    'is empty when the text is %j',
    (text) => expect(parseHome(text)).toEqual(NOTHING_SAID),
  );

  it('never throws, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(parseHome(text))).toEqual(Object.keys(NOTHING_SAID));
      }),
    );
  });
});
