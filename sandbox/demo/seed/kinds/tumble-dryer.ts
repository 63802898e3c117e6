import { DRYER, drawIndex, dryerStandard, labelOf, OLD_DRYER, oldDryerStandard } from '../energy.ts';
import type { Body, Draw, Model } from '../types.ts';
import { clean, clock, fittingFacts, likely, noiseOf, WHITE_GOODS, yesNo } from './common.ts';

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
  const vented = form === 'vented';
  const eei = old
    ? drawIndex(
        random,
        OLD_DRYER,
        pump ? [1, 6, 3, 0, 0, 0] : vented ? [0, 0, 0, 0, 2, 6] : [0, 0, 0, 0, 8, 2],
        1,
      )
    : drawIndex(random, DRYER, [12, 25, 35, 18, 10], brand.thrift);
  const depth = random.pick([580, 595, 600, 609]);
  const body: Body = {
    width: random.pick([595, 597, 598, 600]),
    height: random.pick([845, 846, 850]),
    depth,
    weightKg: (pump ? 44 : 33) + kg + random.int(0, 6),
  };
  const light = likely(random, tier, 0.1, 0.9);
  const reversible = likely(random, tier, 0.4, 0.9);
  const typeName = pump ? 'Heat pump' : vented ? 'Vented' : 'Condenser';
  const letter = pump ? 'HP' : vented ? 'V' : 'C';
  const condensation = vented
    ? undefined
    : pump
      ? random.weighted([
          ['A', 3 + tier * 4],
          ['B', 5],
        ] as const)
      : random.pick(['B', 'C']);
  const minutes = pump ? random.int(150, 215) + (kg - 8) * 15 : random.int(112, 140) + (kg - 7) * 8;
  const energy = old
    ? labelOf(OLD_DRYER, eei, oldDryerStandard(kg, vented ? minutes : 0))
    : labelOf(DRYER, eei, dryerStandard(kg));
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
      'Condensation class': condensation,
      'Eco time': clock(minutes),
      Programmes: String(random.int(8, 12) + Math.round(tier * 5)),
      'Drum light': yesNo(light),
      ...fittingFacts(d, body, {
        installation: 'Freestanding',
        heightMax: body.height + 15,
        doorDepth: depth + random.pick([28, 40, 51]),
        doorOpen: depth + 490,
        gaps: [10, 10, 10, 0],
        hose: vented ? 100 : 60,
        hinge: 'Right',
        reversible,
        plug: '13 A',
        watts: pump ? random.pick([700, 800, 900]) : random.pick([2200, 2500, 2700]),
        cable: 1.5,
        // The old label states noise but no noise class.
        noise: { db: noiseOf(d, 65, 3.5, 58, 69), ...(!old && { bounds: [61, 65, 69] }) },
      }),
      'End signal': yesNo(likely(random, tier, 0.6, 1)),
      'Child lock': yesNo(likely(random, tier, 0.5, 1)),
    }),
    body,
    price:
      (pump ? 330 : vented ? 190 : 235) + (kg - 7) * 38 + tier ** 1.6 * (pump ? 760 : 240) + (light ? 15 : 0),
    look: { form, size: '600', facts: { doors: 1, window: 'round', drum: kg } },
    finishes: WHITE_GOODS,
  };
}
