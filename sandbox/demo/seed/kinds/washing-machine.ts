import { drawEnergy, WASHER, washerStandard } from '../energy.ts';
import type { Draw, Model } from '../types.ts';
import { clamp, clean, clock, HIDDEN, likely, noiseOf, WHITE_GOODS, yesNo } from './common.ts';
import { frontLoader, frontLoaderFacts, loadOf, spinSpeed } from './front-loader.ts';

export function washingMachine(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const slim = form === 'slim';
  const drawn = slim
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
  const kg = loadOf(d, drawn, 10);
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
