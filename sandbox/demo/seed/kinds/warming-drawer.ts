import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, yesNo } from './common.ts';
import { builtIn } from './oven-facts.ts';

export function warmingDrawer(d: Draw): Model {
  const { random, tier, form } = d;
  const vacuum = form === 'vacuum';
  const tall = form === '29';
  // The capacity of a vacuum drawer is that of its chamber, below the lid and beside the pump.
  const litres = tall ? random.pick([46, 51, 52]) : vacuum ? 8 : random.pick([20, 21, 24]);
  const body: Body = {
    width: 595,
    height: tall ? 290 : 140,
    depth: 540,
    weightKg: (tall ? 20 : 15) + (vacuum ? 12 : 0),
  };
  const plates = tall ? random.pick([12, 14, 20]) : random.pick([6, 6, 12]);
  return {
    kind: 'warming-drawer',
    type: vacuum ? 'Vacuum drawer' : 'Warming drawer',
    code: { K: vacuum ? 'V' : 'W', main: tall ? '29' : '14', sub: String(litres) },
    lead: `${tall ? 29 : 14} cm`,
    noun: vacuum ? 'vacuum drawer' : 'warming drawer',
    facts: clean({
      'Drawer capacity': `${litres} L`,
      'Plates held': vacuum ? undefined : String(plates),
      'Max temperature': vacuum ? undefined : `${random.pick([75, 80, 85])} °C`,
      'Slow cooking': vacuum ? undefined : yesNo(likely(random, tier, 0.2, 0.9)),
      'Vacuum levels': vacuum ? random.pick(['3', '3', '4']) : undefined,
      'Seal bar': vacuum ? random.pick(['210 mm', '250 mm']) : undefined,
      'Push to open': yesNo(random.chance(0.7)),
      Load: `${random.pick([15, 25, 25])} kg`,
      ...builtIn(d, body, vacuum ? random.pick([260, 320]) : random.pick([400, 430, 810]), '13 A'),
    }),
    body,
    price: (vacuum ? 950 : tall ? 320 : 230) + tier ** 1.7 * (vacuum ? 1900 : 1100),
    look: { form: vacuum ? 'vacuum' : 'warming', size: tall ? '290' : '140', facts: { drawers: 1 } },
    finishes: menu('BL 8, SS 6, GM 1'),
  };
}
