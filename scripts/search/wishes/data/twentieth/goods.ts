import { between, goods, is, max, min, none, not } from '../../put.ts';
import type { Questions } from '../../types.ts';

const WASHERS = ['washing-machine', 'washer-dryer'];
const OVENS = ['single-oven', 'double-oven', 'range-cooker', 'cooker'];

export const wishes: Questions = {
  kind: [
    goods('larder', 'fridge'),
    goods('stick blender or jug blender', 'blender'),
    goods('kitchen extractor', 'hood'),
    goods('double cooker gas', ['cooker', 'range-cooker'], [is('Fuel', 'Gas', 'Dual fuel')]),
    goods('cappuccino machine', 'coffee'),
  ],
  description: [
    goods('something to get red wine out of a tablecloth', WASHERS),
    goods('wash the dogs bedding', WASHERS),
    goods('towels come out stiff off the radiator', ['tumble-dryer', 'washer-dryer', 'steam-cabinet']),
    goods('sick of hanging clothes on the banister', ['tumble-dryer', 'washer-dryer', 'dehumidifier']),
    goods('gets baked on cheese off lasagne dishes', 'dishwasher'),
    goods('four of us and nobody will do the washing up', 'dishwasher'),
    goods('where to put a weeks shopping that needs to stay cold', [
      'fridge',
      'fridge-freezer',
      'american-fridge',
    ]),
    goods('ice cubes out of the door', 'american-fridge', [is('Water and ice', 'Tank', 'Plumbed')]),
    goods('keep a whole deer carcass', 'freezer'),
    goods('allotment glut need to keep the beans all winter', 'freezer'),
    goods('keeping champagne at the right temperature', 'wine-cooler'),
    goods('somewhere for cans of coke in the games room', 'drinks-cooler'),
    goods('proof dough and keep the sunday plates hot', 'warming-drawer'),
    goods('burglar alarm goes off when i fry bacon', 'hood'),
    goods('suck up steam from the pasta pan without a hood', 'hob', [is('Built-in extraction', 'Yes')]),
    goods('mushrooms growing on bathroom wall', 'dehumidifier'),
    goods('loft conversion like an oven in july', 'cooling'),
    goods('hay fever in the bedroom', 'purifier'),
    goods('crumbs under the high chair', 'vacuum'),
    goods('golden retriever moulting everywhere', 'vacuum'),
    goods('flat white like the cafe', 'coffee'),
    goods('knocks up a victoria sponge mix', 'stand-mixer'),
    goods('grate a kilo of cheese quickly', 'processor'),
    goods('baby food purees', ['blender', 'processor']),
    goods('crunchy chips but healthier', 'air-fryer'),
    goods('beef stew that cooks itself all day', 'slow-cooker'),
    goods('gluten free loaf at home', 'bread-maker'),
    goods('crumpets for four', 'toaster'),
    goods('warm up last nights takeaway', 'microwave'),
    goods('de crease a suit before a wedding', 'steam-cabinet'),
    goods('where do i put food scraps so they dont smell', 'disposer'),
    goods('tea without waiting for the kettle', 'boiling-tap'),
    goods('cook six things at once for christmas', ['range-cooker', 'double-oven', 'hob', 'cooker']),
    goods('glass surface you wipe clean and cook on', 'hob', [not('Hob type', 'Gas')]),
  ],
  'maker-kind': [
    goods('kjelder fridge', ['fridge', 'fridge-freezer'], [], { makers: ['Kjelder'] }),
    goods('takumori coffee or microwave', ['microwave', 'coffee'], [], { makers: ['Takumori'] }),
    goods('the aldermoor range in green', 'range-cooker', [is('Colour', 'Green')], { makers: ['Aldermoor'] }),
    goods('cheapest oxlode washer', WASHERS, [], { makers: ['Oxlode'] }),
    goods('duskwell', 'wine-cooler', [], { makers: ['Duskwell'] }),
    goods('nimbria vaccum', 'vacuum', [], { makers: ['Nimbria'] }),
  ],
  model: [
    goods('tarnside tw 914 white', 'washing-machine', [], { models: ['TW-914'] }),
    goods('mevagissey kettle', 'kettle', [], { named: ['mevagissey'] }),
    goods('fold 100 induction', 'range-cooker', [], { named: ['fold 100'] }),
  ],
  price: [
    goods('decent hoover for under a hundred quid', 'vacuum', [], { price: { max: 100 } }),
    goods('dishwasher budget 350', 'dishwasher', [], { price: { max: 350 } }),
    goods('tumble dryer no more than £400', 'tumble-dryer', [], { price: { max: 400 } }),
    goods(
      'integrated fridge freezer between 600 and 900',
      'fridge-freezer',
      [is('Installation', 'Integrated')],
      {
        price: { min: 600, max: 900 },
      },
    ),
    goods('coffee machine less than £150', 'coffee', [], { price: { max: 150 } }),
    goods('cheap kettle', 'kettle', [], { price: { max: 35 } }),
    goods('washing machine £250-£350', 'washing-machine', [], { price: { min: 250, max: 350 } }),
  ],
  negation: [
    goods('vacuum that isnt cordless', 'vacuum', [
      not('Type', 'Cordless vacuum cleaner', 'Robot vacuum cleaner'),
    ]),
    goods('fridge with no ice box', 'fridge'),
    goods('oven not self cleaning', OVENS, [not('Cleaning', 'Pyrolytic')]),
    goods('washing machine no app no wifi no nonsense', 'washing-machine', [is('Smart', 'No')]),
    goods('cooker hood but not stainless steel', 'hood', [not('Colour', 'Stainless steel')]),
    goods('anything but a vented dryer', 'tumble-dryer', [not('Dryer type', 'Vented')]),
  ],
  comparative: [
    goods('quietest dishwasher you do', 'dishwasher', [max('Noise', 41)]),
    goods('cheapest to run tumble dryer', 'tumble-dryer', [is('Dryer type', 'Heat pump')]),
    goods('vacuum with longest battery life', 'vacuum', [min('Run time', 60)]),
  ],
  measure: [
    goods('fridge freezer 55cm wide', 'fridge-freezer', [between('Width', 530, 555)]),
    goods('american fridge that fits 90cm gap', 'american-fridge', [max('Width', 900)]),
    goods('cooker 50 cm electric', 'cooker', [between('Width', 490, 505), is('Fuel', 'Electric')]),
    goods('freezer under 85cm high', 'freezer', [max('Height', 850)]),
    goods('20l dehumidifier', 'dehumidifier', [between('Extraction a day', 19, 21)]),
  ],
  colour: [
    goods('duck egg blue toaster', 'toaster', [is('Colour', 'Blue', 'Pastel blue', 'Green')]),
    goods('red kettle', 'kettle'),
    goods('white cooker hood', 'hood', [is('Colour', 'White')]),
    goods('cream range', 'range-cooker', [is('Colour', 'Cream')]),
  ],
  'energy-noise': [
    goods('fridge freezer low electric use', 'fridge-freezer', [
      is('Energy class', 'A of A–G', 'B of A–G', 'C of A–G'),
    ]),
    goods('dishwasher for open plan that you cant hear', 'dishwasher', [max('Noise', 44)]),
    goods('washing machine wont wake the neighbours', 'washing-machine', [max('Noise', 74)]),
  ],
  feature: [
    goods('oven with catalytic liners', OVENS, [is('Cleaning', 'Catalytic')]),
    goods(
      'fridge freezer with a water dispenser that isnt plumbed',
      ['fridge-freezer', 'american-fridge'],
      [is('Water and ice', 'Tank')],
    ),
    goods('gas hob with a wok burner', 'hob', [is('Hob type', 'Gas')]),
    goods('kettle for pour over coffee', 'kettle', [is('Spout', 'Gooseneck')]),
    goods('washing machine with 15 min wash', 'washing-machine', [is('Quick wash', '14 min', '15 min')]),
    goods('freezer i dont have to defrost', 'freezer', [is('Frost free', 'Yes')]),
    goods('fridge door opens the other way', ['fridge', 'fridge-freezer'], [is('Hinge reversible', 'Yes')]),
    goods('toaster long enough for sourdough', 'toaster'),
    goods('air fryer two drawers', 'air-fryer', [is('Drawers', '2')]),
  ],
  purpose: [
    goods('fridge for a caravan', 'fridge'),
    goods('washing machine for a couple in a flat', 'washing-machine', [max('Capacity', 8)]),
    goods('dishwasher for a big family', 'dishwasher', [min('Place settings', 14)]),
    goods('freezer for an unheated garage', 'freezer', [is('Garage safe', '−15 °C', '−12 °C')]),
    goods('hob for a wheelchair user', 'hob', [is('Hob type', 'Induction', 'Ceramic')]),
    goods('microwave for my gran', 'microwave', [is('Controls', 'Knobs', 'Buttons')]),
    goods('cooker for bottled gas', ['cooker', 'range-cooker', 'hob'], [is('LPG ready', 'Yes')]),
  ],
  sentence: [
    goods(
      'moving into our first house and need a fridge freezer, nothing fancy, about £400',
      'fridge-freezer',
      [],
      {
        price: { min: 300, max: 500 },
      },
    ),
    goods('husband snores so kitchen is next to bedroom, what dishwasher is really silent', 'dishwasher', [
      max('Noise', 44),
    ]),
    goods('do you have a built under double oven 70cm high', 'double-oven', [max('Height', 730)]),
    goods('my old zanussi dryer packed in, want a heat pump one with 9kg drum', 'tumble-dryer', [
      is('Dryer type', 'Heat pump'),
      is('Capacity', '9 kg'),
    ]),
    goods('which washing machines have the drum big enough for a king size duvet', WASHERS, [
      min('Capacity', 9),
    ]),
    goods('I want an induction hob, 80cm, that doesnt need ducting in the ceiling', 'hob', [
      is('Hob type', 'Induction'),
    ]),
  ],
  spares: [
    goods('limescale stuff for kettle', 'care', [
      is('Used on', 'Kettle', 'Coffee machine', 'Kettle, Coffee machine'),
    ]),
    goods('water filter for my american fridge', 'care', [is('Used on', 'American fridge freezer')]),
    goods('hose to fill the washing machine', 'hose', [], { named: ['inlet hose'] }),
    goods('stack dryer on washer bracket', 'stacking-kit'),
    goods('vent hose for tumble dryer out of window', ['hose', 'ducting']),
    goods('greasy hood filters replace', 'hood-filter', [
      is('Filter', 'Grease, aluminium', 'Grease, steel baffle'),
    ]),
    goods('oven cleaner that isnt fumes', 'care', [is('Used on', 'Oven')]),
    goods('tray in case the washer leaks', 'hose', [is('Type', 'Drip tray')]),
    goods('stainless steel polish', 'care'),
    goods('pipe elbow for extractor', 'ducting', [is('Part', '90° bend', '45° bend')]),
  ],
  absent: [
    none('samsung american fridge black', 'Samsung', { kinds: ['american-fridge'] }),
    none('ninja dual air fryer', 'Ninja', { kinds: ['air-fryer'] }),
  ],
  misspelling: [
    goods('fridgefreezer intergrated', 'fridge-freezer', [is('Installation', 'Integrated')]),
    goods('microwhave', 'microwave'),
    goods('enduction hob', 'hob', [is('Hob type', 'Induction')]),
    goods('vacum cleener cordles', 'vacuum', [is('Type', 'Cordless vacuum cleaner')]),
    goods('exspresso machine', 'coffee'),
  ],
  seasonal: [
    {
      text: 'black friday air fryer',
      first: { kinds: ['air-fryer'] },
      pages: ['/black-friday', '/all-offers'],
    },
    { text: 'anything reduced', pages: ['/all-offers', '/black-friday'] },
    {
      text: 'wedding present for people who cook',
      first: { kinds: ['stand-mixer', 'processor', 'blender', 'slow-cooker', 'coffee', 'air-fryer'] },
    },
    { text: 'new year sale washing machines', first: { kinds: ['washing-machine'] }, pages: ['/all-offers'] },
  ],
  odd: [
    goods('FRIDGE FREEZER!!!', 'fridge-freezer'),
    goods('9 kg 1400 white', WASHERS, [min('Capacity', 9)]),
    goods('show me tumble dryers please', 'tumble-dryer'),
  ],
};
