import { describe, expect, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { longestRoundCorner, throughDoor } from '@/lib/access/clearance';
import type { Box } from '@/lib/access/types';
import { isFairShare } from '@/lib/catalogue/price';
import {
  consumptionOf,
  energyAYear,
  kwhAYear,
  payBack,
  totalCost,
  waterAYear,
} from '@/lib/catalogue/running-cost';
import { levelAt, noiseClass } from '@/lib/compare/noise';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import { hoodGap, hoodStrength } from '@/lib/kitchen/extraction';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { pieceOf } from '@/lib/kitchen/pieces';
import { NOTHING_SAID } from '@/lib/home/rules';
import { circuitDemand } from '@/lib/kitchen/power';
import { setSaving } from '@/lib/kitchen/saving';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { ratesOf } from '@/lib/true-cost/rules';
import { aCard } from '../support/shop';

type Numbers = Readonly<Record<string, number>>;

/**
 * A figure of the guide for a formula, and ours of the same numbers. The numbers stand apart, so that each of them can
 * be moved: one that does not move our figure is not in our formula, and the row would hold by accident.
 */
type Row<N extends Numbers = Numbers> = { of: string; guide: number; from: N; ours: (from: N) => number };

const row = <N extends Numbers>(of: string, guide: number, from: N, ours: (from: N) => number): Row => ({
  of,
  guide,
  from,
  // Only ever called with the numbers of its own row.
  ours: (numbers) => ours({ ...from, ...numbers }),
});

const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

const american = (body: Numbers, gap: Partial<Space>, aspect: 'width' | 'height') => {
  const facts = fitFacts(
    classify({
      Type: 'American fridge freezer',
      Width: `${body['width'] ?? 910} mm`,
      Height: `${body['height'] ?? 1780} mm`,
    }),
  );
  const check = fitOf({ ...UNMEASURED, ...gap }, facts).checks.find((each) => each.aspect === aspect);
  return (check?.spare ?? NaN) - (check?.room?.mm ?? NaN);
};

const washer = (body: Numbers, space: Partial<Space>) =>
  fitOf(
    { ...UNMEASURED, ...space },
    fitFacts(
      classify({
        Type: 'Washing machine',
        Width: '598 mm',
        Height: '845 mm',
        Depth: `${body['body'] ?? 540} mm`,
        'Depth with door': `${body['door'] ?? 590} mm`,
        'Depth door open': `${body['open'] ?? 1020} mm`,
        'Gap rear': '0 mm',
        'Hose rear': `${body['hose'] ?? 60} mm`,
      }),
    ),
  );

const upright = (box: Box, door: { width: number; height: number }) =>
  throughDoor(box, door, { mayTilt: 0, mayLie: false }).missing;

const corner = (a: number, b: number, width: number, guide: number): Row =>
  row(`corridors of ${a} and ${b} mm, ${width} mm wide: longest, mm`, guide, { a, b, width }, (n) =>
    rounded(longestRoundCorner(n.a, n.b, n.width)),
  );

function running(type: string, used: number, per: string, kwh: number, cost: number): Row[] {
  const use = (figure: number) =>
    consumptionOf(classify({ Type: type, 'Energy consumption': `${figure} kWh ${per}` }));
  return [
    row(`${type}, ${used} kWh ${per}: kWh a year`, kwh, { used }, (n) => {
      const read = use(n.used);
      return read ? rounded(kwhAYear(read), 1) : NaN;
    }),
    row(`${type}, ${used} kWh ${per}: £ a year`, cost, { used, pence: 26.11 }, (n) => {
      const read = use(n.used);
      return read ? energyAYear(read, n.pence) / 100 : NaN;
    }),
  ];
}

const litres = (n: { litres: number }) =>
  consumptionOf(
    classify({
      Type: 'Washing machine',
      'Energy consumption': '49 kWh per 100 cycles',
      'Water per cycle': `${n.litres} L`,
    }),
  );

const circuit = (watts: number, connected: number, demand: number): Row[] => [
  row(`${watts} W: A connected`, connected, { watts }, (n) =>
    rounded(circuitDemand(n.watts, true).connected, 1),
  ),
  row(`${watts} W with a socket: A in use`, demand, { watts }, (n) =>
    rounded(circuitDemand(n.watts, true).demand, 1),
  ),
];

const hood = (rate: number) =>
  pieceOf(aCard({ attributes: { Type: 'Cooker hood', 'Extraction rate': `${rate} m³/h` } }), 1);
const air = (
  n: { length: number; width: number; height: number; rate: number },
  through: 'duct' | 'recirculate',
) =>
  [
    hoodStrength(
      [hood(n.rate)],
      {
        ...NOTHING_TOLD,
        room: { length: n.length, width: n.width, height: n.height },
        extraction: through,
      },
      {},
    ) ?? [],
  ]
    .flat()
    .flatMap(({ words }) => words.match(/\d+/g) ?? [])
    .map(Number);

const pieces = (count: number, pounds: number) =>
  ['Single oven', 'Induction hob', 'Cooker hood', 'Dishwasher', 'Fridge freezer']
    .slice(0, count)
    .map((Type, at) =>
      pieceOf(aCard({ id: at, sku: `S${at}`, price: { now: pounds * 100 }, attributes: { Type } }), 1),
    );

/** The formulas of experience §6 and what the guide works out, or states, for each. */
const CHECKS: Readonly<Record<string, Row[]>> = {
  'F1, the room for air that stands in for a silent maker': [
    row('American fridge between units, 50 each side: mm to spare', 10, { gap: 1020, width: 910 }, (n) =>
      american(n, { widths: [n.gap] }, 'width'),
    ),
    row('under a cupboard, 100 above: mm to spare', 20, { gap: 1900, height: 1780 }, (n) =>
      american(n, { heights: [n.gap] }, 'height'),
    ),
  ],
  'F1, depth, door and the way past': [
    row(
      'stands out by standoff + door − depth, mm',
      50,
      { hose: 60, door: 590, depth: 600 },
      (n) => washer(n, { depth: n.depth }).proud.door,
    ),
    row(
      'its body by standoff + body − depth, mm',
      10,
      { hose: 60, body: 540, depth: 590 },
      (n) => washer(n, { depth: n.depth }).proud.body,
    ),
    row(
      'the open door takes standoff + open − depth, mm',
      480,
      { hose: 60, open: 1020, depth: 600 },
      (n) => washer(n, { depth: n.depth }).front?.use ?? NaN,
    ),
    row(
      'left to walk past, mm',
      488,
      { floor: 968, open: 1020 },
      (n) => washer(n, { depth: 600, freeFloor: n.floor }).front?.walkway ?? NaN,
    ),
  ],
  'F2, through a door: 15 mm each side, 20 above': [
    row('712 mm for what is 695 mm wide: mm missing', 13, { width: 695, door: 712 }, (n) =>
      upright({ width: n.width, depth: 900, height: 1800 }, { width: n.door, height: 1981 }),
    ),
    row('1981 mm for what is 2000 mm high: mm missing', 39, { height: 2000, door: 1981 }, (n) =>
      upright({ width: 600, depth: 600, height: n.height }, { width: 900, height: n.door }),
    ),
  ],
  'F2, round a corner': [
    corner(900, 900, 740, 1066),
    corner(860, 860, 640, 1152),
    corner(1000, 900, 740, 1202),
  ],
  'F3, a year of running': [
    ...running('Washing machine', 49, 'per 100 cycles', 107.8, 28.15),
    ...running('Washing machine', 71, 'per 100 cycles', 156.2, 40.78),
    ...running('Dishwasher', 54, 'per 100 cycles', 151.2, 39.48),
    ...running('Dishwasher', 92, 'per 100 cycles', 257.6, 67.26),
    ...running('Tumble dryer', 73, 'per 100 cycles', 116.8, 30.5),
    ...running('Fridge freezer', 165, 'a year', 165, 43.08),
    ...running('American fridge freezer', 400, 'a year', 400, 104.44),
  ],
  'F3, water and the years': [
    row('9 kg washer, 46 L: £ of water in ten years', 407, { litres: 46, pence: 402.23, years: 10 }, (n) => {
      const use = litres(n);
      return use ? rounded(((waterAYear(use, n.pence) ?? 0) * n.years) / 100) : NaN;
    }),
    row('half of it at 9p, the rest at 27p: p a kWh', 18, { day: 27, night: 9, share: 0.5 }, (n) => {
      const offPeak = { pence: n.night, share: n.share };
      return ratesOf({ ...NOTHING_SAID, power: n.day, offPeak }, '2026-11-20', BUILT_IN.energy)?.power ?? NaN;
    }),
    row(
      '£429 and ten years at £28.15: £ in all',
      710.5,
      { price: 42_900, aYear: 2_815, years: 10 },
      (n) => totalCost(n.price, n.aYear, n.years) / 100,
    ),
    row('£150 more, £13 a year less: years to pay back', 12, { more: 15_000, saves: 1_300 }, (n) => {
      const back = payBack({ price: 30_000, run: 5_000 }, { price: 30_000 + n.more, run: 5_000 - n.saves });
      return back.kind === 'years' ? rounded(back.years) : NaN;
    }),
  ],
  'F4, noise': [
    row(
      'on the floor against a wall, at 1 m: dB less than on the label',
      5,
      { power: 72, metres: 1 },
      (n) => 72 - levelAt(n.power, n.metres),
    ),
    ...(
      [
        ['Washing machine', [73, 77, 81]],
        ['Dishwasher', [39, 45, 51]],
        ['Fridge freezer', [30, 36, 42]],
      ] as const
    ).map(([type, limits]) =>
      row(`${type}: where class A, B and C end, by their sum`, limits[0] + limits[1] + limits[2], {}, () =>
        ['B', 'C', 'D'].reduce(
          (sum, letter) =>
            sum +
            (Array.from({ length: 100 }, (_, at) => at).find((at) => noiseClass(type, at) === letter) ?? 0),
          0,
        ),
      ),
    ),
  ],
  'F5, the cooker circuit': [...circuit(11_000, 47.8, 26.3), ...circuit(17_600, 76.5, 35)],
  'F5, the hood': [
    row(
      'L × W × H × 10: m³ an hour',
      360,
      { length: 4_000, width: 3_750, height: 2_400 },
      (n) => air({ ...n, rate: 600 }, 'duct')[0] ?? NaN,
    ),
    row(
      '600 m³/h recirculating × 0.7',
      420,
      { rate: 600 },
      (n) => air({ length: 4_000, width: 3_750, height: 2_400, rate: n.rate }, 'recirculate')[1] ?? NaN,
    ),
    row('above induction where the maker is silent, mm', 650, {}, () =>
      hoodGap([hood(600), pieceOf(aCard({ attributes: { Type: 'Induction hob' } }), 1)], NOTHING_TOLD),
    ),
    row('above gas where the maker is silent, mm', 750, {}, () =>
      hoodGap([hood(600), pieceOf(aCard({ attributes: { Type: 'Gas hob' } }), 1)], NOTHING_TOLD),
    ),
  ],
  'F5, what a set saves': [
    row('two kinds of £400, £', 0, {}, () => setSaving(pieces(2, 400), BUILT_IN.sets).total / 100),
    row('three, 5 %', 60, { pounds: 400 }, (n) => setSaving(pieces(3, n.pounds), BUILT_IN.sets).total / 100),
    row(
      'four, 7.5 %',
      120,
      { pounds: 400 },
      (n) => setSaving(pieces(4, n.pounds), BUILT_IN.sets).total / 100,
    ),
    row('five, 10 %', 200, { pounds: 400 }, (n) => setSaving(pieces(5, n.pounds), BUILT_IN.sets).total / 100),
    row('at the most', 600, {}, () => setSaving(pieces(5, 4_000), BUILT_IN.sets).total / 100),
  ],
  'F6, the share that must be sold at a former price': [
    row('of 100 sold at both, the least at it', 30, {}, () =>
      Array.from({ length: 101 }, (_, at) => at).findIndex((was) => isFairShare({ was, now: 100 - was })),
    ),
  ],
};

describe.each(Object.entries(CHECKS))('%s', (_, rows) => {
  test.each(rows.map(({ of, guide, from, ours }) => [of, guide, ours(from)] as const))(
    '%s: the guide says %d, the shop %d',
    (_of, guide, ours) => expect(ours).toBe(guide),
  );

  test.each(
    rows.flatMap(({ of, guide, from, ours }) =>
      Object.keys(from).map((name) => [of, name, guide, from, ours] as const),
    ),
  )('%s: is not right by accident, as %s changes it', (_of, name, guide, from, ours) => {
    const moved = (by: number) => ours({ ...from, [name]: Math.round((from[name] ?? 0) * by * 100) / 100 });
    expect([moved(0.8), moved(1.25)]).not.toEqual([guide, guide]);
  });
});
