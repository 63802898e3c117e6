import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, fittingFacts, likely, RANGE_GOODS, yesNo, menu } from './common.ts';
import { cavity } from './ovens.ts';

const FUEL = { electric: 'Electric', gas: 'Gas', 'dual-fuel': 'Dual fuel' } as const;
type Fuel = keyof typeof FUEL;

const CIRCUIT = 'Hardwired';

/** Energy facts of the main oven; a gas cavity's consumption is given in kWh (MJ ÷ 3.6). */
function ovenEnergy(d: Draw, litres: number, fuel: Fuel): Facts {
  if (fuel === 'gas') {
    // A gas cavity's standard is 0.044 V + 3.53 MJ; A lies between 82 and 107 per cent of it.
    const standard = 0.044 * litres + 3.53;
    const megajoules = standard * (0.86 + d.random.next() * 0.19);
    return {
      'Energy class': 'A of A+++–D',
      'Energy consumption': `${(megajoules / 3.6).toFixed(2)} kWh per cycle`,
    };
  }
  const energy = cavity(d, litres, [0, 0, 12, 80, 8]);
  return { 'Energy class': energy.text, 'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle` };
}

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
  const second = ovens > 1 ? random.pick([38, 46, 69]) : 0;
  return {
    kind: 'range-cooker',
    type: `${FUEL[fuel]} range cooker`,
    code: {
      K: 'R',
      main: String(width / 10),
      flags: induction ? 'i' : fuel === 'electric' ? 'c' : fuel === 'gas' ? 'g' : 'd',
    },
    lead: `${width / 10} cm`,
    noun: `${induction ? 'induction' : FUEL[fuel].toLowerCase()} range cooker`,
    facts: clean({
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
        ['Pyrolytic', tier],
      ]),
      Functions: String(random.int(4, 7) + Math.round(tier * 4)),
      'Total power': kilowatts ? `${kilowatts.toFixed(1)} kW` : undefined,
      'Gas power': hobKilowatts ? `${hobKilowatts.toFixed(1)} kW` : undefined,
      ...ovenEnergy(d, litres, fuel),
      ...fittingFacts(d, body, {
        installation: 'Freestanding',
        heightMax: 930,
        doorDepth: body.depth + 45,
        doorOpen: body.depth + 480,
        gaps: [5, 5, 0, 0],
        hinge: 'None',
        plug: fuel === 'gas' ? '13 A' : CIRCUIT,
        assumed: ['Gap left', 'Gap right'],
      }),
      'Storage drawer': yesNo(random.chance(0.5)),
      'Child lock': yesNo(induction),
    }),
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
  const litres = width === 500 ? random.pick([55, 57, 61]) : random.pick([64, 65, 69, 73]);
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
    facts: clean({
      Fuel: induction ? 'Induction' : FUEL[fuel],
      'LPG ready': fuel === 'electric' ? undefined : yesNo(random.chance(0.7)),
      Ovens: two ? '2' : '1',
      'Oven capacity': `${litres} L`,
      'Second oven': two && `${random.pick([30, 32, 38])} L`,
      'Hob zones': '4 zones',
      'Hob type': hob,
      Grill: two ? 'Top oven' : random.pick(['In the oven', 'Eye-level']),
      Lid: fuel === 'gas' ? random.pick(['Glass', 'None']) : undefined,
      Cleaning: random.weighted([
        ['Enamel', 5],
        ['Catalytic', 3 + tier * 3],
      ]),
      Functions: String(random.int(2, 5) + Math.round(tier * 5)),
      'Total power': kilowatts ? `${kilowatts.toFixed(1)} kW` : undefined,
      'Gas power': fuel === 'electric' ? undefined : `${(7.4 + random.next() * 2).toFixed(1)} kW`,
      ...ovenEnergy(d, litres, fuel),
      ...fittingFacts(d, body, {
        installation: 'Freestanding',
        heightMax: 915,
        doorDepth: 640,
        doorOpen: 1020,
        gaps: [5, 5, 0, 0],
        hinge: random.pick(['None', 'Left']),
        plug: fuel === 'gas' ? '13 A' : CIRCUIT,
        assumed: ['Gap left', 'Gap right'],
      }),
      'Storage drawer': yesNo(random.chance(0.3)),
    }),
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
