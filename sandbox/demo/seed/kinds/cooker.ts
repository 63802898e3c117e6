import type { Body, Draw, Model } from '../types.ts';
import { clean, fittingFacts, likely, menu, yesNo } from './common.ts';
import { CIRCUIT, FUEL, type Fuel, ovenEnergy, ovenFunctions, withSecondOven } from './range-facts.ts';

export function cooker(d: Draw): Model {
  const { random, tier } = d;
  const fuel = d.form as Fuel;
  const width = random.weighted([
    [500, 5 - tier * 5],
    [550, 2],
    [600, 5],
  ]);
  const two = likely(random, tier, 0.5, 0.9);
  const induction = fuel === 'electric' && likely(random, tier, 0.05, 0.8);
  const hob =
    fuel !== 'electric'
      ? 'Gas'
      : induction
        ? 'Induction'
        : random.weighted([
            ['Ceramic', 8],
            ['Solid plate', 2 - tier * 2],
          ] as const);
  const drawn = width === 500 ? random.pick([55, 57, 61]) : random.pick([64, 65, 69, 73]);
  const litres = width === 550 ? Math.min(drawn, two ? 58 : 65) : drawn;
  /** Largest capacity of a top oven at this width, in litres. */
  const mostAbove = width < 600 ? 32 : 38;
  const body: Body = {
    width,
    height: 900,
    depth: 600,
    weightKg: 40 + Math.round(width / 50) + (two ? 6 : 0),
  };
  const kilowatts = fuel === 'gas' ? 0 : fuel === 'dual-fuel' ? 4.8 : random.pick([8.8, 9.9, 10.4, 12.1]);
  return {
    kind: 'cooker',
    type: `${FUEL[fuel]} cooker`,
    code: {
      K: fuel === 'gas' ? 'G' : fuel === 'electric' ? 'E' : 'DF',
      main: String(width / 10),
      sub: two ? '2' : '1',
      flags: induction ? 'i' : '',
    },
    lead: `${width / 10} cm`,
    noun: `${induction ? 'induction' : FUEL[fuel].toLowerCase()} cooker`,
    facts: withSecondOven(
      clean({
        Fuel: induction ? 'Induction' : FUEL[fuel],
        'LPG ready': fuel === 'electric' ? undefined : yesNo(random.chance(0.7)),
        Ovens: two ? '2' : '1',
        'Oven capacity': `${litres} L`,
        'Second oven': two && `${Math.min(random.pick([30, 32, 38]), mostAbove)} L`,
        'Hob zones': '4 zones',
        'Hob type': hob,
        Grill: two ? 'Top oven' : random.pick(['In the oven']),
        Lid: fuel === 'gas' ? random.pick(['Glass', 'None']) : undefined,
        Cleaning: random.weighted([
          ['Enamel', 5],
          ['Catalytic', 3 + tier * 3],
        ]),
        Functions: ovenFunctions(random.int(2, 5) + Math.round(tier * 5), fuel),
        'Total power': kilowatts ? `${kilowatts.toFixed(1)} kW` : undefined,
        'Gas power': fuel === 'electric' ? undefined : `${(7.4 + random.next() * 2).toFixed(1)} kW`,
        ...ovenEnergy(d, litres, fuel),
        ...fittingFacts(d, body, {
          installation: 'Freestanding',
          heightMax: 915,
          doorDepth: 640,
          doorOpen: 1020,
          gaps: [0, 0, 0, 0],
          // All doors drop. The draw is kept so that the draws after it stay the same.
          hinge: random.pick(['None']),
          plug: fuel === 'gas' ? '13 A' : CIRCUIT,
        }),
        'Storage drawer': yesNo(random.chance(0.3)),
      }),
      fuel,
    ),
    body,
    price:
      185 +
      (width - 500) * 0.9 +
      (two ? 70 : 0) +
      (induction ? 230 : 0) +
      (fuel === 'dual-fuel' ? 110 : 0) +
      tier ** 1.6 * 720,
    look: {
      form: fuel,
      size: String(width),
      facts: { doors: two ? 2 : 1, ovens: two ? 2 : 1, zones: 4, hob: hob.toLowerCase(), knobs: 7 },
    },
    finishes: menu('WH 7, BL 5, SS 4, SI 3, CM 1'),
  };
}
