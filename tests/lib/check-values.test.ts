import { describe, expect, test } from 'vitest';
import { longestRoundCorner } from '@/lib/access/clearance';
import { consumptionOf, energyAYear, kwhAYear, waterAYear } from '@/lib/catalogue/running-cost';
import { circuitDemand } from '@/lib/kitchen/power';

/** A figure that the guide prints for a formula, and what ours makes of the same numbers. */
type Row = [of: string, guide: number, ours: number | null];

const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;
const pounds = (pence: number | null | undefined): number | null => (pence == null ? null : pence / 100);

const corner = (a: number, b: number, width: number, guide: number): Row => [
  `corridors of ${a} and ${b} mm, ${width} mm wide: longest, mm`,
  guide,
  rounded(longestRoundCorner(a, b, width)),
];

const PENCE = 26.11;
function running(type: string, energy: string, kwh: number, cost: number): Row[] {
  const use = consumptionOf({ Type: type, 'Energy consumption': energy });
  return [
    [`${type}, ${energy}: kWh a year`, kwh, use && rounded(kwhAYear(use), 1)],
    [`${type}, ${energy}: £ a year at ${PENCE}p`, cost, pounds(use && energyAYear(use, PENCE))],
  ];
}

const circuit = (watts: number, connected: number, demand: number): Row[] => {
  const ours = circuitDemand(watts, true);
  return [
    [`${watts} W with a socket: A connected`, connected, rounded(ours.connected, 1)],
    [`${watts} W with a socket: A in use`, demand, rounded(ours.demand, 1)],
  ];
};

const washer = consumptionOf({
  Type: 'Washing machine',
  'Energy consumption': '49 kWh per 100 cycles',
  'Water per cycle': '46 L',
});

/** The check values of experience §6, formula by formula. */
const CHECKS: Readonly<Record<string, Row[]>> = {
  'F2, round a corner': [
    corner(900, 900, 740, 1066),
    corner(860, 860, 640, 1152),
    corner(1000, 900, 740, 1202),
  ],
  'F3, a year of running': [
    ...running('Washing machine', '49 kWh per 100 cycles', 107.8, 28.15),
    ...running('Washing machine', '71 kWh per 100 cycles', 156.2, 40.78),
    ...running('Dishwasher', '54 kWh per 100 cycles', 151.2, 39.48),
    ...running('Dishwasher', '92 kWh per 100 cycles', 257.6, 67.26),
    ...running('Tumble dryer', '73 kWh per 100 cycles', 116.8, 30.5),
    ...running('Fridge freezer', '165 kWh a year', 165, 43.08),
    ...running('American fridge freezer', '400 kWh a year', 400, 104.44),
    [
      '9 kg washer, 46 L: £ of water in ten years',
      407,
      washer && rounded((waterAYear(washer, 402.23) ?? 0) / 10),
    ],
  ],
  'F5, the cooker circuit': [...circuit(11_000, 47.8, 26.3), ...circuit(17_600, 76.5, 35)],
};

describe.each(Object.entries(CHECKS))('%s', (_, rows) => {
  test.each(rows)('%s: the guide %d, ours %d', (_of, guide, ours) => expect(ours).toBe(guide));
});
