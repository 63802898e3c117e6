import type { Body, Draw, Model } from '../types.ts';
import { clean, fittingFacts, likely, menu, RANGE_GOODS, yesNo } from './common.ts';
import { CIRCUIT, FUEL, type Fuel, ovenEnergy, ovenFunctions, withSecondOven } from './range-facts.ts';

export function rangeCooker(d: Draw): Model {
  const { random, tier, brand } = d;
  const fuel = d.form as Fuel;
  const width = random.weighted([
    [900, 5],
    [1000, 3],
    [1100, 4],
    [1200, tier * 2],
  ]);
  const induction = fuel === 'electric' && likely(random, tier, 0.5, 0.95);
  const zones = width >= 1100 ? random.pick([5, 6, 7]) : 5;
  const ovens = width >= 1100 ? random.pick([3, 3, 4]) : random.pick([2, 2, 3, 1]);
  const litres = random.pick(ovens === 1 ? [110, 115] : [64, 69, 73, 77]);
  const kilowatts =
    fuel === 'gas' ? 0 : fuel === 'dual-fuel' ? 5 + ovens * 0.9 : (induction ? 10.4 : 9.2) + ovens * 2.2;
  const hobKilowatts = fuel === 'electric' ? 0 : 9 + zones * 0.9;
  const body: Body = {
    width: width - random.pick([0, 5]),
    height: 905,
    depth: random.pick([600, 608, 645]),
    weightKg: Math.round(width * 0.09) + ovens * 8 + (brand.level === 4 ? 25 : 0),
  };
  const second = ovens > 1 ? Math.min(litres, random.pick([38, 46, 51])) : 0;
  return {
    kind: 'range-cooker',
    type: `${FUEL[fuel]} range cooker`,
    code: {
      K: 'R',
      main: String(width / 10),
      flags: induction ? 'i' : fuel === 'electric' ? 'C' : fuel === 'gas' ? 'G' : 'D',
    },
    lead: `${width / 10} cm`,
    noun: `${induction ? 'induction' : FUEL[fuel].toLowerCase()} range cooker`,
    facts: withSecondOven(
      clean({
        Fuel: induction ? 'Induction' : FUEL[fuel],
        'LPG ready': fuel === 'electric' ? undefined : yesNo(random.chance(0.8)),
        Ovens: String(ovens),
        'Oven capacity': `${litres} L`,
        'Second oven': second && `${second} L`,
        'Hob zones': `${zones} zones`,
        'Hob type': induction ? 'Induction' : fuel === 'electric' ? 'Ceramic' : 'Gas',
        Grill: random.pick(['Separate, electric', 'In the oven', 'Glide-out, electric']),
        Cleaning: random.weighted([
          ['Catalytic', 5],
          ['Enamel', 4],
          // A gas oven cannot reach the heat that burns grease to ash.
          [fuel === 'gas' ? 'Catalytic' : 'Pyrolytic', tier],
        ]),
        Functions: ovenFunctions(random.int(4, 7) + Math.round(tier * 4), fuel),
        'Total power': kilowatts ? `${kilowatts.toFixed(1)} kW` : undefined,
        'Gas power': hobKilowatts ? `${hobKilowatts.toFixed(1)} kW` : undefined,
        ...ovenEnergy(d, litres, fuel),
        ...fittingFacts(d, body, {
          installation: 'Freestanding',
          heightMax: 930,
          doorDepth: body.depth + 45,
          doorOpen: body.depth + 480,
          gaps: [0, 0, 0, 0],
          hinge: 'None',
          plug: fuel === 'gas' ? '13 A' : CIRCUIT,
        }),
        'Storage drawer': yesNo(random.chance(0.5)),
        'Child lock': yesNo(induction),
      }),
      fuel,
    ),
    body,
    price:
      900 +
      (width - 900) * 2.6 +
      (induction ? 450 : 0) +
      (fuel === 'dual-fuel' ? 120 : 0) +
      (ovens - 2) * 140 +
      tier ** 2 * 5200,
    look: {
      form: fuel,
      size: String(width),
      facts: {
        doors: ovens,
        ovens,
        zones,
        hob: induction ? 'induction' : fuel === 'electric' ? 'ceramic' : 'gas',
        knobs: zones + ovens,
      },
    },
    finishes:
      brand.key === 'castelmare'
        ? menu('SS 8, BL 4, GM 3, CM 1')
        : brand.key === 'ferrowick'
          ? menu('BL 8, GM 4, SS 2')
          : RANGE_GOODS,
  };
}
