import { between, goods, is, max, min, none, not, type } from '../../put.ts';
import type { Questions } from '../../types.ts';

const DRYING = ['tumble-dryer', 'washer-dryer', 'dehumidifier'];
const OVENS = ['single-oven', 'double-oven', 'range-cooker', 'cooker'];
const SILVER = ['Silver', 'Stainless steel'];
const DARK = ['Black', 'Gunmetal grey'];

export const wishes: Questions = {
  kind: [
    goods('built under double oven', 'double-oven', [max('Height', 730)]),
    type('integrated washer dryer', 'Integrated washer dryer'),
    goods('food waste disposal unit for sink', 'disposer'),
    goods('tall larder fridge no freezer', 'fridge', [min('Height', 1400)]),
  ],
  measure: [
    type('60cm int dishwasher white door?', 'Integrated dishwasher', [min('Width', 590)]),
    goods('washing machine 9kg', 'washing-machine', [is('Capacity', '9 kg')]),
    type('slimline dishwasher freestanding', 'Dishwasher', [max('Width', 460)]),
    goods('5 burner gas hob 75cm', 'hob', [
      is('Hob type', 'Gas'),
      is('Hob zones', '5 zones'),
      between('Width', 700, 780),
    ]),
    goods('50cm electric cooker ceramic', 'cooker', [is('Hob type', 'Ceramic'), max('Width', 500)]),
    type('chest freezer 200 litres', 'Chest freezer', [between('Total capacity', 175, 260)]),
    goods('30cm wine cooler', 'wine-cooler', [max('Width', 300)]),
    goods('chimney cooker hood 60cm stainless', 'hood', [
      is('Mount', 'Chimney'),
      between('Width', 590, 600),
      is('Colour', 'Stainless steel'),
    ]),
    goods('warming drawer 14cm', 'warming-drawer', [is('Height', '140 mm')]),
    goods('gap is 54.5cm wide need fridge freezer to fit', 'fridge-freezer', [max('Width', 545)]),
  ],
  feature: [
    goods('8kg heat pump tumble dryer', 'tumble-dryer', [
      is('Capacity', '8 kg'),
      is('Dryer type', 'Heat pump'),
    ]),
    type('integrated fridge freezer 70/30', 'Integrated fridge freezer', [is('Split', '70/30')]),
    goods('american fridge freezer non plumbed water dispenser', 'american-fridge', [
      is('Water and ice', 'Tank'),
    ]),
    goods('induction hob plug in 13 amp', 'hob', [is('Hob type', 'Induction'), is('Plug', '13 A')]),
    type('bean to cup with milk frother', 'Bean to cup coffee machine', [not('Milk', 'None')]),
    goods('variable temperature kettle green tea', 'kettle', [is('Variable temperature', 'Yes')]),
    type('robot hoover that mops too', 'Robot vacuum cleaner', [is('Mops', 'Yes')]),
  ],
  'maker-kind': [
    goods('Aldermoor range cooker', 'range-cooker', [], { makers: ['Aldermoor'] }),
    type('Nimbus cordless vacuum', 'Cordless vacuum cleaner'),
  ],
  colour: [
    goods('built in microwave black', 'microwave', [is('Colour', 'Black')], {
      types: ['Built-in microwave', 'Combination microwave'],
    }),
    goods('brass boiling water tap', 'boiling-tap', [is('Colour', 'Gold')]),
    goods('1.5 bowl sink granite black', 'sink', [
      is('Bowls', '1.5'),
      is('Colour', ...DARK),
      is('Material', 'Granite composite'),
    ]),
    goods('cream 4 slice toaster', 'toaster', [is('Colour', 'Cream')]),
    goods('pull out kitchen tap matt black', 'tap', [is('Colour', 'Black')]),
  ],
  price: [
    goods('air fryer about £100', 'air-fryer', [], { price: { min: 75, max: 125 } }),
    goods('fridge freezer between 400 and 600 pounds', 'fridge-freezer', [], {
      price: { min: 400, max: 600 },
    }),
    goods('cheap microwave under £80', 'microwave', [], { price: { max: 80 } }),
    // None is as cheap as that: the cheapest there are.
    type('espresso machine less than £200', 'Espresso machine', [], {
      extreme: { of: 'price', end: 'least', within: 3 },
    }),
    goods('range cooker max 2 grand induction top', 'range-cooker', [], { price: { max: 2000 } }),
    goods('best freezer for around £250', 'freezer', [], { price: { min: 200, max: 300 } }),
  ],
  comparative: [
    goods('cheapest tumble dryer to run', 'tumble-dryer', [is('Dryer type', 'Heat pump')]),
    goods('biggest drum washing machine you do', 'washing-machine', [], {
      extreme: { of: 'Capacity', end: 'most', within: 1 },
    }),
    goods('lightest cordless vac', 'vacuum', [], {
      types: ['Cordless vacuum cleaner'],
      extreme: { of: 'Weight', end: 'least', within: 1 },
    }),
  ],
  negation: [
    goods('washing machine no wifi no app just a normal one', 'washing-machine', [is('Smart', 'No')]),
    goods('electric hob not induction', 'hob', [is('Hob type', 'Ceramic')]),
    goods('tumble dryer that doesnt need a vent', 'tumble-dryer', [not('Dryer type', 'Vented')]),
    goods('blender glass jug not plastic £50ish', 'blender', [is('Jug material', 'Glass')], {
      price: { min: 35, max: 65 },
    }),
  ],
  'energy-noise': [
    goods('cooker hood under 60db', 'hood', [max('Noise', 59)]),
    goods(
      'neighbours downstairs complain about spin noise',
      ['washing-machine', 'washer-dryer'],
      [max('Noise', 72)],
    ),
  ],
  description: [
    goods('steam wardrobe for suits', 'steam-cabinet'),
    goods('clothes take days to dry in my flat no garden', DRYING),
    goods('black mould on bedroom windows every winter', 'dehumidifier'),
    goods('too hot to sleep in loft room', 'cooling'),
    goods('hayfever terrible at night', 'purifier'),
    goods('whole house stinks of fish after cooking', ['hood', 'purifier', 'hood-filter']),
    type('want dinner ready when I get in from work', ['Slow cooker', 'Pressure cooker']),
    goods('one machine that washes and dries', 'washer-dryer'),
    goods('instant hot water for tea without a kettle', 'boiling-tap'),
    goods('tiny kitchen only two of us hate washing up', 'dishwasher', [max('Width', 550)]),
    type('limescale in kettle whats best to get rid', 'Descaler'),
    {
      text: 'washing machine smells like drains',
      first: { types: ['Cleaner'] },
      pages: ['/it-broke', '/spares-and-repair'],
    },
    goods('no outside wall for extractor what can i use', ['hood', 'hob']),
    {
      text: 'can i put dryer on top of washer',
      first: { kinds: ['stacking-kit'] },
      pages: ['/installation', '/buying-guides/tumble-dryers'],
    },
    goods('mixing cake by hand is killing me', 'stand-mixer'),
  ],
  purpose: [
    type('something to get dog hair off stairs', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner']),
    goods(
      'family of 6 washing never ends need big machine',
      ['washing-machine', 'washer-dryer'],
      [min('Capacity', 9)],
    ),
    goods('freezer that can go in an unheated garage', 'freezer', [not('Garage safe', 'No')]),
    goods('beer fridge for the man cave', 'drinks-cooler'),
    goods('make gluten free loaf at home', 'bread-maker', [is('Gluten free', 'Yes')]),
    goods('thing for making soup and smoothies', 'blender'),
    goods('slice and grate loads of veg quick', 'processor'),
    goods('keep plates hot for sunday lunch', 'warming-drawer'),
    type('something for uni halls to cook in just a microwave small', 'Microwave', [
      max('Oven capacity', 20),
    ]),
  ],
  sentence: [goods('mum has arthritis need a light kettle easy to pour', 'kettle')],
  seasonal: [
    goods('oven big enough for xmas turkey', OVENS, [min('Oven capacity', 65)]),
    {
      text: 'black friday washing machine deals',
      first: { kinds: ['washing-machine'] },
      pages: ['/price-policy'],
    },
    type('heatwave portable air con', 'Portable air conditioner'),
  ],
  'two-things': [
    goods('kettle and toaster set under 70', ['kettle', 'toaster', 'breakfast-set'], [], {
      price: { max: 70 },
    }),
    {
      text: 'washing machine and tumble dryer in black',
      among: [
        { kinds: ['washing-machine'], facts: [is('Colour', ...DARK)] },
        { kinds: ['tumble-dryer'], facts: [is('Colour', ...DARK)] },
      ],
    },
    {
      text: 'oven and hob together',
      among: [
        { kinds: ['single-oven', 'double-oven', 'compact-oven', 'cooker'] },
        { kinds: ['hob', 'cooker'] },
      ],
    },
  ],
  spares: [
    goods('charcoal filter for cooker hood', 'hood-filter', [is('Filter', 'Carbon')]),
    goods('longer drain hose for washing machine', 'hose', [], { named: ['drain'] }),
    goods('vent pipe for dryer', ['ducting', 'hose']),
  ],
  absent: [
    none('bosch series 4 dishwasher', 'Bosch', { kinds: ['dishwasher'] }),
    none('smeg fridge cream retro', 'Smeg', { kinds: ['fridge', 'fridge-freezer'] }),
    none('ninja air fryer 2 drawers', 'Ninja', { kinds: ['air-fryer'], facts: [is('Drawers', '2')] }),
    none('do you sell miele washing machines', 'Miele', { kinds: ['washing-machine'] }),
    none('red kitchenaid mixer', 'KitchenAid', { kinds: ['stand-mixer'] }),
    none('samsung american fridge freezer silver', 'Samsung', {
      kinds: ['american-fridge'],
      facts: [is('Colour', ...SILVER)],
    }),
  ],
  misspelling: [
    goods('inducton hobb 4 ring 60cm', 'hob', [
      is('Hob type', 'Induction'),
      is('Hob zones', '4 zones'),
      between('Width', 580, 600),
    ]),
    type('dishwaser intergrated slimeline', 'Integrated dishwasher', [max('Width', 460)]),
    goods('condensor tumbel drier', 'tumble-dryer', [not('Dryer type', 'Vented')]),
    goods('frige frezer frost free white', 'fridge-freezer', [
      is('Frost free', 'Yes'),
      is('Colour', 'White'),
    ]),
    type('coffe mashine bean 2 cup', 'Bean to cup coffee machine'),
  ],
};
