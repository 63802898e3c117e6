import { between, goods, is, max, min, not, type } from '../../put.ts';
import type { Questions } from '../../types.ts';

const LARGE_FRIDGES = ['fridge', 'fridge-freezer', 'american-fridge'] as const;
const COLD = [...LARGE_FRIDGES, 'freezer', 'wine-cooler', 'drinks-cooler'] as const;

/** Plain queries of somebody at home: what it is for, where it goes and what it must not need. */
export const wishes: Questions = {
  misspelling: [
    goods('sumthing to keep wine in', 'wine-cooler'),
    goods('sumfing to dry cloths', ['tumble-dryer', 'washer-dryer', 'dehumidifier']),
    goods('wot washes and drys', 'washer-dryer'),
    goods('fridge wiv freezer at the botom', 'fridge-freezer'),
    goods('a thinng for keeping plates worm', 'warming-drawer'),
    goods('dishwaser that fits undre the worktop', 'dishwasher', [max('Height', 875)]),
    goods(
      'oven thats eazy to clean',
      ['single-oven', 'double-oven', 'compact-oven'],
      [is('Cleaning', 'Pyrolytic', 'Hydrolytic', 'Catalytic')],
    ),
    goods('somthing too suck up dog hair', 'vacuum'),
    goods('kettel for won person', 'kettle'),
  ],
  description: [
    goods(
      'something to dry clothes in a flat',
      ['tumble-dryer', 'washer-dryer'],
      [not('Dryer type', 'Vented')],
    ),
    goods('something to keep beers cold in the shed', ['drinks-cooler', 'fridge']),
    goods('thing that takes the damp out of a bedroom', 'dehumidifier'),
    goods('machine that makes proper coffee from beans', 'coffee', [], {
      types: ['Bean to cup coffee machine'],
    }),
    goods(
      'something to get rid of cooking smells with no pipe outside',
      ['hood', 'hob'],
      [is('Recirculating', 'Yes')],
    ),
    type('somewhere to keep half a cow frozen', 'Chest freezer'),
    goods('something instead of a kettle that gives boiling water straight away', 'boiling-tap'),
    goods('something to stop the lounge getting so hot at night', 'cooling'),
  ],
  purpose: [
    goods('fridge for caravan', ['fridge', 'drinks-cooler'], [max('Width', 560), max('Height', 900)]),
    goods('dishwasher quiet enough for open plan', 'dishwasher', [max('Noise', 44)]),
    goods(
      'washing machine for a first floor flat with thin floors',
      ['washing-machine', 'washer-dryer'],
      [max('Noise', 74)],
    ),
    goods('freezer for an outbuilding', 'freezer', [is('Garage safe', '−15 °C', '−12 °C')]),
    goods('microwave for an office kitchen', 'microwave', [is('Installation', 'Worktop')]),
    goods('slow cooker for a big family', 'slow-cooker', [min('Pot size', 4.7)]),
  ],
  feature: [
    goods('60cm gas cooker lpg', 'cooker', [between('Width', 590, 605), is('LPG ready', 'Yes')], {
      types: ['Gas cooker'],
    }),
    goods('gas hob for bottled gas', 'hob', [is('LPG ready', 'Yes')]),
    goods('hob that works with old pans', 'hob', [not('Hob type', 'Induction')]),
    goods('cooker i can use my aluminium pans on', 'cooker', [not('Hob type', 'Induction')]),
    goods('hob for copper saucepans', 'hob', [not('Hob type', 'Induction')]),
    goods('american fridge no plumbing', 'american-fridge', [is('Water and ice', 'Tank', 'None')]),
    goods(
      'ice and water without a pipe',
      ['american-fridge', 'fridge-freezer'],
      [is('Water and ice', 'Tank')],
    ),
    goods('tumble dryer no hose out of the window', 'tumble-dryer', [not('Dryer type', 'Vented')]),
    goods('fridge freezer door opens to the left', 'fridge-freezer', [is('Hinge reversible', 'Yes')]),
    goods('microwave with left hinge', 'microwave', [is('Hinge', 'Left')]),
    goods('no preheat oven chips', 'air-fryer'),
    goods('hob easy to wipe clean', 'hob', [not('Hob type', 'Gas')]),
    goods('cooker with a lid', 'cooker', [is('Lid', 'Glass')]),
    goods('plug in hob 13 amp', ['hob'], [is('Plug', '13 A')]),
    goods('cooker no gas', ['cooker', 'range-cooker'], [is('Fuel', 'Electric', 'Induction')]),
    goods('freezer that never needs defrosting', 'freezer', [is('Frost free', 'Yes')]),
  ],
  comparative: [
    goods('tumble dryer cheap to run', 'tumble-dryer', [is('Dryer type', 'Heat pump')]),
    goods('fridge freezer that doesnt use much electric', 'fridge-freezer', [
      is('Energy class', 'A of A–G', 'B of A–G', 'C of A–G'),
    ]),
    goods('least noisy hoover', 'vacuum', [], { extreme: { of: 'Noise', end: 'least', within: 4 } }),
  ],
  measure: [
    goods('fridge fits under worktop', COLD, [max('Height', 875)]),
    goods('narrow wine fridge for a 15cm space', 'wine-cooler', [max('Width', 150)]),
    goods('washing machine not too deep', ['washing-machine'], [max('Depth', 560)]),
  ],
};
