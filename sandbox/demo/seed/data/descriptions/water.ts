import type { DescriptionBank } from '../../descriptions.ts';

export const WATER_BANKS: Record<string, DescriptionBank> = {
  'boiling-tap': {
    summary: [
      '{noun}, {Tank} tank at {Water temperature}. {Functions}.',
      '{Functions} from one tap. {Tank} tank, {Water temperature}, {finish}.',
    ],
    lead: [
      'Hot, cold and {Water temperature} from one tap. The tank of {Tank} sits in the cupboard below.',
      ['form=4', 'Four waters from one spout: hot, cold, filtered cold and boiling. {Tank} at a time.'],
      ['Tank>=7', '{Tank} is eight mugs and a pan of pasta before it needs to heat again.'],
      [
        'Tank<=3',
        'The tank holds {Tank}: {mugs} mugs one after the other, then {reheatMinutes} minutes’ pause.',
      ],
      'It boils as you ask and keeps {Tank} ready, so nobody boils a full kettle for one cup.',
    ],
    topics: [
      [
        'The tank keeps warm on {Standby power}, {standbyYear} kWh a year. Whether it saves over a kettle depends on how many full kettles you boil for one cup.',
        'Standby takes {Standby power}. Switch it off when you are away.',
      ],
      [
        'The boiling water has its own handle that must be pushed and turned, and springs back.',
        'The child lock is a push and a turn. Show it to guests.',
      ],
      [
        'The filter lasts {Filter life} and screws out without turning the water off.',
        'In hard water change the filter on time; limescale is what ends these tanks.',
        'The spout is insulated, so it is warm and not hot outside.',
      ],
      [
        'It needs a {Tap hole} hole, a socket in the cupboard and {Water pressure} of pressure.',
        'The spout reaches {Reach}, to the middle of most bowls.',
        'It stands {Height} above the worktop: look for a window that opens inwards.',
        'The {spoutWord} spout turns right round.',
      ],
    ],
    list: [
      '{Functions}',
      'Tank {Tank} at {Water temperature}',
      'Reach {Reach}, height {Height}',
      'Filter every {Filter life}',
      'Water pressure {Water pressure}',
      '13 A plug, {Rated power}',
    ],
  },
  tap: {
    summary: [
      '{noun}, {spoutWord} spout, {leversWord}, reach {Reach}. {finishCap}.',
      '{finishCap} {noun}: {Reach} reach, {Water pressure}.',
    ],
    lead: [
      'A {spoutWord} spout with {leversWord}, reaching {Reach} over the bowl.',
      [
        'form=pull-out',
        'The spray pulls out on {Hose length} of hose: down the sides of the sink, into a bucket on the floor.',
      ],
      ['form=pull-out', 'Rinse, pause, push back. The spray of the {model} docks with a magnet.'],
      ['Levers=Cross head', 'Cross heads, as in old kitchens, and quarter-turn ceramic valves inside.'],
      ['Levers=Single lever', 'One lever: up for more, left for hot, and an elbow will do it.'],
      ['Levers=Twin lever', 'Two levers, hot and cold, each a quarter turn.'],
      'The {model} stands {Height} high, so a stockpot goes under it.',
    ],
    topics: [
      [
        'Flow is {Flow at 3 bar} at 3 bar.',
        'It gives {Flow at 3 bar}; an aerator makes it feel like more.',
        ['WRAS approved=Yes', 'WRAS approved, so no water company will mind it.'],
      ],
      [
        'It works from {Water pressure}. Loft tanks give about 0.1 bar for each metre of height, so check.',
        'For a house with a tank in the loft look for 0.2 bar; this one asks for {Water pressure}.',
      ],
      [
        'The cartridge is {cartridgeWord}. Spare ones are kept for {Spare parts}.',
        'The finish is {finish}. Wipe it dry where water is hard; no vinegar.',
        ['Tap hole=35 mm', 'Fits a 35 mm hole. Flexible tails and the long nut spanner are in the box.'],
        ['Tap hole=2 × 28 mm', 'It needs two holes of 28 mm, 180 mm apart.'],
        'The spout turns 360 degrees, or stops at 120 with the clip.',
      ],
    ],
    list: [
      '{leversWord}, {spoutWord} spout',
      'Reach {Reach}, height {Height}',
      'Pressure {Water pressure}',
      'Tap hole {Tap hole}',
      'Guaranteed for {Guarantee}',
    ],
  },
  sink: {
    summary: [
      '{noun}, {Width} wide, for cabinets from {Minimum cabinet}. {Mounting}.',
      '{Material}, {bowlsWord}, {Width} by {Depth}.',
    ],
    lead: [
      [
        'Material=Fireclay',
        'Fireclay, glazed and fired at 1,200 degrees: it rings when you knock it and outlives kitchens.',
      ],
      [
        'Material=Granite composite',
        'Eight parts granite to two of resin, warm to the touch and quiet under a tap.',
      ],
      [
        'Material=Granite composite',
        'Composite does not mark with a hot pan or a dropped knife, and does not show water like steel.',
      ],
      ['Material=Stainless steel', 'Stainless steel{gaugeWord}, brushed so that scratches join the pattern.'],
      ['Bowls=1.5', 'A bowl and a half: wash in one, drain the pasta in the other.'],
      ['Bowls=1', 'One bowl, {Bowl depth} deep, that takes an oven tray flat.'],
      ['Bowls=2', 'Two bowls of the same size, for washing and rinsing as grandmothers did.'],
      'The {model} is {Width} wide and needs a cabinet of {Minimum cabinet}.',
    ],
    topics: [
      [
        ['Mounting=Undermount', 'It is fixed under stone, so crumbs are wiped straight in.'],
        [
          'Mounting=Inset',
          'It drops into a cut-out of {Cut-out width} by {Cut-out depth} and clips from below.',
        ],
        [
          'Mounting=Flush',
          'The rim is let into the worktop, level to a hair; that is a job for a stonemason.',
        ],
        [
          'Mounting=Under worktop, front showing',
          'The front shows. The cabinet below is cut down to take it, and bears the weight.',
        ],
      ],
      [
        ['Drainer=Reversible', 'The drainer goes left or right: turn it round.'],
        ['Drainer=None', 'There is no drainer; a rack on the worktop does.'],
        'The waste is {wasteWord}.',
        ['Overflow=Yes', 'There is an overflow, with a clip you can take off to clean.'],
      ],
      [
        'It weighs {Weight}.',
        'Bowl depth {Bowl depth}: deep enough to hide the pans, shallow enough for your back.',
        ['Mounting=Inset', 'Tap holes are half cut: knock out the one you want.'],
        'Clean with a cream, not with steel wool.',
      ],
    ],
    list: [
      '{Width} by {Depth}, bowl {Bowl depth} deep',
      'For cabinets from {Minimum cabinet}',
      '{Material}',
      'Drainer: {drainerWord}',
      'Waste: {wasteWord}',
      'Guaranteed for {Guarantee}',
    ],
  },
  disposer: {
    summary: ['{noun}, {Rated power}, {Noise}. {switchWord}.'],
    lead: [
      'It grinds peelings and plate scraps to a slurry and sends them down the drain.',
      '{Rated power} and a chamber of {Grinding chamber}: bones from a chicken are no trouble, string is.',
      'A disposer keeps the bin dry. Continuous feed means you run the tap, switch on and push things in.',
      'For homes whose council collects no food waste. If yours does, use that instead.',
    ],
    topics: [
      [
        'It makes {Noise} for the half minute it runs.',
        ['Stages=3', 'Three stages grind fine, which matters where the pipe runs flat.'],
        ['Stages=1', 'One stage of grinding: keep to soft waste.'],
      ],
      [
        ['Auto reverse=Yes', 'If it jams it turns the other way by itself.'],
        ['Auto reverse=No', 'A jam is freed from below with the key in the box.'],
        ['Dishwasher inlet=Yes', 'There is an inlet for the dishwasher hose.'],
      ],
      [
        '{switchWordCap}, so no wet hand goes near a plug.',
        'It needs a 90 mm waste and {Height} below the bowl.',
        'Cold water while it runs, and ten seconds after: fat stays hard and is carried off.',
        'Not for rhubarb, artichokes or string.',
      ],
    ],
    list: [
      '{Rated power}, 13 A',
      'Chamber {Grinding chamber}',
      '{Noise}',
      '{Material}',
      'Fits a 90 mm sink waste',
    ],
  },
};
