import { expect, it } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes } from '@/lib/catalogue/types';
import { hazardLabel } from '@/lib/product-safety/hazards';

const labelOf = (attributes: Attributes) => hazardLabel(classify({ Type: 'Cleaner', ...attributes }).facts);

it('hazard codes are given in the words of the label', () => {
  expect(
    labelOf({
      'Signal word': 'Danger',
      'Hazard statements': 'H290, H314',
      'Precautionary statements': 'P102, P305 + P351 + P338',
      'Hazard pictograms': 'GHS05, GHS07',
    }),
  ).toEqual({
    signalWord: 'Danger',
    pictograms: ['corrosion', 'exclamation mark'],
    hazards: ['May be corrosive to metals.', 'Causes severe skin burns and eye damage.'],
    precautions: [
      'Keep out of reach of children.',
      'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    ],
  });
});

it.each([
  ['P280 Wear gloves, goggles and a mask.', ['Wear gloves, goggles and a mask.']],
  ['P280 Wear gloves; P102', ['Wear gloves', 'Keep out of reach of children.']],
  ['P999', ['P999']],
  ['Keep it shut.', ['Keep it shut.']],
  ['', []],
])('precautions stated as %j are read as %j', (stated, told) => {
  expect(labelOf({ 'Hazard statements': 'H319', 'Precautionary statements': stated })?.precautions).toEqual(
    told,
  );
});

it.each([
  [{}],
  [{ 'Hazard statements': 'None' }],
  [{ 'Hazard statements': 'none' }],
  [{ 'Hazard statements': ' NONE. ' }],
  [{ 'Signal word': 'Warning' }],
] as Attributes[][])('no hazard label is made from %j', (attributes) =>
  expect(labelOf(attributes ?? {})).toBeNull(),
);

it('a hazard label without a signal word has none', () => {
  expect(labelOf({ 'Hazard statements': 'H412' })?.signalWord).toBeNull();
});
