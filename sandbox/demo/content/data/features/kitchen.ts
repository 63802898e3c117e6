import { inColours, tilesOf } from './told.ts';

const STEEL = 'Stainless steel | Silver';

const microwaves = tilesOf(
  'microwave',
  ['Microwave', 'Combination microwave', 'Built-in microwave'],
  [
    {
      part: 'inside',
      picture: 'microwave-flat-inside',
      title: '{Oven capacity} inside',
      text: 'With {Microwave power}, and no turntable to knock a dish against.',
      facts: ['Turntable = Flat base'],
    },
    {
      part: 'floor',
      picture: 'microwave-flat',
      title: 'A flat base',
      text: 'Nothing turns, so square dishes go in, and it wipes clean in one go.',
      facts: ['Turntable = Flat base'],
    },
    {
      part: 'inside',
      picture: 'microwave-inside',
      title: '{Oven capacity} inside',
      text: 'Oven, grill and {Microwave power} microwave in one: it browns food as well as heating it.',
      facts: ['Fan oven = Yes', 'Grill = Yes', 'Turntable >= 1'],
    },
    {
      part: 'inside',
      picture: 'microwave-inside',
      title: '{Oven capacity} inside',
      text: 'Times on packets are about right at {Microwave power}.',
      facts: ['Microwave power >= 800', 'Turntable >= 1'],
    },
    {
      part: 'inside',
      picture: 'microwave-inside',
      title: '{Oven capacity} inside',
      text: '{Microwave power} is gentle: allow a minute more than the packet says.',
      facts: ['Turntable >= 1'],
    },
    {
      part: 'floor',
      picture: 'microwave-turntable',
      title: 'A {Turntable} turntable',
      text: 'It turns the dish so that it heats evenly, and lifts out for washing.',
      facts: ['Turntable >= 1'],
    },
    ...inColours(
      {
        part: 'controls',
        title: 'Buttons for {Functions} functions',
        text: 'Type the time and press start.',
        facts: ['Controls = Buttons'],
      },
      [
        ['Black', 'microwave-keys-black'],
        [STEEL, 'microwave-keys-steel'],
      ],
    ),
    ...inColours(
      {
        part: 'controls',
        title: 'One knob for time and power',
        text: 'Turn it to the minutes and let go. {Functions} functions are marked beside it.',
        facts: ['Controls = Knobs | App and knob'],
      },
      [
        ['Black', 'microwave-knob-black'],
        [STEEL, 'microwave-knob-steel'],
      ],
    ),
  ],
);

const beanToCup = tilesOf(
  'bean-to-cup',
  ['Bean to cup coffee machine'],
  [
    {
      part: 'hopper',
      picture: 'bean-hopper',
      title: '{Bean hopper} of beans',
      text: 'A bag goes in the top, and each cup is ground when you ask for it, in {Grind settings} steps from coarse to fine.',
      facts: ['Grind settings >= 1'],
    },
    {
      part: 'spout',
      picture: 'bean-spout',
      title: 'Cups up to {Cup height}',
      text: 'It brews at {Pressure}, into a cup or a tall glass.',
    },
    {
      part: 'panel',
      picture: 'bean-panel',
      title: '{Drinks} drinks by touch',
      text: 'From a short espresso to milky coffee, each under its own name.',
      facts: ['Controls = Touch'],
    },
    {
      part: 'panel',
      picture: 'bean-knob',
      title: '{Drinks} drinks on one knob',
      text: 'From a short espresso to milky coffee: turn to its name and press.',
      facts: ['Controls = Knobs | App and knob'],
    },
  ],
);

const inSteelOrBlack = (part: 'head' | 'wand' | 'gauge') =>
  [
    [STEEL, `espresso-${part}-steel`],
    ['Black', `espresso-${part}-black`],
  ] as const;

const espresso = tilesOf(
  'espresso',
  ['Espresso machine'],
  [
    ...inColours(
      {
        part: 'head',
        title: '{Pressure} of pressure',
        text: 'Fill, tamp and lock the handle in: one shot or two. Cups up to {Cup height} fit below.',
      },
      inSteelOrBlack('head'),
    ),
    ...inColours(
      {
        part: 'wand',
        title: 'A wand for the milk',
        text: 'Steam froths it in your own jug, as fine or as firm as you like it.',
        facts: ['Milk = Steam wand'],
      },
      inSteelOrBlack('wand'),
    ),
    ...inColours(
      {
        part: 'boilers',
        title: 'Two boilers',
        text: 'Milk and coffee at once: no waiting for steam.',
        facts: ['Boilers = 2'],
      },
      inSteelOrBlack('gauge'),
    ),
    ...inColours(
      {
        part: 'boilers',
        title: 'A pressure gauge',
        text: 'Make the coffee first; steam follows from the same boiler in half a minute.',
        facts: ['Boilers = 1'],
      },
      inSteelOrBlack('gauge'),
    ),
  ],
);

/** Feature tiles of microwaves and coffee machines. */
export const kitchenTiles = [...microwaves, ...beanToCup, ...espresso];
