import { inColours, type Told, tilesOf } from './told.ts';

const CLEANED: readonly Told[] = [
  {
    part: 'cleaning',
    picture: 'oven-floor',
    title: 'Cleans itself',
    text: 'Pyrolytic cleaning at 480 °C turns grease to ash that wipes out with a cloth.',
    facts: ['Cleaning = Pyrolytic'],
  },
  {
    part: 'cleaning',
    picture: 'oven-floor',
    title: 'Steam loosens the grease',
    text: 'Hydrolytic cleaning: water in the base, a little heat, and baked-on dirt wipes off.',
    facts: ['Cleaning = Hydrolytic'],
  },
  {
    part: 'cleaning',
    picture: 'oven-floor',
    title: 'Sides that clean themselves',
    text: 'Catalytic liners burn splashes off while it cooks. Base and door are wiped by hand.',
    facts: ['Cleaning = Catalytic'],
  },
  {
    part: 'cleaning',
    picture: 'oven-floor',
    title: 'Smooth enamel inside',
    text: 'It wipes clean, most easily while it is still warm.',
    facts: ['Cleaning = Enamel'],
  },
];

const RUNNERS: readonly Told[] = [
  {
    part: 'shelves',
    picture: 'oven-runners',
    title: 'Shelves that glide out',
    text: 'Two levels of telescopic runners carry a full roasting tin without tipping.',
    facts: ['Shelf runners = Telescopic, 2 levels'],
  },
  {
    part: 'shelves',
    picture: 'oven-runners',
    title: 'A shelf that glides out',
    text: 'Telescopic runners on one level: baste the roast without lifting it.',
    facts: ['Shelf runners = Telescopic, 1 level'],
  },
  {
    part: 'shelves',
    picture: 'oven-rails',
    title: 'Chrome shelf rails',
    text: 'Shelves slide in at the height that your dish needs.',
    facts: ['Shelf runners = Chrome rails'],
  },
];

const INSIDE: Told = {
  part: 'inside',
  picture: 'oven-inside',
  title: '{Oven capacity} inside',
  text: 'Room for a 7 kg turkey with potatoes round it.',
  facts: ['Oven capacity >= 65'],
};
const SMALLER: Told = {
  part: 'inside',
  picture: 'oven-inside',
  title: '{Oven capacity} inside',
  text: 'Room for a large chicken with potatoes round it.',
};

const FAN: Told = {
  part: 'fan',
  picture: 'oven-fan',
  title: '{Functions} ways to cook',
  text: 'The fan setting is the one for every day. It goes up to {Max temperature}.',
};

const ovens = tilesOf('oven', ['Single oven'], [INSIDE, SMALLER, ...RUNNERS, ...CLEANED, FAN]);

const doubleOvens = tilesOf(
  'double-oven',
  ['Double oven'],
  [
    { ...INSIDE, title: '{Oven capacity} in the main oven' },
    { ...SMALLER, title: '{Oven capacity} in the main oven' },
    {
      part: 'second oven',
      picture: 'oven-rails',
      title: 'A second oven of {Second oven}',
      text: 'Roast in one and bake in the other, each at its own temperature. On weekdays the small one will do.',
    },
    ...CLEANED,
  ],
);

const compactOvens = tilesOf(
  'compact-oven',
  ['Compact oven'],
  [
    {
      part: 'inside',
      picture: 'oven-compact-inside',
      title: '{Oven capacity} inside',
      text: 'Room for a chicken, or two trays of scones, in an oven {Height} high.',
    },
    {
      part: 'second',
      picture: 'oven-fan',
      title: 'A microwave as well',
      text: '{Microwave power}, used together with the oven: a jacket potato in 20 minutes, with a proper skin.',
    },
    FAN,
    ...CLEANED,
  ],
);

const NOT_BLACK = 'Cream | Green | Grey | Gunmetal grey | Pastel blue | Silver | Stainless steel | White';

const cookers = tilesOf(
  'cooker',
  [
    'Electric cooker',
    'Dual fuel cooker',
    'Gas cooker',
    'Electric range cooker',
    'Dual fuel range cooker',
    'Gas range cooker',
  ],
  [
    {
      part: 'inside',
      picture: 'oven-gas-inside',
      title: '{Oven capacity} in the main oven',
      text: 'A gas oven is moister than an electric one, and hotter at the top: crisp above, gentle below.',
      facts: ['Fuel = Gas'],
    },
    {
      part: 'inside',
      picture: 'oven-inside',
      title: '{Oven capacity} in the main oven',
      text: 'Room for a 7 kg turkey with potatoes round it.',
      facts: ['Oven capacity >= 65'],
    },
    {
      part: 'inside',
      picture: 'oven-inside',
      title: '{Oven capacity} in the main oven',
      text: 'Room for a large chicken with potatoes round it.',
    },
    ...inColours(
      {
        part: 'top',
        title: '{Gas power} on {Hob zones}',
        text: 'The flame responds at once, with any pan.',
        facts: ['Hob type = Gas'],
      },
      [
        [NOT_BLACK, 'gas-burner-steel'],
        ['Black', 'gas-burner-black'],
      ],
    ),
    {
      part: 'top',
      picture: 'hob-zones',
      title: 'Induction, {Hob zones}',
      text: 'It heats the pan and not the glass: quick to boil, and a spill wipes off.',
      facts: ['Hob type = Induction'],
    },
    {
      part: 'top',
      picture: 'hob-zones',
      title: 'Ceramic glass, {Hob zones}',
      text: 'Works with any pan, and wipes clean in one go.',
      facts: ['Hob type = Ceramic'],
    },
    {
      part: 'second oven',
      picture: 'oven-rails',
      title: 'A second oven of {Second oven}',
      text: 'Roast in one and bake in the other. On weekdays the small one will do.',
      facts: ['Fuel = Electric | Dual fuel | Induction'],
    },
    ...CLEANED.map(({ facts = [], ...told }) => ({
      ...told,
      picture: 'oven-gas-floor' as const,
      facts: [...facts, 'Fuel = Gas'],
    })),
    ...CLEANED,
  ],
);

/** Feature tiles of ovens and cookers. */
export const cookingTiles = [...ovens, ...doubleOvens, ...compactOvens, ...cookers];
