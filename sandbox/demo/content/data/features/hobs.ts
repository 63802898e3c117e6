import { inColours, tilesOf } from './told.ts';

const STEEL = 'Stainless steel | Silver';
const DARK = 'Black | Gunmetal grey';

const PLAIN_BURNERS = [
  [STEEL, 'gas-burner-steel'],
  [DARK, 'gas-burner-black'],
] as const;

const WOK = inColours(
  {
    part: 'burner',
    title: 'A burner for the wok',
    text: 'The largest of its {Hob zones}, {Gas power} in all: hot enough for a proper stir-fry.',
    facts: ['Wok burner = Yes'],
  },
  [
    [STEEL, 'gas-wok-steel'],
    [DARK, 'gas-wok-black'],
  ],
);

/** Feature tiles of hobs. */
export const hobTiles = tilesOf(
  'hob',
  ['Induction hob', 'Ceramic hob', 'Venting hob', 'Gas hob'],
  [
    {
      part: 'vent',
      picture: 'hob-vent',
      title: 'A hood in the hob',
      text: 'It draws steam down at {Extraction rate} before it rises: nothing hangs above the pans.',
      facts: ['Built-in extraction = Yes'],
    },
    {
      part: 'zone',
      picture: 'hob-flex',
      title: 'Two zones become one',
      text: 'They join for a fish kettle or a griddle, and separate again for round pans.',
      facts: ['Flex zone = Yes'],
    },
    {
      part: 'pan',
      picture: 'hob-zone',
      title: 'Boost on {Boost zones}',
      text: 'Extra power for a few minutes, to bring a large pan to the boil.',
    },
    {
      part: 'zone',
      picture: 'hob-zones',
      title: '{Hob zones} under one glass',
      text: 'Flat from edge to edge: nothing to lift off before it is wiped.',
      facts: ['Hob type = Induction | Ceramic'],
    },
    {
      part: 'touch',
      picture: 'hob-touch',
      title: 'A timer by touch',
      text: 'It counts down for you, and the controls lie flat in the glass.',
      facts: ['Controls = Touch', 'Timer = Yes'],
    },
    {
      part: 'touch',
      picture: 'hob-touch',
      title: 'Controls in the glass',
      text: 'Each zone has its own plus and minus, with its setting beside them.',
      facts: ['Controls = Touch'],
    },
    {
      part: 'lock',
      picture: 'hob-lock',
      title: 'A lock to keep children out',
      text: 'When it is locked it ignores small fingers, and a wiping cloth too.',
      facts: ['Controls = Touch', 'Child lock = Yes'],
    },
    ...WOK,
    ...inColours(
      {
        part: 'supports',
        title: 'Cast-iron pan supports',
        text: 'Heavy enough not to shift when a full pan is moved from one to the next.',
        facts: ['Pan supports = Cast iron'],
      },
      PLAIN_BURNERS,
    ),
    ...inColours(
      {
        part: 'supports',
        title: 'Enamelled pan supports',
        text: 'Light to lift off, and quick to wash.',
        facts: ['Pan supports = Enamelled steel'],
      },
      PLAIN_BURNERS,
    ),
    ...inColours(
      {
        part: 'knobs',
        title: 'A knob for each flame',
        text: 'Turned by feel, without a glance away from the pan.',
        facts: ['Hob type = Gas', 'Controls = Knobs'],
      },
      [
        [STEEL, 'gas-knobs-steel'],
        [DARK, 'gas-knobs-black'],
      ],
    ),
  ],
);
