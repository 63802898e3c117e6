import type { Line } from '../../lines.ts';

/** How goods came: well, not when it was said, or not as they should: large ones with a crew, the rest by parcel. */
export type Delivery = Record<'good' | 'late' | 'rough', readonly Line[]>;

const ANY_GOOD: readonly Line[] = [
  'Packed well, not a mark on it.',
  'Ordered on Thursday, here on Saturday.',
];

const ANY_ROUGH: readonly Line[] = ['One corner of the box was crushed; the goods were fine.'];

export const CREW: Delivery = {
  good: [
    ...ANY_GOOD,
    'The text came the evening before and they kept to the slot.',
    'Delivered on the day I picked, ten past eight.',
    'I changed the day by text and that simply worked.',
    'Driver rang twenty minutes ahead as promised.',
    ['Weight>=25', 'Two lads carried it up two flights without touching the wall.'],
    'The crew took their boots off without being asked.',
    ['Weight>=25', 'They took the old one away and swept up where it had stood.'],
    'The driver looked it over with me before he left.',
    ['Weight>=40', 'They measured the hall first and took the door off its hinges rather than force it.'],
    ['Spin speed!', 'Left where I asked, with the transit bolts in a bag.'],
    'Polite pair, in and out in fifteen minutes.',
    'They came at the front of the slot and I was not even dressed.',
    'Blankets on the banisters before anything was lifted.',
    'All the packaging went back on the van.',
  ],
  late: [
    'Delivery slipped by a day, though they did ring.',
    'The slot was eight to twelve and they came at ten to one.',
    'I was told Tuesday and it came on Wednesday.',
  ],
  rough: [
    ...ANY_ROUGH,
    'The crew would not go past the porch until I rang the shop, who sorted it.',
    'The first one came damaged. It was changed in three days without argument.',
  ],
};

export const PARCEL: Delivery = {
  good: [
    ...ANY_GOOD,
    'The parcel was here a day before the date they gave.',
    'Left in the porch out of the rain, as I had asked.',
    'Whoever brought the parcel waited while I came down on my crutches.',
    'Paper round it, not a sackful of plastic.',
    'Left with number nine and a card through the door, as agreed.',
    'The box was no bigger than it had to be.',
    'I could follow the parcel from the depot to the door.',
    ['Weight<10', 'I fetched it from the corner shop on my way home.'],
    'The tape was whole and nothing was missing.',
    'By parcel, in two days, and no waiting in.',
  ],
  late: [
    'The parcel was a day later than they had said.',
    'I was told Tuesday and it came on Wednesday.',
    'It sat at the depot over the weekend.',
  ],
  rough: [
    ...ANY_ROUGH,
    'The safe place they had left it in turned out to be the recycling bin.',
    'The first one never came. The second was here in three days without argument.',
  ],
};
