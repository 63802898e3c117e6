import type { Line } from '../../lines.ts';

/** What is worth knowing of a colour, by code; said of goods whose front is seen. */
export const FINISH_LINES: Readonly<Record<string, readonly Line[]>> = {
  SS: [
    ['Packed width!', 'The steel is treated so that fingers do not show; wipe along the grain.'],
    [
      'Packed width!',
      'Brushed stainless steel goes with anything and dents like anything: mind the hall corner.',
    ],
    ['Packed width!', 'Stainless steel shows grease from the side. A drop of oil on a cloth evens it.'],
  ],
  SI: [
    ['Packed width!', 'Silver is painted steel, lighter than brushed and easier to keep.'],
    ['Packed width!', 'The silver front is lacquered and takes ordinary spray.'],
  ],
  BL: [
    'Black hides splashes and shows dust.',
    'The black is deep and even; it makes a white room look deliberate.',
    'Black next to black is hard to match between makers, so see the swatch.',
  ],
  GO: [
    'The gold is brushed and soft, nearer to brass than to jewellery.',
    'Gold wants company: repeat it in the handles or the tap.',
  ],
  WH: [
    ['Packed width!', 'White is the cheapest finish to live with and to replace.'],
    ['Packed width!', 'A plain white that matches most other white goods.'],
  ],
  NI: [
    'Brushed nickel is warmer than chrome and hides water spots.',
    'Nickel has a yellowish grey that suits stone.',
  ],
  CH: [
    'Chrome is bright, hard and simple to clean.',
    'Chrome matches most handles that are in a house already.',
  ],
  CU: [
    'Copper here is a lacquered finish, so it stays as it is.',
    'The copper darkens a little at the edges over the years.',
  ],
  CM: [
    'Cream softens a dark room and forgives dust.',
    'The cream is a warm one, a spoonful of yellow in it.',
  ],
  GR: ['Grey is the finish that shows least.', 'A mid grey that sits between white walls and dark floors.'],
  GE: [
    'The green is a grey one by day and deepens under a lamp.',
    'Green in a kitchen goes with wood and with brass.',
  ],
  GM: [
    'Gunmetal is a dark grey with a little shine, kinder than black.',
    'Gunmetal hides hard-water marks better than any dark finish.',
  ],
  Metallics: [
    'The metallic changes from brown to gold as you pass it.',
    'A bronze sheen, applied in vacuum, as hard as the steel under it.',
  ],
  PB: [
    'The blue is pale and greyed, closer to sky than to nursery.',
    'Pastel blue is lovely with white tiles and odd with beige.',
  ],
};
