import { ductClass } from '../energy.ts';
import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, yesNo } from './common.ts';

/** The label of an air conditioner with a single duct, at full load (626/2011). */
const duct = (kilowatts: number, eer: number): Facts => ({
  'Energy class': `${ductClass(eer)} of A+++–D`,
  'Energy consumption': `${(kilowatts / eer).toFixed(1)} kWh per hour`,
  'Energy efficiency ratio': eer.toFixed(1),
});

export function cooling(d: Draw): Model {
  const { random, tier } = d;
  const kind = random.weighted([
    ['air conditioner', 5],
    ['air cooler', 3],
  ] as const);
  const kilowatts = random.pick([2.1, 2.6, 3.2, 3.5]);
  const ac = kind === 'air conditioner';
  // Dearer compressors have variable speed. Below 2.6 only propane models may be sold (206/2012).
  const eer = Math.floor((2.6 + tier * 0.55) * 10) / 10;
  const tank = random.pick([5, 6, 8]);
  const body: Body = ac
    ? {
        width: random.pick([330, 354, 430]),
        height: random.pick([700, 762, 790]),
        depth: random.pick([340, 370, 395]),
        weightKg: 20 + Math.round(kilowatts * 3),
      }
    : { width: 280, height: 720, depth: 300, weightKg: 6.5 };
  return {
    kind: 'cooling',
    type: ac ? 'Portable air conditioner' : 'Air cooler',
    code: { K: ac ? 'AC' : 'E', main: String(ac ? Math.round(kilowatts * 10) : tank * 10) },
    lead: ac ? `${kilowatts} kW` : `${tank} litre`,
    noun: ac ? 'portable air conditioner' : 'air cooler',
    facts: clean({
      'Cooling power': ac ? `${kilowatts} kW` : undefined,
      ...(ac && duct(kilowatts, eer)),
      'Water tank': ac ? undefined : `${tank} L`,
      'Room size': `${Math.round(ac ? kilowatts * 8 : 14 + tank)} m²`,
      Technology: ac ? 'Refrigerant, R290' : 'Evaporative',
      'Window kit': ac ? random.pick(['Included', 'Included', 'Sold separately']) : 'Not needed',
      Dries: ac ? `${Math.round(kilowatts * 9)} L a day` : 'No',
      Speeds: String(random.pick([2, 3, 4])),
      Timer: random.pick(['12 h', '24 h']),
      'Remote control': yesNo(likely(random, tier, 0.6, 1)),
      Swing: yesNo(random.chance(0.5)),
      ...smallFacts(
        d,
        body,
        ac ? Math.round((kilowatts / eer) * 1000) : 65,
        ac ? Math.round(65 - tier * 4 + d.brand.noise * 0.5) : random.int(52, 60),
      ),
      Installation: undefined,
    }),
    body,
    price: ac ? 190 + kilowatts * 45 + tier ** 1.3 * 280 : 75 + tier * 90,
    look: { form: ac ? 'air-conditioner' : 'air-cooler', size: 'one', facts: { hose: ac } },
    finishes: menu('WH 8, GR 1, BL 1'),
  };
}
