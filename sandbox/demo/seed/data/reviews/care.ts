import type { ReviewBank } from '../../review-lines.ts';

const BOTTLE = 'Type=Descaler|Cleaner';
const FILTER = 'Type=Water filter';

/** What is used up: descalers, cleaners and water filters. */
export const CARE: ReviewBank = {
  praise: [
    'Cheaper than the maker’s and the same thing.',
    'Does what it says, which is more than the last lot did.',
    [
      'Pieces in the pack>=2',
      '{Pieces in the pack} in the pack, so there is one in the cupboard when I need it.',
    ],
    ['Type=Descaler', 'Cleared the scale in one go.'],
    ['Type=Descaler', 'You could see the flakes come away.'],
    ['Type=Cleaner', 'A little goes a long way.'],
    ['Type=Cleaner & Used on=Oven|Ceramic and induction hob', 'Burnt sugar came off with a cloth.'],
    ['Type=Cleaner & Used on=Stainless steel', 'Fingerprints gone, and no streaks.'],
    ['Type=Cleaner & Used on=Washing machine', 'The drum and the door rubber have stopped smelling.'],
    ['Type=Cleaner & Used on=Dishwasher', 'The arms and the filter came up like new.'],
    [`${BOTTLE} & Scented=No`, 'Smells of nothing, which is what I wanted.'],
    ['Scented=Yes', 'Smells of lemon, not of a swimming bath.'],
    ['Form=Tablets', 'One tablet, nothing to measure.'],
    ['Form=Powder', 'Dissolves at once and leaves no grit.'],
    ['Form=Liquid', 'Pours without running down the side.'],
    ['Form=Spray', 'It clings where you spray it and does not run.'],
    [FILTER, 'The water tastes of water.'],
    [FILTER, 'Our tea has lost its skin.'],
    ['Form=Screw-in|Push and turn', 'Half a turn and it was in, no drips.'],
    ['Form=In the tank', 'A soak, a shake, and it drops into the tank.'],
    [`${FILTER} & Used on=American fridge freezer`, 'The ice is clear again.'],
  ],
  grumble: [
    'The packet is bigger than what is in it.',
    'Dearer than it was last time.',
    [BOTTLE, 'The print on the back wants a magnifying glass.'],
    ['Form=Liquid|Spray', 'The child-proof cap is proof against me too.'],
    ['Form=Tablets', 'The tablets take their time to dissolve.'],
    ['Form=Powder', 'The dose is a guess without a scoop.'],
    ['Lasts=1 use', 'One go and it is gone.'],
    ['Scented=Yes', 'The scent hangs about for a day.'],
    [FILTER, 'Dear for a tube of charcoal.'],
  ],
  fault: [
    ['Type=Descaler', 'It took three goes to do what one should.'],
    ['Type=Cleaner', 'It left a film that took two rinses.'],
    ['Form=Liquid|Spray', 'The bottle had leaked in the box.'],
    ['Form=Powder|Tablets', 'It had gone hard in the packet.'],
    ['Form=Screw-in|Push and turn', 'It dripped until I put the old one back.'],
    [FILTER, 'The flow is half what it was.'],
  ],
  fit: [
    [BOTTLE, 'Safe in ours, though it is another make: I looked it up first.'],
    [BOTTLE, 'The dose for our model was on the label.'],
    [FILTER, 'Right one for ours: check the number on the old one.'],
    [FILTER, 'It went in the same way as the maker’s own.'],
  ],
  noise: [],
};
