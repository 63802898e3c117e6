import { between, goods, is, max, min, not } from '../../put.ts';
import type { Questions } from '../../types.ts';

export const wishes: Questions = {
  feature: [
    goods('self cleaning oven with steam', 'single-oven', [is('Cleaning', 'Pyrolytic'), is('Steam', 'Yes')]),
    goods('dishwasher cutlery tray', 'dishwasher', [is('Cutlery', 'Tray', 'Both')]),
    goods('tumble dryer with reversible door', 'tumble-dryer', [is('Hinge reversible', 'Yes')]),
    goods('frost free upright freezer', 'freezer', [is('Frost free', 'Yes'), not('Type', 'Chest freezer')]),
    goods('dual zone wine cabinet', 'wine-cooler', [is('Zones', '2 zones')]),
    goods('air fryer with two drawers', 'air-fryer', [is('Drawers', '2')]),
    goods('bagged vacuum', 'vacuum', [is('Bagged', 'Yes')]),
    goods('hob with built in extractor', 'hob', [is('Built-in extraction', 'Yes')]),
    goods('steam washing machine 10kg', 'washing-machine', [is('Steam', 'Yes'), is('Capacity', '10 kg')]),
  ],
  purpose: [
    goods('freezer that works in a cold outbuilding', 'freezer', [is('Garage safe', '−15 °C', '−12 °C')]),
    goods('student house fridge', ['fridge', 'fridge-freezer']),
    goods('coffee machine for beginners', 'coffee'),
    goods('dryer for flat with no outside wall', 'tumble-dryer', [not('Dryer type', 'Vented')]),
    goods('hoover for stairs and pet hair', 'vacuum'),
    goods('quiet dishwasher for open plan living', 'dishwasher', [max('Noise', 44)]),
    goods('cooker for a bedsit', 'cooker', [max('Width', 550)]),
  ],
  'two-things': [
    { text: 'fridge + freezer separate', among: [{ kinds: ['fridge'] }, { kinds: ['freezer'] }] },
    {
      text: 'washing machine and tumble dryer white',
      among: [
        { kinds: ['washing-machine'], facts: [is('Colour', 'White')] },
        { kinds: ['tumble-dryer'], facts: [is('Colour', 'White')] },
      ],
    },
  ],
  sentence: [
    goods('im after a fridge freezer thats tall and thin for a gap of 56cm', 'fridge-freezer', [
      max('Width', 560),
    ]),
    goods('our tumble dryer has died and we need a cheap one quick', 'tumble-dryer'),
    goods('can you recommend a good washing machine for about £400', 'washing-machine', [], {
      price: { min: 300, max: 480 },
    }),
    goods('looking for an induction hob that just plugs in', 'hob', [
      is('Hob type', 'Induction'),
      is('Plug', '13 A'),
    ]),
    goods('need a dishwasher that fits a 45cm gap and is integrated', 'dishwasher', [
      max('Width', 450),
      is('Installation', 'Integrated'),
    ]),
    goods(
      'do you have any black american fridges under a grand',
      'american-fridge',
      [is('Colour', 'Black')],
      {
        price: { max: 1000 },
      },
    ),
    goods('we are a couple with no kids what size washing machine', 'washing-machine', [max('Capacity', 8)]),
    goods('which cordless hoover lasts longest on one charge', 'vacuum', [
      is('Type', 'Cordless vacuum cleaner'),
      min('Run time', 55),
    ]),
    goods('i would like a gas cooker 50cm wide with a separate grill', 'cooker', [
      is('Fuel', 'Gas'),
      between('Width', 495, 505),
    ]),
    goods('want a double oven to go under the worktop', 'double-oven', [between('Height', 700, 730)]),
    goods('my husband wants a beer fridge for his birthday', 'drinks-cooler'),
    goods(
      'something quiet to wash clothes at night',
      ['washing-machine', 'washer-dryer'],
      [max('Noise', 72)],
    ),
  ],
  model: [
    goods('pendlewick p9-14', 'washing-machine', [], { models: ['P9-14'] }),
    goods('LO 72P', 'single-oven', [], { named: ['LO-72P'] }),
    goods('q4 60 hob', 'hob', [], { named: ['Q4-60'] }),
    goods('HXAC26', 'cooling', [], { named: ['HXAC26'] }),
  ],
  seasonal: [
    goods('fan for heatwave', 'cooling'),
    goods('turkey sized oven', ['single-oven', 'range-cooker', 'double-oven'], [min('Oven capacity', 70)]),
  ],
  odd: [
    goods('fridge/freezer 50/50', 'fridge-freezer', [is('Split', '50/50')]),
    goods('washingmachine9kg', 'washing-machine', [is('Capacity', '9 kg')]),
    goods('tumble  dryer ,heat  pump', 'tumble-dryer', [is('Dryer type', 'Heat pump')]),
    goods('waschmaschine', 'washing-machine'),
  ],
};
