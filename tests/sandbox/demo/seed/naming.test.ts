import { expect, it } from 'vitest';
import { brandOf } from '../../../../sandbox/demo/seed/data/brands.ts';
import { productName, productSlug } from '../../../../sandbox/demo/seed/naming.ts';

it.each([
  ['penhallick', 'Mevagissey 17', '1.7 litre', 'kettle', 'Penhallick Mevagissey 17 kettle, 1.7 litres'],
  ['penhallick', 'Mullion 10', '1 litre', 'kettle', 'Penhallick Mullion 10 kettle, 1 litre'],
  [
    'penhallick',
    'Sennen 175',
    '1.75 litre 1200 W',
    'jug blender',
    'Penhallick Sennen 175 jug blender, 1.75 litres, 1200 W',
  ],
  [
    'halverstone',
    'HDO 112P',
    '72 and 40 litre',
    'built-in double oven',
    'Halverstone HDO 112P built-in double oven, 72 and 40 litres',
  ],
  [
    'tarnside',
    'TWD-106',
    '10 kg wash, 6 kg dry',
    'washer dryer',
    'Tarnside TWD-106 washer dryer, 10 kg wash, 6 kg dry',
  ],
  ['ottermere', 'OD-1442', '14 place', '60 cm dishwasher', 'Ottermere OD-1442 dishwasher, 14 places, 60 cm'],
  ['wexcombe', 'Rill 86H', '1.5 bowl', 'composite sink', 'Wexcombe Rill 86H composite sink, 1.5 bowl'],
  [
    'thornacre',
    'HW-34',
    '¾ inch',
    'hose washers, pack of four',
    'Thornacre HW-34 hose washers, ¾ inch, pack of four',
  ],
  [
    'wexcombe',
    'Spring 195 Arc',
    'swan spout',
    'kitchen mixer tap',
    'Wexcombe Spring 195 Arc swan spout kitchen mixer tap',
  ],
])('a product of %s with number %s, lead %s and noun %s is named %s', (maker, number, lead, noun, name) => {
  expect(productName(brandOf(maker), number, { lead, noun })).toBe(name);
});

it('the address of a product has the figure before the noun, whatever its name', () => {
  const slug = (number: string, lead: string, noun: string, finish: string) =>
    productSlug(brandOf('penhallick'), number, { lead, noun }, finish);
  expect(slug('Mevagissey 17', '1.7 litre', 'kettle', 'clotted cream')).toBe(
    'penhallick-mevagissey-17-1-7litre-kettle-clotted-cream',
  );
  expect(slug('D60', '14 place', '60 cm dishwasher', '')).toBe('penhallick-d60-14-place-60cm-dishwasher');
});
