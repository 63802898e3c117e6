import type { ReviewBank } from '../../review-lines.ts';

const BOTTLE = 'Type=Descaler|Cleaner';
const FILTER = 'Type=Water filter';

/** Consumables: descalers, cleaners and water filters. */
export const CARE: ReviewBank = {
  praise: [
    'Cheaper than the maker’s and the same [thing|thing, as far as I see].',
    'Does what it says, which is more than the last lot [did|managed].',
    [
      'Pieces in the pack>=2',
      '{Pieces in the pack} in the pack, so there is one in the cupboard when I need it.',
    ],
    ['Type=Descaler', 'Cleared the scale in one [go|treatment].'],
    ['Type=Descaler', 'You could see the flakes come [away|off].'],
    ['Type=Cleaner', 'A little goes a long [way|way, so be sparing].'],
    [
      'Type=Cleaner & Used on=Oven|Ceramic and induction hob',
      'Burnt sugar came off with a [cloth|damp cloth].',
    ],
    ['Type=Cleaner & Used on=Stainless steel', 'Fingerprints gone, and no [streaks|smears].'],
    [
      'Type=Cleaner & Used on=Washing machine',
      'The drum and the door rubber have stopped [smelling|smelling of dog].',
    ],
    ['Type=Cleaner & Used on=Dishwasher', 'The arms and the filter came up like [new|the day it came].'],
    [`${BOTTLE} & Scented=No`, 'Smells of nothing, which is what I [wanted|paid for].'],
    ['Scented=Yes', 'Smells of lemon, not of a swimming [bath|pool].'],
    ['Form=Tablets', 'One tablet, nothing to [measure|spill].'],
    ['Form=Powder', 'Dissolves at once and leaves no [grit|grains].'],
    ['Form=Liquid', 'Pours without running down the [side|bottle].'],
    ['Form=Spray', 'It clings where you spray it and does not [run|drip].'],
    [FILTER, 'The water tastes of [water|nothing, as it should].'],
    [FILTER, 'Our tea has lost its [skin|film].'],
    ['Form=Screw-in|Push and turn', 'Half a turn and it was in, no [drips|leaks].'],
    ['Form=In the tank', 'A soak, a shake, and it drops into the tank.'],
    [`${FILTER} & Used on=American fridge freezer`, 'The ice is clear [again|as glass again].'],
  ],
  grumble: [
    'The packet is bigger than what is in [it|it, by a lot].',
    'Dearer than it was last [time|year].',
    [BOTTLE, 'The print on the back wants a magnifying [glass|glass and a lamp].'],
    ['Form=Liquid|Spray', 'The child-proof cap is proof against me [too|as well].'],
    ['Form=Tablets', 'The tablets take their time to [dissolve|melt].'],
    ['Form=Powder', 'The dose is a guess without a [scoop|spoon].'],
    ['Lasts=1 use', 'One go and it is [gone|used up].'],
    ['Scented=Yes', 'The scent hangs about for a [day|day or two].'],
    [FILTER, 'Dear for a tube of [charcoal|charcoal, if you ask me].'],
  ],
  fault: [
    ['Type=Descaler', 'It took three goes to do what one [should|ought to].'],
    ['Type=Cleaner', 'It left a film that took two [rinses|rinses to shift].'],
    ['Form=Liquid|Spray', 'The bottle had leaked in the [box|parcel].'],
    ['Form=Powder|Tablets', 'It had gone hard in the [packet|tub].'],
    ['Form=Screw-in|Push and turn', 'It dripped until I put the old one back.'],
    [FILTER, 'The flow is half what it [was|used to be].'],
  ],
  fit: [
    [BOTTLE, 'Safe in ours, though it is another make: I looked it up first.'],
    [BOTTLE, 'The dose for our model was on the [label|label in plain words].'],
    [FILTER, 'Right one for ours: check the number on the old one.'],
    [FILTER, 'It went in the same way as the maker’s [own|original].'],
  ],
  noise: [],
};
