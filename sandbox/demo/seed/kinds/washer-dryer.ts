import { drawEnergy, WASH_AND_DRY, washAndDryStandard, WASHER, washerStandard } from '../energy.ts';
import type { Draw, Model } from '../types.ts';
import { clean, clock, HIDDEN, likely, noiseOf, WHITE_GOODS, yesNo } from './common.ts';
import { frontLoader, frontLoaderFacts, loadOf, spinSpeed } from './front-loader.ts';

export function washerDryer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const drawn = random.weighted([
    [7, 1],
    [8, 3],
    [9, 4],
    [10, 3],
    [12, tier],
  ]);
  const kg = loadOf(d, drawn, 9);
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
