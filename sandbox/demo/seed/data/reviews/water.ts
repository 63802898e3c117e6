import type { ReviewBank } from '../../review-lines.ts';

const WELL_MADE = 'The plumber said it was properly made, and he doesn’t say [much|that often].';
const DRAWINGS = 'The instructions are drawings and [optimism|good luck].';

/** Praise for taps with or without a boiler. */
const TAP_PRAISE: ReviewBank['praise'] = [
  'Solid in the hand and no drip at [all|all, morning or night].',
  'The swivel stops where it should and not on the [window|tiles].',
  'The finish has kept its colour under hard [water|water like ours].',
  WELL_MADE,
  'Wipes clean, no [rings|marks].',
];

const TAP_GRUMBLE: ReviewBank['grumble'] = [
  DRAWINGS,
  ['Colour=Black|Gunmetal grey', 'Limescale shows on the dark [finish|finish by evening].'],
];

const TAP_FAULT: ReviewBank['fault'] = [
  'The cartridge squeaked within a month; a new one came by [post|post in two days].',
  'It leaked at the joint until the washer was [changed|changed for a thicker one].',
  'The finish went dull round the [base|foot].',
];

const TAP_FIT: ReviewBank['fit'] = [
  ['Tap hole=35 mm', '35 mm hole, as the page [said|had it].'],
  'The spout clears the tallest pan I [have|own].',
  'Measured the reach: it lands in the middle of the [bowl|sink].',
];

const BOILING_TAP: ReviewBank = {
  praise: [
    ...TAP_PRAISE,
    'Tea without waiting; the kettle went to the charity [shop|shop the same week].',
    'The child lock is easy once shown and impossible if [not|nobody has].',
    'Pasta water straight into the [pan|pot].',
    ['form=4', 'The filtered cold is what the children drink [now|now, to my relief].'],
  ],
  grumble: [
    ...TAP_GRUMBLE,
    'The tank takes half the [cupboard|sink cupboard].',
    'The first cup of the morning [spits|splutters].',
    'A new filter every {Filter life} is a cost to reckon [with|with, so I say so].',
  ],
  fault: [...TAP_FAULT, 'The tank gave up at lukewarm in week six.'],
  fit: [...TAP_FIT, 'The tank wants a socket in the cupboard: we had one put in.'],
  noise: ['The tank clicks as it warms.', 'It murmurs while it heats and then keeps still.'],
};

const TAP: ReviewBank = {
  praise: [
    ...TAP_PRAISE,
    'Water pressure up here is poor and it [copes|manages].',
    ['Hose length!', 'The spray reaches every corner and slides home by [itself|its own weight].'],
    ['Hose length!', 'I fill the bucket on the floor with [it|the spray].'],
    ['Levers=Single lever', 'One lever, and a floury elbow works [it|it nicely].'],
    [
      'Levers=Twin lever|Cross head',
      'Hot on one side and cold on the other, as it should [be|be in a kitchen].',
    ],
    ['Cartridge=Ceramic, quarter turn', 'A quarter turn from off to [full|full on].'],
  ],
  grumble: [
    ...TAP_GRUMBLE,
    ['Hose length!', 'The spray head drips for a second [after|after you stop].'],
    'It splashes if you open it right [up|up in a rush].',
    'The aerator clogs; it unscrews, if you have a coin to [hand|spare].',
  ],
  fault: TAP_FAULT,
  fit: [...TAP_FIT, ['Tap hole=2 × 28 mm', 'Two holes of 28 mm, so the fitter had to bring his cutter.']],
  noise: ['Quiet, even on a full stream.', 'No knock in the pipes when I shut it.'],
};

const SINK: ReviewBank = {
  praise: [
    ['Width>=540', 'The bowl takes an oven tray [flat|flat, at last].'],
    ['Mounting!=Under worktop, front showing', 'The waste and the clips were all in the [box|box with it].'],
    WELL_MADE,
    'Wipes clean, no [rings|marks].',
    ['Material=Stainless steel', 'The steel is thick enough that a dropped pan does not [ring|dent it].'],
    ['Material=Granite composite', 'Hot pans, coffee, beetroot, and not a mark on [it|it yet].'],
    ['Material=Fireclay', 'Deep enough to bath the dog, and we [have|have, twice].'],
    ['Bowls=1.5', 'The half bowl is where the colander [lives|sits].'],
    ['Bowls=2', 'Two bowls, so washing and rinsing are two things [again|once more].'],
    ['Drainer=Reversible', 'It turns round, so the drainer is on our [side|left].'],
    ['Waste=90 mm basket', 'The basket catches everything and lifts [out|straight out].'],
    'It drains to the last drop, no puddle in the [corner|far corner].',
    'The corners are round enough to get a cloth [into|round].',
  ],
  grumble: [
    DRAWINGS,
    ['Colour=Black|Gunmetal grey|Grey', 'Limescale shows on the dark [finish|finish by evening].'],
    ['Overflow=Yes', 'The overflow is fiddly to [clean|get a brush into].'],
    [
      'Material=Stainless steel',
      'It scratched in the first week[, as they all do|, which I am told they all do].',
    ],
    ['Material=Fireclay', 'Drop a glass in it and the glass [loses|has had it].'],
    ['Cut-out width!', 'The template was printed [small|too small to use].'],
    'You have to chase the peelings to the [plughole|waste].',
  ],
  fault: [
    'It leaked at the waste until the washer was [changed|seated properly].',
    'The bowl is not quite true and water stands in one [corner|end].',
    ['Material=Stainless steel', 'It had a dent in the rim that the packing hid.'],
    ['Material!=Stainless steel', 'It had a chip in the rim that the packing hid.'],
  ],
  fit: [
    'Needs a {Minimum cabinet} cabinet and it means [it|just that].',
    ['Cut-out width!', 'Cut-out figures were right to the [millimetre|millimetre, all four].'],
    ['Mounting=Undermount', 'The stonemason cut to the drawing and it was [right|right first time].'],
    ['Material=Fireclay', 'It is heavy: we put a batten each side under [it|the rim].'],
  ],
  noise: ['The tap does not drum on it.', 'The waste gulps at the end, as they do.'],
};

const DISPOSER: ReviewBank = {
  praise: [
    'Peelings go and the bin stays [dry|dry and sweet].',
    'No smell from the caddy, since there is no [caddy|caddy any more].',
    ['Stages>=2', 'Chicken bones, [gone|gone in seconds].'],
    ['Auto reverse=Yes', 'It met a teaspoon, turned back and gave it [up|up, scratched].'],
    ['Dishwasher inlet=Yes', 'The dishwasher drains into it with no extra [pipe|pipework].'],
    ['Switch=Air switch', 'The air switch works with wet [hands|gloves on].'],
    ['Switch=Wall switch', 'The wall switch is out of the children’s [reach|way].'],
    ['Switch=Wireless button', 'The button sticks to the tiles and works from [there|the wall].'],
    'The plumber had it in within the [hour|hour and a half].',
    'Half a lemon and cold water, and it is fresh [again|as new].',
  ],
  grumble: [
    'Celery strings beat [it|it, so those go on the heap].',
    'It takes the place where the bin [stood|was].',
    'The rubber flap wants a brush now and [then|again].',
    DRAWINGS,
  ],
  fault: [
    'It jammed in the first week and hummed at [me|us].',
    'It leaked at the flange until the plumber came back.',
    'The trip switch went whenever it met anything harder than a [carrot|parsnip].',
  ],
  fit: ['Went on to our standard 90 mm waste.', 'At {Height} high it leaves room for the trap, just.'],
  noise: ['{Noise} for ten seconds, twice a day.', 'A growl, not a scream.'],
};

export const WATER_REVIEWS: Record<string, ReviewBank> = {
  'boiling-tap': BOILING_TAP,
  tap: TAP,
  sink: SINK,
  disposer: DISPOSER,
};
