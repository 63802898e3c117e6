import {
  DRYER,
  dryerStandard,
  drawEnergy,
  OLD_DRYER,
  oldDryerStandard,
  WASH_AND_DRY,
  washAndDryStandard,
  WASHER,
  washerStandard,
} from '../energy.ts';
import type { Body, Draw, Facts, Model } from '../types.ts';
import { clamp, clean, clock, fittingFacts, HIDDEN, likely, noiseOf, WHITE_GOODS, yesNo } from './common.ts';

const SPIN_NOISE = [73, 77, 81] as const;

/** Body of a front loader: slim ones are shallow, integrated ones fit a 600 housing. */
function frontLoader(
  { random, form }: Draw,
  kg: number,
  extra: number,
): Body & { doorDepth: number; heightMax: number } {
  if (form === 'integrated') {
    return {
      width: 596,
      height: 818,
      depth: random.pick([544, 555, 560]),
      weightKg: 62 + kg + extra,
      doorDepth: 0,
      heightMax: 890,
    };
  }
  const slim = form === 'slim';
  const depth = slim
    ? 360 + kg * 10 + random.pick([0, 5, 10])
    : random.pick([525, 535, 545, 555]) + Math.max(0, kg - 9) * 10;
  const height = random.weighted([
    [845, 6],
    [848, 2],
    [850, 3],
  ]);
  const width = random.weighted([
    [598, 6],
    [597, 2],
    [600, 2],
    [595, 1],
  ]);
  return {
    width,
    height,
    depth,
    weightKg: (slim ? 52 : 60) + kg + random.int(0, 5) + extra,
    doorDepth: depth + random.pick([32, 38, 43]),
    heightMax: height + 15,
  };
}

function frontLoaderFacts(
  d: Draw,
  body: ReturnType<typeof frontLoader>,
  noise: number,
  watts: number,
): Facts {
  const integrated = d.form === 'integrated';
  return clean({
    ...fittingFacts(d, body, {
      installation: integrated ? 'Integrated' : 'Freestanding',
      heightMax: body.heightMax,
      doorDepth: body.doorDepth,
      doorOpen: integrated ? 0 : body.depth + 505,
      gaps: integrated ? [2, 2, 2, 0] : [5, 5, 0, 0],
      hose: integrated ? 0 : 60,
      hinge: 'Left',
      reversible: false,
      plug: '13 A',
      watts,
      cable: d.random.pick([1.5, 1.6, 2]),
      noise: { db: noise, bounds: SPIN_NOISE },
      assumed: integrated || d.brand.level > 2 ? [] : ['Gap left', 'Gap right', 'Hose rear'],
    }),
    'Niche width': integrated && '600–605 mm',
    'Niche height': integrated && '820–890 mm',
    'Niche depth': integrated && '560–600 mm',
    'End signal': yesNo(likely(d.random, d.tier, 0.5, 1)),
    'Child lock': yesNo(likely(d.random, d.tier, 0.6, 1)),
    'Tactile marks': yesNo(d.brand.controls[0] === 'Knobs' && d.random.chance(0.5)),
  });
}

function spinSpeed({ random, brand, tier }: Draw): number {
  if (brand.level === 1)
    return random.weighted([
      [1000, brand.key === 'oxlode' ? 2 : 0.5],
      [1200, 4],
      [1400, 4],
    ]);
  return random.weighted([
    [1200, 1 - tier],
    [1400, 5],
    [1600, tier * 4],
  ]);
}

export function washingMachine(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const slim = form === 'slim';
  const kg = slim
    ? random.weighted([
        [6, 3],
        [7, 4],
        [8, 4],
      ])
    : random.weighted([
        [7, 1.5 - tier],
        [8, 3],
        [9, 6],
        [10, 3],
        [11, 1 + tier],
        [12, 0.4],
      ]);
  const spin = spinSpeed(d);
  const energy = drawEnergy(random, WASHER, washerStandard(kg), [40, 20, 15, 15, 10], brand.thrift);
  const body = frontLoader(d, kg, tier > 0.7 ? 12 : 0);
  const noise = noiseOf(d, 75 + (spin - 1400) / 200 + (slim ? 1 : 0), 4.5, 66, 79);
  const steam = likely(random, tier, 0.1, 0.8);
  const eco = Math.min(239, 160 + (kg - 6) * 22 + random.int(0, 5));
  return {
    kind: 'washing-machine',
    type: form === 'integrated' ? 'Integrated washing machine' : 'Washing machine',
    code: {
      K: 'W',
      main: String(kg),
      sub: String(spin / 100),
      flags: form === 'integrated' ? 'i' : slim ? ' Slim' : '',
    },
    lead: `${kg} kg`,
    noun: form === 'integrated' ? 'integrated washing machine' : 'washing machine',
    facts: clean({
      Capacity: `${kg} kg`,
      'Spin speed': `${spin} rpm`,
      'Spin class': spin >= 1600 ? 'A' : spin >= 1400 ? 'B' : 'C',
      'Energy class': energy.text,
      'Energy consumption': `${energy.used} kWh per 100 cycles`,
      'Water per cycle': `${Math.round(clamp(30 + kg * 1.75 + random.normal() * 1.5 + (brand.thrift - 1) * 20, 36, 56))} L`,
      'Eco time': clock(eco),
      Programmes: String(random.int(10, 13) + Math.round(tier * 6)),
      'Quick wash': `${random.pick([14, 15, 20, 30])} min`,
      Steam: yesNo(steam),
      'Drum light': yesNo(likely(random, tier, 0, 0.7)),
      ...frontLoaderFacts(d, body, noise, random.pick([1900, 2000, 2100, 2200])),
    }),
    body,
    price:
      200 +
      (kg - 6) * 32 +
      tier ** 1.6 * 830 +
      (spin - 1400) * 0.2 +
      (form === 'integrated' ? 90 : 0) +
      (slim ? 25 : 0) +
      (steam ? 20 : 0),
    look: {
      form: form === 'integrated' ? 'integrated' : 'front-loader',
      size: slim ? 'slim' : '600',
      facts: { doors: 1, window: 'round', drum: kg },
    },
    finishes: form === 'integrated' ? HIDDEN : WHITE_GOODS,
  };
}

export function washerDryer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const kg = random.weighted([
    [7, 1],
    [8, 3],
    [9, 4],
    [10, 3],
    [12, tier],
  ]);
  const dry = kg <= 7 ? 4 : kg <= 9 ? random.pick([5, 6]) : random.pick([6, 7, 8]);
  const spin = spinSpeed(d);
  const both = drawEnergy(random, WASH_AND_DRY, washAndDryStandard(dry), [1, 4, 10, 40, 35], brand.thrift);
  const wash = drawEnergy(random, WASHER, washerStandard(kg), [15, 20, 30, 25, 10], brand.thrift);
  const body = frontLoader(d, kg, 6);
  const noise = noiseOf(d, 76, 4, 68, 80);
  return {
    kind: 'washer-dryer',
    type: form === 'integrated' ? 'Integrated washer dryer' : 'Washer dryer',
    code: { K: 'WD', main: String(kg), sub: String(dry), flags: form === 'integrated' ? 'i' : '' },
    lead: `${kg} kg wash, ${dry} kg dry`,
    noun: form === 'integrated' ? 'integrated washer dryer' : 'washer dryer',
    facts: clean({
      Capacity: `${kg} kg`,
      'Drying capacity': `${dry} kg`,
      'Spin speed': `${spin} rpm`,
      'Spin class': spin >= 1600 ? 'A' : spin >= 1400 ? 'B' : 'C',
      'Energy class': both.text,
      'Energy consumption': `${both.used} kWh per 100 cycles`,
      'Energy class, washing only': wash.text,
      'Energy consumption, washing only': `${wash.used} kWh per 100 cycles`,
      'Water per cycle': `${Math.round(52 + kg * 2 + random.int(0, 12))} L`,
      'Eco time': clock(Math.min(239, 160 + (kg - 6) * 22)),
      'Wash and dry time': clock(random.int(330, 520)),
      Programmes: String(random.int(12, 16)),
      Steam: yesNo(likely(random, tier, 0.1, 0.7)),
      ...frontLoaderFacts(d, body, noise, random.pick([2100, 2200, 2300])),
    }),
    body,
    price: 340 + (kg - 7) * 34 + dry * 8 + tier ** 1.6 * 900 + (form === 'integrated' ? 120 : 0),
    look: {
      form: form === 'integrated' ? 'integrated' : 'front-loader',
      size: '600',
      facts: { doors: 1, window: 'round', drum: kg },
    },
    finishes: form === 'integrated' ? HIDDEN : WHITE_GOODS,
  };
}

export function tumbleDryer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const pump = form === 'heat-pump';
  const kg = pump
    ? random.weighted([
        [7, 1],
        [8, 5],
        [9, 5],
        [10, 2],
      ])
    : random.weighted([
        [7, 4],
        [8, 5],
        [9, 1],
      ]);
  const old = !pump || random.chance(0.08);
  const energy = old
    ? drawEnergy(
        random,
        OLD_DRYER,
        oldDryerStandard(kg),
        pump ? [1, 6, 3, 0, 0, 0] : form === 'vented' ? [0, 0, 0, 0, 2, 6] : [0, 0, 0, 0, 8, 2],
        1,
      )
    : drawEnergy(random, DRYER, dryerStandard(kg), [12, 25, 35, 18, 10], brand.thrift);
  const depth = random.pick([580, 595, 600, 609]);
  const body: Body = {
    width: random.pick([595, 597, 598, 600]),
    height: random.pick([845, 846, 850]),
    depth,
    weightKg: (pump ? 44 : 33) + kg + random.int(0, 6),
  };
  const light = likely(random, tier, 0.1, 0.9);
  const reversible = likely(random, tier, 0.4, 0.9);
  const typeName = pump ? 'Heat pump' : form === 'vented' ? 'Vented' : 'Condenser';
  const letter = pump ? 'HP' : form === 'vented' ? 'V' : 'C';
  return {
    kind: 'tumble-dryer',
    type: 'Tumble dryer',
    code: { K: 'D', main: String(kg), sub: letter },
    lead: `${kg} kg`,
    noun: `${typeName.toLowerCase()} tumble dryer`,
    facts: clean({
      Capacity: `${kg} kg`,
      'Dryer type': typeName,
      'Energy class': energy.text,
      'Energy consumption': old ? `${energy.used} kWh a year` : `${energy.used} kWh per 100 cycles`,
      'Condensation class':
        form === 'vented'
          ? undefined
          : pump
            ? random.weighted([
                ['A', 3 + tier * 4],
                ['B', 5],
              ])
            : random.pick(['B', 'C']),
      'Eco time': clock(pump ? random.int(150, 215) + (kg - 8) * 15 : random.int(112, 140) + (kg - 7) * 8),
      Programmes: String(random.int(8, 12) + Math.round(tier * 5)),
      'Drum light': yesNo(light),
      'Reversible door': yesNo(reversible),
      ...fittingFacts(d, body, {
        installation: 'Freestanding',
        heightMax: body.height + 15,
        doorDepth: depth + random.pick([28, 40, 51]),
        doorOpen: depth + 490,
        gaps: [10, 10, 10, 0],
        hose: form === 'vented' ? 100 : 60,
        hinge: 'Right',
        reversible,
        plug: '13 A',
        watts: pump ? random.pick([700, 800, 900]) : random.pick([2200, 2500, 2700]),
        cable: 1.5,
        noise: { db: noiseOf(d, 65, 3.5, 58, 69), bounds: [61, 65, 69] },
      }),
      'End signal': yesNo(likely(random, tier, 0.6, 1)),
      'Child lock': yesNo(likely(random, tier, 0.5, 1)),
    }),
    body,
    price:
      (pump ? 330 : form === 'vented' ? 190 : 235) +
      (kg - 7) * 38 +
      tier ** 1.6 * (pump ? 760 : 240) +
      (light ? 15 : 0),
    look: { form, size: '600', facts: { doors: 1, window: 'round', drum: kg } },
    finishes: WHITE_GOODS,
  };
}
