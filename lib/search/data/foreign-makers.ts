import type { Kind } from '@/lib/catalogue/kinds/table';

const BREAKFAST: readonly Kind[] = ['Kettle', 'Toaster', 'Kettle and toaster set'];

const VACUUMS: readonly Kind[] = [
  'Cordless vacuum cleaner',
  'Cylinder vacuum cleaner',
  'Robot vacuum cleaner',
];

const WHITE: readonly Kind[] = [
  'Washing machine',
  'Integrated washing machine',
  'Washer dryer',
  'Tumble dryer',
  'Dishwasher',
  'Integrated dishwasher',
  'Fridge freezer',
  'Single oven',
  'Induction hob',
];

/**
 * Makers whose name also means something else. They are meant only if a product that they are known for is named beside
 * it.
 */
export const NAMESAKES: readonly (readonly [name: string, kinds: readonly Kind[]])[] = [
  [
    'Sage',
    [
      'Espresso machine',
      'Bean to cup coffee machine',
      'Filter coffee machine',
      'Food processor',
      'Blender',
      ...BREAKFAST,
    ],
  ],
  ['Swan', BREAKFAST],
  ['Hoover', WHITE],
  [
    'Stoves',
    [
      'Electric cooker',
      'Gas cooker',
      'Dual fuel cooker',
      'Electric range cooker',
      'Dual fuel range cooker',
      'Gas range cooker',
      'Single oven',
      'Double oven',
      'Induction hob',
    ],
  ],
];

/**
 * Makers that people ask for and that this shop may not sell. For those with a single subject, the name alone implies
 * these kinds.
 */
export const WELL_KNOWN_MAKERS: readonly (readonly [names: string, kinds?: readonly Kind[]])[] = [
  ['Bosch|Siemens|AEG|Zanussi|Hotpoint|Beko|Indesit|Samsung|LG|Miele|Neff|Candy|Whirlpool|Smeg|Electrolux'],
  ['Haier|Hisense|Fisher & Paykel|Fisher and Paykel|Grundig|Sharp|Gorenje|Montpellier|Amica|Bush|Logik'],
  ['Panasonic|Toshiba|Philips|Bertazzoni|Caple|CDA|Baumatic|Teka|Blomberg|Daewoo|Russell Hobbs|Breville'],
  ['Morphy Richards|Tefal|Tower|Cuisinart|Gaggenau|Asko|Liebherr|Fridgemaster|Belling|Stoves'],
  ['Leisure|New World|Flavel|Cookworks|Delonghi|De Longhi|Black & Decker|Hoover appliances|Sub-Zero|Wolf'],
  ['Dyson|Shark|Vax|Bissell', VACUUMS],
  ['Gtech|Halo|Bissell Crosswave', ['Cordless vacuum cleaner']],
  ['Henry|Hetty|Numatic', ['Cylinder vacuum cleaner']],
  ['Roomba|iRobot|Roborock|Ecovacs|Deebot|Eufy|Dreame|Narwal|Neato', ['Robot vacuum cleaner']],
  [
    'Rangemaster|Aga|Falcon|Lacanche|Everhot|Rayburn',
    ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
  ],
  ['Quooker|Qettle|Zip|Fohen|Hanstrom', ['Boiling-water tap']],
  ['Grohe|Abode|Perrin & Rowe', ['Kitchen tap', 'Boiling-water tap']],
  ['InSinkErator', ['Waste disposer']],
  ['Reginox|Astracast|Carron Phoenix|Villeroy & Boch', ['Sink']],
  ['Franke|Blanco', ['Sink']],
  ['Elica|Faber', ['Cooker hood']],
  ['Bora', ['Venting hob']],
  ['Nespresso|Jura|Gaggia|Lavazza|Tassimo', ['Bean to cup coffee machine', 'Espresso machine']],
  ['Ninja|Cosori|Instant Vortex|Salter', ['Air fryer']],
  [
    'Melitta|Krups|Bialetti|Moccamaster',
    ['Bean to cup coffee machine', 'Espresso machine', 'Filter coffee machine'],
  ],
  ['Sage Barista|Sage Oracle|Barista Express', ['Espresso machine']],
  ['Magimix', ['Food processor']],
  ['Levoit|Blueair', ['Air purifier']],
  ['Tineco|Sebo|Karcher', VACUUMS],
  [
    'ILVE|Britannia|La Cornue|Mercury',
    ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
  ],
  ['Luxair|Airforce', ['Cooker hood']],
  ['Lec|Statesman|Cookology|Klarstein|Ariston|Midea|TCL|Xiaomi|Ikea'],
  ['Dualit', ['Toaster', 'Kettle']],
  ['KitchenAid|Kenwood Chef', ['Stand mixer']],
  ['Kenwood', ['Stand mixer', 'Food processor', 'Blender']],
  ['Meaco|Ebac', ['Dehumidifier']],
  ['Vitamix|Nutribullet', ['Blender']],
  ['Husky', ['Drinks cooler', 'Wine cooler']],
];
