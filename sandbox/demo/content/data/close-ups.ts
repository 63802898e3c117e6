import { statSync } from 'node:fs';
import { CLOSE_UP_FILES } from '../../media/close-ups.ts';
import type { SeedAsset } from '../seed-types.ts';

/** What is seen in each of the studio's close-ups, by the name of its file. */
const SEEN = {
  'washer-drum': 'Looking into a steel washing drum: holes in rays, six ribs and three lifters',
  'washer-drum-wall': 'The wall of a washing drum close up, with its rows of holes and a lifter',
  'dryer-drum': 'Looking into the steel drum of a tumble dryer, with its lifters',
  'dryer-drum-wall': 'The wall of a dryer’s drum close up, with its rows of holes and a lifter',
  'laundry-dial-white': 'A steel dial and a black display on a white panel',
  'laundry-dial-black': 'A steel dial and a black display on a black panel',
  'laundry-dial-grey': 'A steel dial and a black display on a dark grey panel',
  'laundry-dial-silver': 'A steel dial and a black display on a silver panel',
  'laundry-touch-white': 'A black glass strip with a display and touch signs on a white front',
  'laundry-touch-black': 'A black glass strip with a display and touch signs on a black front',
  'laundry-touch-grey': 'A black glass strip with a display and touch signs on a dark grey front',
  'laundry-touch-silver': 'A black glass strip with a display and touch signs on a silver front',
  'washer-plastic-white': 'A white knob with the programmes of a washer printed round it, on a white panel',
  'washer-plastic-black': 'A black knob with the programmes of a washer printed round it, on a black panel',
  'washer-plastic-grey':
    'A black knob with the programmes of a washer printed round it, on a dark grey panel',
  'washer-plastic-silver': 'A grey knob with the programmes of a washer printed round it, on a silver panel',
  'dryer-plastic-white': 'A white knob with the programmes of a dryer printed round it, on a white panel',
  'dryer-plastic-black': 'A black knob with the programmes of a dryer printed round it, on a black panel',
  'dryer-plastic-grey': 'A black knob with the programmes of a dryer printed round it, on a dark grey panel',
  'dryer-plastic-silver': 'A grey knob with the programmes of a dryer printed round it, on a silver panel',
  'laundry-chrome-dial': 'A steel dial on a black glass panel',
  'laundry-chrome-touch': 'The time in large figures on a colour display, in a black glass panel',
  'oven-inside': 'The inside of a lit oven: two wire shelves, a tray and the fan cover',
  'oven-gas-inside': 'The inside of a lit gas oven: two wire shelves and a tray',
  'oven-compact-inside': 'The inside of a small lit oven, with its wire shelf and fan cover',
  'oven-rails': 'Chrome rails at the side of an oven, with two wire shelves in them',
  'oven-runners': 'A wire shelf drawn out of an oven on its runners',
  'oven-fan': 'The round fan cover at the back of an oven, between two wire shelves',
  'oven-floor': 'The black enamel floor and side of an oven, below a baking tray',
  'oven-gas-floor': 'The black enamel floor and side of a gas oven, below a wire shelf and a tray',
  'dish-lower': 'White plates on edge in the lower basket of a dishwasher',
  'dish-upper': 'White and blue cups upside down in the upper basket of a dishwasher',
  'dish-tray': 'Knives, forks and spoons, each in a place of its own in a drawn-out cutlery tray',
  'dish-basket': 'Cutlery standing in a basket among the plates of a dishwasher',
  'fridge-shelves': 'Milk, juice and jars on a glass shelf of a fridge, below a bowl of lemons and limes',
  'fridge-drawer': 'Apples, oranges and carrots in the drawn-out salad drawer of a fridge',
  'fridge-light': 'The top shelf of a fridge under its light, with two jars and a tub',
  'fridge-dispenser': 'A water dispenser in a fridge’s door: a lever below the words water and ice',
  'freezer-drawers': 'A freezer drawer drawn out, with tubs of frozen food in it',
  'freezer-tubs': 'Tubs of frozen food in a freezer drawer, seen from above',
  'freezer-stack': 'Freezer drawers one above another, with a grip in each',
  'hob-zone': 'A steel saucepan of water on a zone of a black glass hob',
  'hob-zones': 'Four rings printed on the black glass of a hob',
  'hob-flex': 'A long rectangular zone printed on the black glass of a hob',
  'hob-touch':
    'Touch controls at the front of a black glass hob: a figure between minus and plus for each zone',
  'hob-lock': 'The power sign and the controls of one zone at the corner of a black glass hob',
  'hob-vent': 'A grille in the middle of a black glass hob, between its zones',
  'gas-burner-steel': 'Two gas burners under cast-iron supports on a steel hob',
  'gas-burner-black': 'Two gas burners under cast-iron supports on a black hob',
  'gas-wok-steel': 'A large gas burner under its cast-iron support on a steel hob',
  'gas-wok-black': 'A large gas burner under its cast-iron support on a black hob',
  'gas-knobs-steel': 'A row of steel knobs at the front of a steel gas hob',
  'gas-knobs-black': 'A row of black knobs at the front of a black gas hob',
  'microwave-inside': 'The pale inside of a microwave with its glass turntable',
  'microwave-flat-inside': 'A square dish on the flat base of a microwave, its door open',
  'microwave-turntable': 'The glass turntable of a microwave close up',
  'microwave-flat': 'A square dish on the flat base of a microwave close up',
  'microwave-keys-black': 'Display and buttons of a black microwave, beside its handle',
  'microwave-keys-steel': 'Display and buttons of a steel microwave, beside its handle',
  'microwave-knob-black': 'Display and knob of a black microwave, beside its handle',
  'microwave-knob-steel': 'Display and knob of a steel microwave, beside its handle',
  'bean-hopper': 'Coffee beans in the open hopper on top of a coffee machine',
  'bean-spout': 'A white cup of coffee under the steel spout of a coffee machine',
  'bean-panel': 'The black glass panel of a coffee machine, with the word Espresso and five touch signs',
  'bean-knob': 'The black glass panel of a coffee machine, with the word Espresso and a knob',
  'espresso-head-steel': 'A white cup under the handle of a steel espresso machine, on the bars of its tray',
  'espresso-head-black': 'A white cup under the handle of a black espresso machine, on the bars of its tray',
  'espresso-wand-steel': 'The steam wand of a steel espresso machine in a jug of milk',
  'espresso-wand-black': 'The steam wand of a black espresso machine in a jug of milk',
  'espresso-gauge-steel': 'The round gauge and two knobs on the front of a steel espresso machine',
  'espresso-gauge-black': 'The round gauge and two knobs on the front of a black espresso machine',
} as const;

export type CloseUpName = keyof typeof SEEN;

export const closeUpId = (name: CloseUpName): string => `closeUp-${name}`;

/** Four wide and three high, in pixels. */
const SIZE: [number, number] = [720, 540];

const nameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The close-ups as pictures of the content service. */
export const closeUps: readonly SeedAsset[] = Object.entries(SEEN).map(([name, description]) => ({
  id: `closeUp-${name}`,
  title: nameOf(name),
  description,
  media: `close-up/${name}`,
  size: SIZE,
  bytes: statSync(new URL(`${name}.webp`, CLOSE_UP_FILES)).size,
}));
