import type { ReviewBank } from '../../review-lines.ts';

const FITS = 'Fits as it says.';
const THICKER = 'Thicker than the one it replaced.';
const CHEAPER = 'Cheaper than the maker’s and the same thing.';
const NOTHING = 'Does what a good one should: nothing.';
const CLEAN_ENDS = 'Clean cut ends, no burrs.';
const PACKET = 'The packet is bigger than what is in it.';
const NO_INSTRUCTIONS = 'No instructions, but you don’t need any.';
const TWO_SIZES = 'Measure first: there are two sizes that look alike.';
const HOSE = 'noun=inlet hose|drain hose|dryer vent hose';
const INLET = 'noun=inlet hose';
const PUSHED_ON = 'noun=drain hose|dryer vent hose';
const VENT = 'noun=dryer vent hose';
const WASHERS = 'noun=hose washers, pack of four';
const TRAY = 'Holds water!';

const HOSE_OR_TRAY: ReviewBank = {
  praise: [
    FITS,
    CHEAPER,
    NOTHING,
    [HOSE, THICKER],
    [HOSE, CLEAN_ENDS],
    [PUSHED_ON, 'Five minutes with a screwdriver.'],
    [INLET, 'Hand tight and a quarter turn, and not a drop since.'],
    [`${HOSE} & Part of kit=With washers`, 'The washers were in the bag.'],
    ['Connector=Right angle', 'The elbow lets the machine go right back to the wall.'],
    [VENT, 'The steam goes out of the wall and not round the room.'],
    ['Burst protection=Yes', 'I go on holiday easier for the valve on it.'],
    [WASHERS, 'The tap behind the machine has stopped weeping.'],
    [WASHERS, 'Proper rubber, not the hard sort.'],
    [TRAY, 'Caught a slow leak before the ceiling did.'],
    [TRAY, 'The front lip is low enough to see into with a torch.'],
    [TRAY, 'Wipes out with a cloth on a stick.'],
    [TRAY, 'Stiff enough that the machine stands level on it.'],
  ],
  grumble: [
    PACKET,
    NO_INSTRUCTIONS,
    [HOSE, 'A bit stiff in the cold.'],
    [PUSHED_ON, 'One clip short.'],
    [TRAY, 'It slides about until the machine is on it.'],
  ],
  fault: [
    [HOSE, 'Split at the join.'],
    ['noun=inlet hose|drain hose', 'Leaked by the end of the week.'],
    [INLET, 'The thread in the packet was not the thread on the page.'],
    [VENT, 'The wire came through the side within a month.'],
    [WASHERS, 'Two of the four were thinner, and those two leaked.'],
    [TRAY, 'It bowed under the machine and the feet stood skew.'],
    [TRAY, 'One corner was split when I unpacked it.'],
  ],
  fit: [
    [INLET, 'Right bore, right thread.'],
    [PUSHED_ON, 'Right bore: it pushed on with a twist.'],
    [HOSE, TWO_SIZES],
    [WASHERS, 'Right for the ¾ inch nut at either end.'],
    [TRAY, 'At {Width} wide it takes the machine, feet and all.'],
  ],
  noise: [],
};

const DUCTING: ReviewBank = {
  praise: [
    FITS,
    CHEAPER,
    NOTHING,
    THICKER,
    CLEAN_ENDS,
    'Not a dent in it, and it had come a long way.',
    ['Part=Round pipe|Flat channel & Material=PVC|Polypropylene', 'Cuts clean with a fine saw.'],
    ['Part=Flat channel', 'Lies on top of the wall units where nobody sees it.'],
    ['Part=Flexible duct', 'Pulled out to length and went round the joist.'],
    ['Part=Wall vent kit', 'The cowl is neat outside and shuts in a wind.'],
    ['Part=Reducer', 'Took our hood down to the old pipe without a gap.'],
    ['Part=90° bend', 'Smooth inside, so the hood does not roar.'],
    ['Sealing=Lip seal', 'The lip seal goes on with a push and stays.'],
    ['Insulated=Yes', 'No more drips in winter since it is insulated.'],
  ],
  grumble: [
    PACKET,
    NO_INSTRUCTIONS,
    ['Sealing=Tape needed', 'It wants tape on every joint, and there is none with it.'],
    ['Material=PVC', 'A bit stiff in the cold.'],
  ],
  fault: [
    'Split at the join.',
    'One end was crushed in the box.',
    ['Shape=Round', 'It was out of round and would not push on.'],
    ['Back-draught flap=Yes', 'The flap stuck open in the first gale.'],
  ],
  fit: ['{Duct}, as the hood asks for.', TWO_SIZES],
  noise: [],
};

const HOOD_FILTER: ReviewBank = {
  praise: [
    FITS,
    CHEAPER,
    'Clicks in with one finger.',
    'Same size as the old one, to the millimetre.',
    'Arrived flat in a flat box.',
    'Two minutes on a kitchen chair.',
    'The hood breathes again.',
    ['Filter=Carbon', 'Smells of nothing, which is what I wanted.'],
    ['Filter=Carbon', 'No trace of last night’s fish.'],
    ['Filter=Grease, aluminium|Grease, steel baffle', 'Through the dishwasher and back, good as new.'],
    ['Filter=Ceramic, regenerating', 'An hour in the oven and it is fresh again.'],
    ['Pieces in the pack=2', 'Two in the box, so both sides are done.'],
  ],
  grumble: [
    PACKET,
    NO_INSTRUCTIONS,
    'The catch is stiff for the first week.',
    ['Filter=Carbon', '{Lasts} and you are buying again.'],
    ['Pieces in the pack=1', 'One in the box, and our hood takes two.'],
    ['Filter=Grease, aluminium', 'It dulls a little in the dishwasher.'],
  ],
  fault: [
    'A millimetre too big, so it bows.',
    'The catch snapped when I pressed it in.',
    ['Filter=Carbon', 'Black dust on the hob for days.'],
  ],
  fit: [
    TWO_SIZES,
    ['Shape=Round', '{Width} across, and it twisted on to the motor.'],
    ['Shape=Rectangular', '{Width} by {Depth}, as the page says.'],
  ],
  noise: [],
};

const STACKING_KIT: ReviewBank = {
  praise: [
    FITS,
    'No wobble, even at full spin.',
    'The dryer has not moved a hair.',
    'Half an hour with my brother holding the other end.',
    'We got back the floor the dryer stood on.',
    ['Shelf=Yes', 'The shelf takes the basket while I load.'],
    ['Shelf=No', 'Nothing to it, so the dryer sits as low as it can.'],
    ['Fixing=Screws|Screws and strap', 'The holes lined up and all the screws were there.'],
    ['Fixing=Straps|Screws and strap', 'The strap pulls tight and stays tight.'],
    ['Fits brands=Most makers', 'Two different makes, one on the other, and it holds them.'],
  ],
  grumble: [
    'The instructions are four pictures.',
    'It takes two people, whatever the box says.',
    ['Shelf=Yes', 'The shelf rattles when there is nothing on it.'],
    ['Fixing=Screws|Screws and strap', 'One screw short.'],
  ],
  fault: [
    'One side was bent in the box.',
    'The dryer crept forward until we did it all again.',
    ['Shelf=Yes', 'The shelf came off its runner within a month.'],
  ],
  fit: [
    'It takes depths of {Fits depth}: measure both machines.',
    'Adds {Adds to height}, and the cupboard door still shuts.',
  ],
  noise: [],
};

export const PART_REVIEWS: Record<string, ReviewBank> = {
  hose: HOSE_OR_TRAY,
  ducting: DUCTING,
  'hood-filter': HOOD_FILTER,
  'stacking-kit': STACKING_KIT,
};
