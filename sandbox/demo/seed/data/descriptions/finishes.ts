import type { Line } from '../../lines.ts';

/** Sentences about a colour, by code, for products whose front is visible. */
export const FINISH_LINES: Readonly<Record<string, readonly Line[]>> = {
  SS: [
    ['Packed width!', 'The steel has a fingerprint-resistant coating; wipe along the grain.'],
    ['Packed width!', 'Brushed stainless steel goes with anything. It can dent, so take care on the way in.'],
    ['Packed width!', 'To keep stainless steel looking even, wipe it with a drop of oil on a cloth.'],
    ['Packed width!', 'Clean the steel along its grain and never with a scourer.'],
  ],
  SI: [
    ['Packed width!', 'Silver is painted steel, lighter than brushed steel and easier to keep clean.'],
    ['Packed width!', 'The silver front is lacquered and can be cleaned with an ordinary spray.'],
  ],
  BL: [
    'Black hides splashes but shows dust.',
    'The black is deep and even.',
    'Black goes with pale wood as well as with white.',
    'Fingerprints show on black in low sun; a damp cloth is all they need.',
    'Blacks differ from maker to maker, so compare swatches if you are matching.',
  ],
  GO: [
    'A soft brushed gold, closer to brass than to yellow gold.',
    'Gold looks best repeated in the handles or the tap.',
  ],
  WH: [
    ['Packed width!', 'White is the easiest finish to match and to replace.'],
    ['Packed width!', 'A plain white that matches most other white goods.'],
    ['Packed width!', 'White keeps a narrow kitchen light.'],
  ],
  NI: [
    'Brushed nickel is warmer than chrome and hides water spots.',
    'Nickel has a warm grey tone that suits stone.',
  ],
  CH: [
    'Chrome is bright, hard and simple to clean.',
    'Chrome matches most handles that are in a house already.',
  ],
  CU: [
    'The copper is lacquered, so it does not tarnish.',
    'The copper darkens a little at the edges over the years.',
  ],
  CM: ['Cream softens a dark room and does not show dust.', 'A warm cream with a hint of yellow.'],
  GR: [
    'Grey hides marks better than any other finish.',
    'A mid grey that sits between white walls and dark floors.',
  ],
  GE: [
    'A grey-green by day that deepens under electric light.',
    'Green in a kitchen goes with wood and with brass.',
  ],
  GM: [
    'Gunmetal is a dark grey with a little shine, kinder than black.',
    'Gunmetal hides hard-water marks better than any dark finish.',
  ],
  Metallics: [
    'The metallic changes from brown to gold as you pass it.',
    'A hard-wearing bronze sheen, vacuum-coated on steel.',
  ],
  PB: ['A pale, slightly grey blue.', ['Installation!', 'Pastel blue looks lovely with white tiles.']],
};
