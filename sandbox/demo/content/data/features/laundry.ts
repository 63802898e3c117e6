import { inColours, type Told, tilesOf } from './told.ts';

const WASHED: readonly Told[] = [
  {
    part: 'drum',
    picture: 'washer-drum',
    title: 'Room for {Capacity}',
    text: 'Takes a double duvet, or three days of washing for a family of four.',
    facts: ['Capacity >= 10'],
  },
  {
    part: 'drum',
    picture: 'washer-drum',
    title: 'Room for {Capacity}',
    text: 'Takes a king-size duvet cover, its sheet and four pillowcases, with room to turn.',
    facts: ['Capacity >= 9'],
  },
  {
    part: 'drum',
    picture: 'washer-drum',
    title: 'Room for {Capacity}',
    text: 'Double bedding in one go, and it still works well with half a load.',
    facts: ['Capacity >= 8'],
  },
  {
    part: 'drum',
    picture: 'washer-drum',
    title: 'Room for {Capacity}',
    text: 'One person’s clothes and towels for a week in one go.',
  },
  {
    part: 'wall',
    picture: 'washer-drum-wall',
    title: 'Spins at {Spin speed}',
    text: 'It leaves so little water that jeans dry on a rack overnight.',
    facts: ['Spin speed >= 1600'],
  },
  {
    part: 'wall',
    picture: 'washer-drum-wall',
    title: 'Spins at {Spin speed}',
    text: 'Fast enough to go straight into the tumble dryer, with fewer creases than a faster spin.',
    facts: ['Spin speed >= 1400'],
  },
  {
    part: 'wall',
    picture: 'washer-drum-wall',
    title: 'Spins at {Spin speed}',
    text: 'Kind to knits. Towels need a little longer on the line.',
  },
];

type Panel = 'laundry-dial' | 'laundry-touch' | 'laundry-framed' | 'washer-plastic' | 'dryer-plastic';

const inEveryColour = (panel: Panel) =>
  [
    ['White', `${panel}-white`],
    ['Black', `${panel}-black`],
    ['Gunmetal grey', `${panel}-grey`],
    ['Silver', `${panel}-silver`],
  ] as const;

const DIAL = 'Controls = Knobs | App and knob';
const TOUCH = 'Controls = Touch';

/** Makers whose freestanding machines have a control panel of their own. Integrated machines have the usual one. */
const PLASTIC = 'Maker = Marlpit | Oxlode | Pendlewick | Thornacre';
const FRAMED = 'Maker = Takumori';
const PLAIN = 'Maker = Arkwell | Norrvik';
const GLASS = [
  ['Maker = Steinhaupt', 'chrome'],
  ['Maker = Seorin', 'glass'],
] as const;

const PLAIN_WASHERS = [
  ['White', 'washer-plain-white'],
  ['Black', 'washer-plain-black'],
  ['Gunmetal grey', 'washer-plain-grey'],
] as const;
const PLAIN_TOUCH = [
  ['White', 'washer-plain-touch-white'],
  ['Black', 'washer-plain-touch-black'],
] as const;
const PLAIN_DRYERS = [
  ['White', 'dryer-plain-white'],
  ['Gunmetal grey', 'dryer-plain-grey'],
  ['Silver', 'dryer-plain-silver'],
] as const;

/** Tiles about the control panel of one type of product. The text is the same for a dial and for touch controls. */
function controls(type: string, text: string): Told[] {
  const dial = { part: 'controls', title: '{Programmes} programmes on one dial', text };
  const byTouch = { part: 'controls', title: '{Programmes} programmes by touch', text };
  const types = [type];
  const dryer = type === 'Tumble dryer';
  return [
    ...inColours(
      { ...dial, facts: [PLASTIC, DIAL], types },
      inEveryColour(dryer ? 'dryer-plastic' : 'washer-plastic'),
    ),
    ...inColours({ ...dial, facts: [PLAIN, DIAL], types }, dryer ? PLAIN_DRYERS : PLAIN_WASHERS),
    ...(dryer ? [] : inColours({ ...byTouch, facts: [PLAIN, TOUCH], types }, PLAIN_TOUCH)),
    ...(dryer
      ? []
      : inColours({ ...byTouch, facts: [FRAMED, TOUCH], types }, inEveryColour('laundry-framed'))),
    ...GLASS.flatMap(([maker, panel]): Told[] => [
      { ...dial, picture: `laundry-${panel}-dial`, facts: [maker, DIAL], types },
      { ...byTouch, picture: `laundry-${panel}-touch`, facts: [maker, TOUCH], types },
    ]),
    ...inColours({ ...dial, facts: [DIAL] }, inEveryColour('laundry-dial')),
    ...inColours({ ...byTouch, facts: [TOUCH] }, inEveryColour('laundry-touch')),
  ];
}

const washing = tilesOf(
  'washing',
  ['Washing machine', 'Integrated washing machine'],
  [
    ...WASHED,
    ...controls(
      'Washing machine',
      'Eco 40-60 takes {Eco time}. In a hurry, the quick wash takes {Quick wash}.',
    ),
  ],
);

const washerDryers = tilesOf(
  'washer-dryer',
  ['Washer dryer', 'Integrated washer dryer'],
  [
    {
      part: 'drum',
      picture: 'washer-drum',
      title: 'Washes {Capacity}, dries {Drying capacity}',
      text: 'Laundry needs more room to dry than to wash: take some out of a full load before drying.',
    },
    {
      part: 'wall',
      picture: 'washer-drum-wall',
      title: 'Wash and dry in {Wash and dry time}',
      text: 'Put it in, and take it out dry: nothing to move from one machine to another. It spins at {Spin speed} first.',
    },
    ...controls('Washer dryer', 'Washing alone takes {Eco time} on eco 40-60.'),
  ],
);

const dryers = tilesOf(
  'tumble-dryer',
  ['Tumble dryer'],
  [
    {
      part: 'drum',
      picture: 'dryer-drum',
      title: 'Dries {Capacity}',
      text: 'Takes a full load from a 9 kg washing machine, with room to tumble.',
      facts: ['Capacity >= 9'],
    },
    {
      part: 'drum',
      picture: 'dryer-drum',
      title: 'Dries {Capacity}',
      text: 'Takes a full load from a washing machine of the same size, with room to tumble.',
    },
    {
      part: 'wall',
      picture: 'dryer-drum-wall',
      title: 'Warm air, used again',
      text: 'A heat pump recovers the warmth from the air it dries with. No hose, no hole in the wall.',
      facts: ['Dryer type = Heat pump'],
    },
    {
      part: 'wall',
      picture: 'dryer-drum-wall',
      title: 'The water goes in a tank',
      text: 'A condenser dryer turns damp air back into water, so it needs no hose to the outside.',
      facts: ['Dryer type = Condenser'],
    },
    {
      part: 'wall',
      picture: 'dryer-drum-wall',
      title: 'Damp air goes outside',
      text: 'A vented dryer blows it out through a hose, via a wall or a window.',
      facts: ['Dryer type = Vented'],
    },
    ...controls('Tumble dryer', 'A full load of cotton is cupboard dry in {Eco time}.'),
  ],
);

/** Feature tiles of washing machines, washer dryers and tumble dryers. */
export const laundryTiles = [...washing, ...washerDryers, ...dryers];
