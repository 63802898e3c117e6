import type { ReviewBank } from '../../review-lines.ts';

const FITS = 'Fits as it [says|should].';
const THICKER = 'Thicker than the one it [replaced|took over from].';
const CHEAPER = 'Cheaper than the maker’s and the same [thing|thing, as far as I see].';
const NOTHING = 'Does what a good one should: [nothing|nothing you notice].';
const CLEAN_ENDS = 'Clean cut ends, no [burrs|rough bits].';
const PACKET = 'The packet is bigger than what is in [it|it, by a lot].';
const NO_INSTRUCTIONS = 'No instructions, but you don’t need [any|them].';
const TWO_SIZES = 'Measure first: there are two sizes that look [alike|the same].';
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
    [PUSHED_ON, 'Five minutes with a [screwdriver|screwdriver and a torch].'],
    [INLET, 'Hand tight and a quarter turn, and not a drop [since|since then].'],
    [`${HOSE} & Part of kit=With washers`, 'The washers were in the [bag|bag, both of them].'],
    ['Connector=Right angle', 'The elbow lets the machine go right back to the [wall|tiles].'],
    [VENT, 'The steam goes out of the wall and not round the [room|utility].'],
    ['Burst protection=Yes', 'I go on holiday easier for the valve on [it|this].'],
    [WASHERS, 'The tap behind the machine has stopped [weeping|dripping].'],
    [WASHERS, 'Proper rubber, not the hard [sort|kind].'],
    [TRAY, 'Caught a slow leak before the ceiling [did|below did].'],
    [TRAY, 'The front lip is low enough to see into with a [torch|phone].'],
    [TRAY, 'Wipes out with a cloth on a [stick|ruler].'],
    [TRAY, 'Stiff enough that the machine stands level on [it|it, full or empty].'],
  ],
  grumble: [
    PACKET,
    NO_INSTRUCTIONS,
    [HOSE, 'A bit stiff in the [cold|cold, so warm it first].'],
    [PUSHED_ON, 'One clip [short|short, annoyingly].'],
    [TRAY, 'It slides about until the machine is on [it|it, then stays].'],
  ],
  fault: [
    [HOSE, 'Split at the [join|seam].'],
    ['noun=inlet hose|drain hose', 'Leaked by the end of the [week|first week].'],
    [INLET, 'The thread in the packet was not the thread on the [page|drawing].'],
    [VENT, 'The wire came through the side within a [month|few weeks].'],
    [WASHERS, 'Two of the four were thinner, and those two leaked.'],
    [TRAY, 'It bowed under the machine and the feet stood skew.'],
    [TRAY, 'One corner was split when I unpacked it.'],
  ],
  fit: [
    [INLET, 'Right bore, right [thread|thread, right length].'],
    [PUSHED_ON, 'Right bore: it pushed on with a [twist|twist and a drop of soap].'],
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
    'Not a dent in it, and it had come a long [way|way by van].',
    [
      'Part=Round pipe|Flat channel & Material=PVC|Polypropylene',
      'Cuts clean with a fine [saw|saw and tape to mark it].',
    ],
    ['Part=Flat channel', 'Lies on top of the wall units where nobody sees [it|it but me].'],
    ['Part=Flexible duct', 'Pulled out to length and went round the [joist|beam].'],
    ['Part=Wall vent kit', 'The cowl is neat outside and shuts in a [wind|gale].'],
    ['Part=Reducer', 'Took our hood down to the old pipe without a [gap|leak].'],
    ['Part=90° bend', 'Smooth inside, so the hood does not [roar|howl].'],
    ['Sealing=Lip seal', 'The lip seal goes on with a push and [stays|holds].'],
    ['Insulated=Yes', 'No more drips in winter since it is [insulated|wrapped].'],
  ],
  grumble: [
    PACKET,
    NO_INSTRUCTIONS,
    ['Sealing=Tape needed', 'It wants tape on every joint, and there is none with [it|it, so buy some].'],
    ['Material=PVC', 'A bit stiff in the [cold|cold, so warm it first].'],
  ],
  fault: [
    'Split at the [join|seam].',
    'One end was crushed in the [box|post].',
    ['Shape=Round', 'It was out of round and would not push [on|home].'],
    ['Back-draught flap=Yes', 'The flap stuck open in the first [gale|cold snap].'],
  ],
  fit: ['{Duct}, as the hood asks for.', TWO_SIZES],
  noise: [],
};

const HOOD_FILTER: ReviewBank = {
  praise: [
    FITS,
    CHEAPER,
    'Clicks in with one [finger|thumb].',
    'Same size as the old one, to the [millimetre|millimetre, thickness too].',
    'Arrived flat in a flat [box|packet].',
    'Two minutes on a kitchen [chair|stool].',
    'The hood breathes [again|again, what a change].',
    ['Filter=Carbon', 'Smells of nothing, which is what I [wanted|paid for].'],
    ['Filter=Carbon', 'No trace of last night’s [fish|kippers].'],
    [
      'Filter=Grease, aluminium|Grease, steel baffle',
      'Through the dishwasher and back, good as [new|it was].',
    ],
    ['Filter=Ceramic, regenerating', 'An hour in the oven and it is fresh [again|once more].'],
    ['Pieces in the pack=2', 'Two in the box, so both sides are [done|covered].'],
  ],
  grumble: [
    PACKET,
    NO_INSTRUCTIONS,
    'The catch is stiff for the first [week|few goes].',
    ['Filter=Carbon', '{Lasts} and you are buying [again|another].'],
    ['Pieces in the pack=1', 'One in the box, and our hood takes [two|a pair].'],
    ['Filter=Grease, aluminium', 'It dulls a little in the [dishwasher|machine].'],
  ],
  fault: [
    'A millimetre too big, so it [bows|bends].',
    'The catch snapped when I pressed it [in|home].',
    ['Filter=Carbon', 'Black dust on the hob for [days|a week].'],
  ],
  fit: [
    TWO_SIZES,
    ['Shape=Round', '{Width} across, and it twisted on to the [motor|housing].'],
    ['Shape=Rectangular', '{Width} by {Depth}, as the page [says|had it].'],
  ],
  noise: [],
};

const STACKING_KIT: ReviewBank = {
  praise: [
    FITS,
    'No wobble, even at full [spin|spin with towels].',
    'The dryer has not moved a [hair|millimetre].',
    'Half an hour with my brother holding the other [end|side].',
    'We got back the floor the dryer stood [on|upon].',
    ['Shelf=Yes', 'The shelf takes the basket while I [load|unload].'],
    ['Shelf=No', 'Nothing to it, so the dryer sits as low as it can.'],
    ['Fixing=Screws|Screws and strap', 'The holes lined up and all the screws were [there|in the bag].'],
    ['Fixing=Straps|Screws and strap', 'The strap pulls tight and stays [tight|so].'],
    ['Fits brands=Most makers', 'Two different makes, one on the other, and it holds them.'],
  ],
  grumble: [
    'The instructions are four [pictures|pictures, no words].',
    'It takes two people, whatever the box [says|shows].',
    ['Shelf=Yes', 'The shelf rattles when there is nothing on [it|it to hold it].'],
    ['Fixing=Screws|Screws and strap', 'One screw [short|short, found one in a tin].'],
  ],
  fault: [
    'One side was bent in the [box|packing].',
    'The dryer crept forward until we did it all [again|a second time].',
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
