import type { Line } from '../../lines.ts';

/** Sentences about how a delivery went: well, late, or roughly. Large goods come with a crew, the rest by parcel. */
export type Delivery = Record<'good' | 'late' | 'rough', readonly Line[]>;

const ANY_GOOD: readonly Line[] = [
  'Packed well, not a mark on it[| or its box|, corners and all].',
  'Ordered on [Thursday|Wednesday], here on [Saturday|Friday].',
];

const ANY_ROUGH: readonly Line[] = ['One corner of the box was [crushed|torn|wet]; the goods were fine.'];

export const CREW: Delivery = {
  good: [
    ...ANY_GOOD,
    'The text came the evening before and they kept to the [slot|time|hour].',
    'Delivered on the day I picked, [ten past eight|half past nine|just before noon|a little after two].',
    'I changed the day by text and that [simply|just] worked.',
    'Driver rang [twenty|thirty|fifteen] minutes ahead as promised.',
    [
      'Weight>=25',
      'Two lads carried it up [two flights|three flights|the back stairs] without touching the wall.',
    ],
    'The crew took their boots off without being [asked|told].',
    ['Weight>=25', 'They took the old one away and swept up where it had [stood|been].'],
    'The driver looked it over with me before he [left|went|drove off].',
    [
      'Weight>=40',
      'They measured the hall first and took the door off its hinges rather than [force it|scrape it].',
    ],
    ['Spin speed!', 'Left where I asked, with the transit bolts in a [bag|labelled bag].'],
    'Polite pair, in and out in [fifteen|ten|twenty] minutes.',
    'They came at the front of the slot and I was not even [dressed|up].',
    'Blankets on the banisters before anything was [lifted|moved].',
    'All the packaging went back on the [van|van with them].',
  ],
  late: [
    'Delivery slipped by a day, though they did [ring|tell us].',
    'The slot was eight to twelve and they came at [ten to one|quarter past twelve|half past twelve].',
    'I was told Tuesday and it came on [Wednesday|Thursday].',
  ],
  rough: [
    ...ANY_ROUGH,
    'The crew would not go past the porch until I rang the shop, who sorted [it|it at once].',
    'The first one came damaged, and was changed in [three|two|four] days without argument.',
  ],
};

export const PARCEL: Delivery = {
  good: [
    ...ANY_GOOD,
    'The parcel was here a day before the date they [gave|said].',
    'Left in the [porch|shed|greenhouse] out of the rain, as I had asked.',
    'Whoever brought the parcel waited while I came down on my [crutches|bad knee].',
    'Paper round it, not a sackful of [plastic|foam].',
    'Left with number [nine|four|twelve] and a card through the door, as agreed.',
    'The box was no bigger than it had to [be|be, for once].',
    'I could follow the parcel from the depot to the [door|doorstep].',
    ['Weight<10', 'I fetched it from the corner shop on my way [home|back from work].'],
    'The tape was whole and nothing was [missing|loose].',
    'By parcel, in two days, and no waiting [in|about].',
  ],
  late: [
    'The parcel was a day later than they had [said|promised].',
    'I was told Tuesday and it came on [Wednesday|Thursday].',
    'It sat at the depot over the [weekend|bank holiday].',
  ],
  rough: [
    ...ANY_ROUGH,
    'The safe place they had left it in turned out to be the [recycling|garden] bin.',
    'The first one never came, and the second was here in [three|two] days without argument.',
  ],
};
