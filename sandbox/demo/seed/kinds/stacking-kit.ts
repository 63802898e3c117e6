import { makesAnyOf } from '../quotas.ts';
import type { Body, Brand, Draw, Model } from '../types.ts';
import { clean, menu, mm, yesNo } from './common.ts';
import { shelf } from './shelf-facts.ts';

/** Corrects the fixing: a kit named after its strap has one, and a pull-out shelf is screwed on. */
const fixing = (shelfOut: boolean, drawn: string) =>
  drawn === (shelfOut ? 'Straps' : 'Screws') ? (shelfOut ? 'Screws and strap' : 'Straps') : drawn;

/** Makers without washing machines or dryers make kits for those of others. */
const fits = ({ key }: Brand, drawn: string) =>
  makesAnyOf(key, ['washing-machine']) && makesAnyOf(key, ['tumble-dryer']) ? drawn : 'Most makers';

export function stackingKit(d: Draw): Model {
  const { random, brand, tier } = d;
  const shelfOut = random.chance(0.6);
  const body: Body = {
    width: random.pick([590, 595, 600]),
    height: shelfOut ? 75 : 25,
    depth: random.pick([480, 520, 560]),
    weightKg: shelfOut ? 6.4 : 2.1,
  };
  return {
    kind: 'stacking-kit',
    type: 'Stacking kit',
    code: { K: 'SK', main: shelfOut ? '75' : '25', sub: String(body.depth / 10) },
    lead: shelfOut ? 'pull-out shelf' : 'strap',
    noun: 'stacking kit',
    facts: clean({
      Shelf: yesNo(shelfOut),
      'Adds to height': mm(body.height),
      'Load of shelf': shelfOut ? `${random.pick([10, 15, 20])} kg` : undefined,
      Fixing: fixing(shelfOut, random.pick(['Screws', 'Straps', 'Screws and strap'])),
      'Fits depth': random.pick(['450–560 mm', '500–620 mm', '540–650 mm']),
      'Fits brands': fits(brand, random.pick(['Own brand only', 'Most makers'])),
      Material: random.pick(['Painted steel', 'Plastic and steel']),
      ...shelf(d, body),
    }),
    body,
    price: (shelfOut ? 44 : 18) + tier * 55,
    look: { form: shelfOut ? 'shelf' : 'strap', size: '600', facts: { shelf: shelfOut } },
    finishes: menu('WH 6, GM 2'),
  };
}
