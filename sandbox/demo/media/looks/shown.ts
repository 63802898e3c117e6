import type { FinishCode } from '../../seed/types.ts';
import type { Look, Traits } from './look.ts';

const look = (
  model: string,
  [width, height, depth]: readonly [number, number, number],
  finish: FinishCode,
  traits: Traits = {},
): Look => ({ model, width, height, depth, finish, traits });

/** Products that pages refer to by name, beside those of the catalogue: on the home page, in posts and guides. */
export const SHOWN_LOOKS: Readonly<Record<string, Look>> = {
  'american-fridge-black': look('american', [910, 1780, 685], 'BL', {
    form: 'french',
    doors: 4,
    dispenser: true,
    handle: 'bar',
  }),
  'boiling-tap-brass': look('tap', [54, 395, 230], 'GO', { spout: 'swan', levers: 2, boiling: true }),
  'chest-freezer-white': look('chest-freezer', [943, 845, 560], 'WH'),
  'coffee-machine-steel': look('coffee-machine', [310, 340, 310], 'SS', {
    brew: 'espresso',
    controls: 'knobs',
  }),
  'cylinder-vacuum-blue': look('cylinder-vacuum', [280, 260, 430], 'PB'),
  'dishwasher-steel': look('dishwasher', [598, 845, 600], 'SS', {
    fascia: 'front',
    controls: 'buttons',
    handle: 'bar',
  }),
  'fridge-freezer-steel': look('cold', [600, 2020, 650], 'SS', { split: 60, handle: 'bar' }),
  'hob-induction': look('hob', [590, 55, 515], 'BL', { heat: 'glass', zones: 4 }),
  'hood-chimney-steel': look('hood', [898, 890, 480], 'SS', { mount: 'chimney', form: 'pyramid' }),
  'kettle-cream': look('kettle', [230, 249, 160], 'CM', { retro: true }),
  'microwave-steel': look('microwave', [504, 264, 385], 'SS', { controls: 'buttons' }),
  'oven-black-glass': look('oven', [595, 595, 550], 'BL', { doors: 1, controls: 'knobs' }),
  'range-cooker-black': look('cooker', [1000, 905, 620], 'BL', {
    ovens: 3,
    top: 'glass',
    zones: 5,
    knobs: 8,
    trim: 'brass',
  }),
  'stand-mixer-green': look('stand-mixer', [240, 350, 360], 'GE'),
  'toaster-blue': look('toaster', [300, 205, 180], 'PB', { slots: 2, retro: true }),
  'tumble-dryer-white': look('laundry', [598, 848, 600], 'WH', { dryer: true, controls: 'dial' }),
  'washer-graphite': look('laundry', [598, 848, 550], 'GM', { controls: 'dial', ring: 'dark' }),
  'washer-white': look('laundry', [598, 848, 550], 'WH', { controls: 'dial', ring: 'dark' }),
  'wine-cooler': look('wine-cooler', [595, 1450, 570], 'BL', { zones: 2 }),
};
