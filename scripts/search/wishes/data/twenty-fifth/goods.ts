import { between, goods, is, max, min, none, not, type } from '../../put.ts';
import type { Questions } from '../../types.ts';

const STANDING = ['Freezer', 'Integrated freezer'];
const OVER = (fact: string, figure: number) => min(fact, figure + 1);
const BUILT_OVENS = ['single-oven', 'double-oven', 'compact-oven'];

export const wishes: Questions = {
  kind: [goods('Kettle', 'kettle'), none('tellys', 'telly'), goods('coffee makers', 'coffee')],
  feature: [
    goods('self cleaning oven pyrolytic', BUILT_OVENS, [is('Cleaning', 'Pyrolytic')]),
    goods('american fridge freezer with ice and water plumbed', 'american-fridge', [
      is('Water and ice', 'Plumbed'),
    ]),
    goods('duel zone air fryer / two drawers', 'air-fryer', [is('Drawers', '2')]),
    goods('black fridge freezer 50/50', 'fridge-freezer', [is('Colour', 'Black'), is('Split', '50/50')]),
    type('gas cooker with a lid and eye level grill', 'Gas cooker'),
    goods('a rated washing machine quick wash', 'washing-machine', [is('Energy class', 'A of A–G')]),
  ],
  measure: [
    goods('dishwasher 45cm', 'dishwasher', [between('Width', 440, 460)]),
    goods('fridge freezer no taller than 170cm', 'fridge-freezer', [max('Height', 1700)]),
    goods('9kg washing machine 1400 spin', 'washing-machine', [
      is('Capacity', '9 kg'),
      is('Spin speed', '1400 rpm'),
    ]),
    goods('range cooker 90 cm dual fuel', 'range-cooker', [
      between('Width', 890, 900),
      is('Fuel', 'Dual fuel'),
    ]),
    goods('american fridge freezer under 90cm wide to fit gap', 'american-fridge', [max('Width', 899)]),
    goods('hob 75cm wide induction 5 zones', 'hob', [
      is('Hob type', 'Induction'),
      between('Width', 730, 790),
    ]),
    type('freezer to fit under worktop 82cm high', STANDING, [max('Height', 820)]),
    goods('60x60x85 washing machine', 'washing-machine', [
      max('Width', 600),
      max('Depth', 600),
      max('Height', 850),
    ]),
    goods('1.7l kettle', 'kettle', [is('Holds', '1.7 L')]),
    goods('air frier 8 litre or bigger', 'air-fryer', [min('Basket size', 8)]),
    goods('narrow fridge 50cm', 'fridge', [max('Width', 500)]),
    goods('washing machine depth less than 50cm', 'washing-machine', [max('Depth', 499)]),
    // None has such a capacity: the nearest there is.
    type('200l chest freezer', 'Chest freezer', [between('Total capacity', 175, 260)]),
    goods('cooker hood 24 inch', 'hood', [between('Width', 590, 610)]),
    goods('800w microwave 20 litres', 'microwave', [
      is('Microwave power', '800 W'),
      between('Oven capacity', 19, 21),
    ]),
  ],
  price: [
    goods('microwave less than 80 quid', 'microwave', [], { price: { max: 80 } }),
    goods('american fridge freezers between 800 and 1200', 'american-fridge', [], {
      price: { min: 800, max: 1200 },
    }),
    type('cordless vacuum £200-£300', 'Cordless vacuum cleaner', [], { price: { min: 200, max: 300 } }),
    goods('cheapest tumble drier you do', 'tumble-dryer', [], {
      extreme: { of: 'price', end: 'least', within: 1 },
    }),
    goods('toaster around 30 pounds', 'toaster', [], { price: { min: 25, max: 35 } }),
    goods('max 500 built in double oven', 'double-oven', [], { price: { max: 500 } }),
    goods('dishwasher sub 400 quid in white', 'dishwasher', [is('Colour', 'White')], { price: { max: 400 } }),
    goods('range cooker up to 1.5k', 'range-cooker', [], { price: { max: 1500 } }),
    goods('anything for £25 kitchen gift', ['kettle', 'toaster', 'blender', 'coffee'], [], {
      price: { max: 25 },
    }),
    goods('stand mixer over £250 decent one', 'stand-mixer', [], { price: { min: 250 } }),
  ],
  negation: [
    goods('washing machine not smart', 'washing-machine', [is('Smart', 'No')]),
    goods('tumble dryer that doesnt need a vent hose', 'tumble-dryer', [not('Dryer type', 'Vented')]),
    goods('hob not induction', 'hob', [is('Hob type', 'Gas', 'Ceramic')]),
    goods('coffee machine no pods', 'coffee'),
    type('vacuum bagless not cordless', 'Cylinder vacuum cleaner', [is('Bagged', 'No')]),
    goods('electric cooker non touch, proper knobs', 'cooker', [
      is('Fuel', 'Electric', 'Induction'),
      is('Controls', 'Knobs'),
    ]),
    goods('kettle no plastic inside', 'kettle', [not('Material', 'Plastic')]),
    goods('american style fridge w/o water dispenser', 'american-fridge', [is('Water and ice', 'None')]),
    type('washer dryer but not integrated', 'Washer dryer'),
    type('freezer - not a chest one - white', STANDING, [is('Colour', 'White')]),
  ],
  comparative: [
    goods('biggest washing machine drum', 'washing-machine', [], {
      extreme: { of: 'Capacity', end: 'most', within: 1 },
    }),
    {
      text: 'induction vs ceramic hob',
      first: { kinds: ['hob'], facts: [is('Hob type', 'Induction', 'Ceramic')] },
      pages: ['/buying-guides/hobs'],
    },
    goods('most energy efficient fridge freezer', 'fridge-freezer', [is('Energy class', 'A of A–G')]),
    {
      text: 'is heat pump better than condenser',
      first: { kinds: ['tumble-dryer'], facts: [not('Dryer type', 'Vented')] },
      pages: ['/buying-guides/tumble-dryers'],
    },
    goods('something bigger than a 60cm cooker', ['range-cooker', 'cooker'], [OVER('Width', 600)]),
    none('best rated steam iron', 'steam iron'),
    goods('fastest spin washing mashine 1600?', 'washing-machine', [is('Spin speed', '1600 rpm')]),
    {
      text: 'blender or food processor which do i need',
      among: [{ kinds: ['blender'] }, { kinds: ['processor'] }],
    },
  ],
  purpose: [
    goods('freezer for garage / outbuilding', 'freezer', [not('Garage safe', 'No')]),
    // None is smaller.
    type('slow cooker for one person', 'Slow cooker', [max('Pot size', 3.5)]),
    goods('dishwasher for tiny flat, single', 'dishwasher', [max('Width', 550)]),
    type(
      'microwave easy to use for my mum (91)',
      ['Microwave', 'Built-in microwave'],
      [is('Controls', 'Knobs'), is('Smart', 'No')],
    ),
    goods('bread dough kneading', 'stand-mixer'),
    goods('Something to make soup and smoothies', 'blender', [is('Hot soup', 'Yes')]),
    goods('student room mini fridge', ['fridge', 'drinks-cooler'], [max('Height', 850)]),
    {
      text: 'hob for pacemaker safe?',
      first: { kinds: ['hob'], facts: [is('Hob type', 'Gas', 'Ceramic')] },
      pages: ['/buying-guides/hobs'],
    },
    type('vacuum for stairs and the car', 'Cordless vacuum cleaner'),
  ],
  description: [
    goods('thing that sucks steam over the cooker', 'hood'),
    goods('machine that washes AND drys clothes in one go', 'washer-dryer'),
    goods('the bit that joins dryer on top of washer', 'stacking-kit'),
    none('iron with the big water tank on the side', 'iron'),
    goods('cabinet to keep wine at right temp', 'wine-cooler'),
    goods('fries chips without oil', 'air-fryer'),
    goods('cooking top that uses magnets', 'hob', [is('Hob type', 'Induction')]),
    type('stuff to get rid of limescale in the kettle', 'Descaler'),
    type('freezer you open from the top like a trunk', 'Chest freezer'),
    type('pot that cooks stew all day while at work', 'Slow cooker'),
    goods('thing that chops veg and grates cheese for you', 'processor'),
  ],
  absent: [
    none('dyson v11', 'Dyson', { types: ['Cordless vacuum cleaner'] }),
    none('Ninja', 'Ninja', { kinds: ['air-fryer', 'blender'] }),
    none('samsung american fridge freezer RS68', 'Samsung', { kinds: ['american-fridge'] }),
  ],
  misspelling: [
    goods('fidge frezer', 'fridge-freezer'),
    goods('dishwaser slim line', 'dishwasher', [max('Width', 460)]),
    goods('tumbel dryr condensor', 'tumble-dryer', [is('Dryer type', 'Condenser')]),
    goods('indction hob', 'hob', [is('Hob type', 'Induction')]),
    // There is none of that form: an upright one, or one with a cord.
    type('vaccum cleener upright', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner']),
  ],
};
