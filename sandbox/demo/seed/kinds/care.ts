import type { Body, Draw, Model } from '../types.ts';
import { clean, menu, yesNo } from './common.ts';
import { shelf } from './shelf-facts.ts';

/** Forms: descaler, water-filter, cleaner. */
export function care(d: Draw): Model {
  const { random, tier, form } = d;
  const millilitres = random.pick([100, 125, 250, 500, 750, 1000]);
  const use =
    form === 'descaler'
      ? random.pick(['Coffee machine', 'Kettle', 'Washing machine, Dishwasher', 'Steam oven'])
      : form === 'water-filter'
        ? random.pick(['American fridge freezer', 'Boiling-water tap', 'Coffee machine'])
        : random.pick([
            'Oven',
            'Ceramic and induction hob',
            'Stainless steel',
            'Dishwasher',
            'Washing machine',
          ]);
  const body: Body = {
    width: 80,
    height: form === 'water-filter' ? 260 : 190,
    depth: 80,
    weightKg: Math.round(millilitres / 100 + 2) / 10,
  };
  const pack = random.pick(['1', '2', '3', '6']);
  const noun = form === 'descaler' ? 'descaler' : form === 'water-filter' ? 'water filter' : 'cleaner';
  return {
    kind: 'care',
    type: form === 'descaler' ? 'Descaler' : form === 'water-filter' ? 'Water filter' : 'Cleaner',
    code: {
      K: form === 'descaler' ? 'DS' : form === 'water-filter' ? 'WF' : 'CL',
      main: form === 'water-filter' ? pack : String(millilitres),
      sub: form === 'water-filter' ? '' : `x${pack}`,
    },
    lead: `${use.split(',')[0]?.toLowerCase()}`,
    noun,
    facts: clean({
      'Used on': use,
      'Pieces in the pack': pack,
      Contents: form === 'water-filter' ? undefined : `${millilitres} ml`,
      Form:
        form === 'water-filter'
          ? random.pick(['Screw-in', 'Push and turn', 'In the tank'])
          : random.pick(['Liquid', 'Powder', 'Tablets', 'Spray']),
      Lasts: random.pick(['1 use', '3 months', '6 months', '12 months']),
      Scented: form === 'water-filter' ? undefined : yesNo(random.chance(0.3)),
      Base:
        form === 'descaler'
          ? random.pick(['Citric acid', 'Lactic acid', 'Sulphamic acid'])
          : form === 'cleaner'
            ? random.pick(['Plant-based', 'Alkaline', 'Mild abrasive'])
            : 'Carbon block',
      ...shelf(d, body),
    }),
    body,
    price: (form === 'water-filter' ? 16 : 4) + Number(pack) * (form === 'water-filter' ? 8 : 1.5) + tier * 8,
    look: { form, size: 'one', facts: { caption: noun[0]?.toUpperCase() + noun.slice(1) } },
    finishes: menu('WH 1'),
  };
}
