import type { ReviewBank } from '../../review-lines.ts';

const WELL_MADE = 'The plumber said it was properly made, and he doesn’t say much.';
const DRAWINGS = 'The instructions are drawings and optimism.';

/** What is true of a tap with and without a boiler. */
const TAP_PRAISE: ReviewBank['praise'] = [
  'Solid in the hand and no drip at all.',
  'The swivel stops where it should and not on the window.',
  'The finish has kept its colour under hard water.',
  WELL_MADE,
  'Wipes clean, no rings.',
];

const TAP_GRUMBLE: ReviewBank['grumble'] = [
  DRAWINGS,
  ['Colour=Black|Gunmetal grey', 'Limescale shows on the dark finish.'],
];

const TAP_FAULT: ReviewBank['fault'] = [
  'The cartridge squeaked within a month; a new one came by post.',
  'It leaked at the joint until the washer was changed.',
  'The finish went dull round the base.',
];

const TAP_FIT: ReviewBank['fit'] = [
  ['Tap hole=35 mm', '35 mm hole, as the page said.'],
  'The spout clears the tallest pan I have.',
  'Measured the reach: it lands in the middle of the bowl.',
];

const BOILING_TAP: ReviewBank = {
  praise: [
    ...TAP_PRAISE,
    'Tea without waiting; the kettle went to the charity shop.',
    'The child lock is easy once shown and impossible if not.',
    'Pasta water straight into the pan.',
    ['form=4', 'The filtered cold is what the children drink now.'],
  ],
  grumble: [
    ...TAP_GRUMBLE,
    'The tank takes half the cupboard.',
    'The first cup of the morning spits.',
    'A new filter every {Filter life} is a cost to reckon with.',
  ],
  fault: [...TAP_FAULT, 'The tank gave up at lukewarm in week six.'],
  fit: [...TAP_FIT, 'The tank wants a socket in the cupboard: we had one put in.'],
  noise: ['The tank clicks as it warms.', 'It murmurs while it heats and then keeps still.'],
};

const TAP: ReviewBank = {
  praise: [
    ...TAP_PRAISE,
    'Water pressure up here is poor and it copes.',
    ['Hose length!', 'The spray reaches every corner and slides home by itself.'],
    ['Hose length!', 'I fill the bucket on the floor with it.'],
    ['Levers=Single lever', 'One lever, and a floury elbow works it.'],
    ['Levers=Twin lever|Cross head', 'Hot on one side and cold on the other, as it should be.'],
    ['Cartridge=Ceramic, quarter turn', 'A quarter turn from off to full.'],
  ],
  grumble: [
    ...TAP_GRUMBLE,
    ['Hose length!', 'The spray head drips for a second after.'],
    'It splashes if you open it right up.',
    'The aerator clogs; it unscrews, if you have a coin to hand.',
  ],
  fault: TAP_FAULT,
  fit: [...TAP_FIT, ['Tap hole=2 × 28 mm', 'Two holes of 28 mm, so the fitter had to bring his cutter.']],
  noise: ['Quiet, even on a full stream.', 'No knock in the pipes when I shut it.'],
};

const SINK: ReviewBank = {
  praise: [
    ['Width>=540', 'The bowl takes an oven tray flat.'],
    ['Mounting!=Under worktop, front showing', 'The waste and the clips were all in the box.'],
    WELL_MADE,
    'Wipes clean, no rings.',
    ['Material=Stainless steel', 'The steel is thick enough that a dropped pan does not ring.'],
    ['Material=Granite composite', 'Hot pans, coffee, beetroot, and not a mark on it.'],
    ['Material=Fireclay', 'Deep enough to bath the dog, and we have.'],
    ['Bowls=1.5', 'The half bowl is where the colander lives.'],
    ['Bowls=2', 'Two bowls, so washing and rinsing are two things again.'],
    ['Drainer=Reversible', 'It turns round, so the drainer is on our side.'],
    ['Waste=90 mm basket', 'The basket catches everything and lifts out.'],
    'It drains to the last drop, no puddle in the corner.',
    'The corners are round enough to get a cloth into.',
  ],
  grumble: [
    DRAWINGS,
    ['Colour=Black|Gunmetal grey|Grey', 'Limescale shows on the dark finish.'],
    ['Overflow=Yes', 'The overflow is fiddly to clean.'],
    ['Material=Stainless steel', 'It scratched in the first week. They all do.'],
    ['Material=Fireclay', 'Drop a glass in it and the glass loses.'],
    ['Cut-out width!', 'The template was printed small.'],
    'You have to chase the peelings to the plughole.',
  ],
  fault: [
    'It leaked at the waste until the washer was changed.',
    'The bowl is not quite true and water stands in one corner.',
    ['Material=Stainless steel', 'It had a dent in the rim that the packing hid.'],
    ['Material!=Stainless steel', 'It had a chip in the rim that the packing hid.'],
  ],
  fit: [
    'Needs a {Minimum cabinet} cabinet and it means it.',
    ['Cut-out width!', 'Cut-out figures were right to the millimetre.'],
    ['Mounting=Undermount', 'The stonemason cut to the drawing and it was right.'],
    ['Material=Fireclay', 'It is heavy: we put a batten each side under it.'],
  ],
  noise: ['The tap does not drum on it.', 'The waste gulps at the end, as they do.'],
};

const DISPOSER: ReviewBank = {
  praise: [
    'Peelings go and the bin stays dry.',
    'No smell from the caddy, since there is no caddy.',
    ['Stages>=2', 'Chicken bones, gone.'],
    ['Auto reverse=Yes', 'It met a teaspoon, turned back and gave it up.'],
    ['Dishwasher inlet=Yes', 'The dishwasher drains into it with no extra pipe.'],
    ['Switch=Air switch', 'The air switch works with wet hands.'],
    ['Switch=Wall switch', 'The wall switch is out of the children’s reach.'],
    ['Switch=Wireless button', 'The button sticks to the tiles and works from there.'],
    'The plumber had it in within the hour.',
    'Half a lemon and cold water, and it is fresh again.',
  ],
  grumble: [
    'Celery strings beat it.',
    'It takes the place where the bin stood.',
    'The rubber flap wants a brush now and then.',
    DRAWINGS,
  ],
  fault: [
    'It jammed in the first week and hummed at me.',
    'It leaked at the flange until the plumber came back.',
    'The trip switch went whenever it met anything harder than a carrot.',
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
