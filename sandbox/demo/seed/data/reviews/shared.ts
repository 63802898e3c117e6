import type { Line } from '../../lines.ts';

/** How goods came, well or badly: large ones with a crew, the rest by parcel. */
export type Delivery = Record<'good' | 'bad', readonly Line[]>;

const ANY_GOOD: readonly Line[] = [
  'The text came the evening before and they kept to the slot.',
  'Delivered on the day I picked, ten past eight.',
  'Came a day early because I said I could take it.',
  'Packed well, not a mark on it.',
  'Ordered on Thursday, here on Saturday.',
  'I changed the day by text and that simply worked.',
];

const ANY_BAD: readonly Line[] = [
  'Delivery slipped by a day, though they did ring.',
  'One corner of the box was crushed; the goods were fine.',
  'The slot was eight to twelve and they came at ten to one.',
  'I was told Tuesday and it came on Wednesday.',
];

export const CREW: Delivery = {
  good: [
    ...ANY_GOOD,
    'Driver rang twenty minutes ahead as promised.',
    ['Weight>=25', 'Two lads carried it up two flights without touching the wall.'],
    'The crew took their boots off without being asked.',
    ['Weight>=25', 'They took the old one away and swept up where it had stood.'],
    'The driver looked it over with me before he left.',
    ['Weight>=40', 'They measured the hall first and took the door off its hinges rather than force it.'],
    ['Spin speed!', 'Left where I asked, with the transit bolts in a bag.'],
    'Polite pair, in and out in fifteen minutes.',
  ],
  bad: [
    ...ANY_BAD,
    'The crew would not go past the porch until I rang the shop, who sorted it.',
    'The first one came damaged. It was changed in three days without argument.',
  ],
};

export const PARCEL: Delivery = {
  good: [
    ...ANY_GOOD,
    'Left in the porch out of the rain, as I had asked.',
    'The driver waited while I came down on my crutches.',
    'Paper round it, not a sackful of plastic.',
    'Left with number nine and a card through the door, as agreed.',
    'The box was no bigger than it had to be.',
    'Here within the hour they had given.',
    ['Weight<10', 'I fetched it from the corner shop on my way home.'],
    'The tape was whole and nothing was missing.',
  ],
  bad: [
    ...ANY_BAD,
    'The safe place they had left it in turned out to be the recycling bin.',
    'The first one never came. The second was here in three days without argument.',
  ],
};
