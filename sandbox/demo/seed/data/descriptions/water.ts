import type { DescriptionBank } from '../../descriptions.ts';

export const WATER_BANKS: Record<string, DescriptionBank> = {
  'boiling-tap': {
    summary: [
      '{noun}, {Tank} tank at {Water temperature}. {Functions}.',
      '{Functions} from one tap. {Tank} tank, {Water temperature}, {finish}.',
    ],
    lead: [
      'Hot, cold and {Water temperature} from one tap. The {Tank} tank sits in the cupboard below.',
      ['form=4', 'Four waters from one spout: hot, cold, filtered cold and boiling. {Tank} at a time.'],
      ['Tank>=7', '{Tank} is eight mugs and a pan of pasta before it needs to heat again.'],
      [
        'Tank<=3',
        'The tank holds {Tank}: {mugs} mugs one after the other, then {reheatMinutes} minutes to reheat.',
      ],
      'It keeps {Tank} of boiling water ready, so nobody boils a full kettle for one cup.',
    ],
    topics: [
      [
        'Keeping the tank hot takes {Standby power}, {standbyYear} kWh a year. Whether it saves over a kettle depends on how many full kettles you boil for one cup.',
        'Standby takes {Standby power}. Switch it off when you are away.',
      ],
      [
        'The boiling water has its own safety handle, which you push and turn and which springs back.',
        'The child lock works with a push and a turn.',
      ],
      [
        'The filter lasts {Filter life} and unscrews without turning the water off.',
        'In a hard-water area, change the filter on time to protect the tank from limescale.',
        'The insulated spout stays cool enough to touch.',
      ],
      [
        'It needs a {Tap hole} hole, a socket in the cupboard and {Water pressure} of pressure.',
        'The spout reaches {Reach}, to the middle of most bowls.',
        'It stands {Height} above the worktop: check that it clears any window that opens inwards.',
        'The {spoutWord} spout turns right round.',
      ],
    ],
    list: [
      '{Functions}',
      '{Tank} tank at {Water temperature}',
      'Reach {Reach}, height {Height}',
      'New filter every {Filter life}',
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
      ['form=pull-out', 'The pull-out spray of the {model} docks back into place with a magnet.'],
      ['Levers=Cross head', 'Traditional cross heads, with quarter-turn ceramic valves inside.'],
      [
        'Levers=Single lever',
        'A single lever controls flow and temperature, and can be worked with an elbow.',
      ],
      ['Levers=Twin lever', 'Two levers, hot and cold, each a quarter turn.'],
      'The {model} stands {Height} high, so a stockpot goes under it.',
    ],
    topics: [
      [
        'Flow is {Flow at 3 bar} at 3 bar.',
        'It gives {Flow at 3 bar}, and an aerator makes the flow feel fuller.',
        ['WRAS approved=Yes', 'WRAS approved, so it meets UK water regulations.'],
      ],
      [
        'It works from {Water pressure}. Loft tanks give about 0.1 bar for each metre of height, so check.',
        'For a house with a tank in the loft look for 0.2 bar; this one needs {Water pressure}.',
      ],
      [
        'The cartridge is {cartridgeWord}. Spare ones are kept for {Spare parts}.',
        'The finish is {finish}. In a hard-water area wipe it dry, and do not use vinegar.',
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
      ['Material=Fireclay', 'Fireclay, glazed and fired at 1,200 °C for a hard-wearing finish.'],
      [
        'Material=Granite composite',
        'Eight parts granite to two of resin, warm to the touch and quiet under a tap.',
      ],
      [
        'Material=Granite composite',
        'Composite does not mark with a hot pan or a dropped knife, and does not show water like steel.',
      ],
      ['Material=Stainless steel', 'Stainless steel{gaugeWord}, brushed so that scratches do not show.'],
      ['Bowls=1.5', 'A bowl and a half: wash in one, drain the pasta in the other.'],
      ['Bowls=1', 'One bowl, {Bowl depth} deep, that takes an oven tray flat.'],
      ['Bowls=2', 'Two bowls of the same size, one for washing and one for rinsing.'],
      'The {model} is {Width} wide and needs a cabinet of {Minimum cabinet}.',
    ],
    topics: [
      [
        ['Mounting=Undermount', 'It is fixed under a stone worktop, so you can wipe crumbs straight in.'],
        [
          'Mounting=Inset',
          'It drops into a cut-out of {Cut-out width} by {Cut-out depth} and clips from below.',
        ],
        ['Mounting=Flush', 'The rim sits flush with the worktop, so the cut-out is a job for a stonemason.'],
        [
          'Mounting=Under worktop, front showing',
          'The front is on show. The cabinet below is cut down to fit it and carries the weight.',
        ],
      ],
      [
        ['Drainer=Reversible', 'The sink is reversible, so the drainer can go left or right.'],
        ['Drainer=None', 'There is no drainer, so use a rack on the worktop.'],
        'The waste is {wasteWord}.',
        ['Overflow=Yes', 'There is an overflow, with a clip you can take off to clean.'],
      ],
      [
        'It weighs {Weight}.',
        'Bowl depth {Bowl depth}: deep enough to hide the pans, shallow enough for your back.',
        ['Mounting=Inset', 'Tap holes are half cut: knock out the one you need.'],
        'Clean with a cream, not with steel wool.',
      ],
    ],
    list: [
      '{Width} by {Depth}, bowl {Bowl depth} deep',
      'For cabinets from {Minimum cabinet}',
      '{Material}',
      ['Drainer=Reversible', 'Reversible drainer'],
      ['Waste=90 mm basket', '90 mm basket strainer'],
      ['Waste=60 mm plug', '60 mm waste with a plug'],
      'Guaranteed for {Guarantee}',
    ],
  },
  disposer: {
    summary: ['{noun}, {Rated power}, {Noise}. {switchWord}.'],
    lead: [
      'It grinds peelings and plate scraps to a slurry and sends them down the drain.',
      'With {Rated power} and a {Grinding chamber} chamber it copes with chicken bones, but not with string.',
      'A disposer keeps the bin dry. Continuous feed means you run the tap, switch on and push things in.',
      'For homes where the council does not collect food waste. If yours does, use that instead.',
    ],
    topics: [
      [
        'It makes {Noise} for the half minute it runs.',
        ['Stages=3', 'Three stages grind fine, which matters where the pipe runs flat.'],
        ['Stages=1', 'Single-stage grinding, for soft waste.'],
      ],
      [
        ['Auto reverse=Yes', 'If it jams, it reverses automatically.'],
        ['Auto reverse=No', 'A jam is freed from below with the key in the box.'],
        ['Dishwasher inlet=Yes', 'There is an inlet for the dishwasher hose.'],
      ],
      [
        '{switchWordCap}, so wet hands stay away from the socket.',
        'It needs a 90 mm waste and {Height} below the bowl.',
        'Run cold water during use and for ten seconds after, so that fat sets hard and is carried away.',
        'Do not use it for rhubarb, artichokes or string.',
      ],
    ],
    list: [
      '{Rated power}, 13 A',
      '{Grinding chamber} grinding chamber',
      '{Noise}',
      '{Material}',
      'Fits a 90 mm sink waste',
    ],
  },
};
