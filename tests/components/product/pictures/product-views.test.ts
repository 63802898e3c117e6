import { expect, test } from 'vitest';
import { productViews } from '@/components/product/pictures/product-views';

const labelled = (...alts: string[]) => {
  const pictures = alts.map((alt) => ({ template: 'https://pictures.example/{:size}/a', alt }));
  return productViews({ pictures, anchors: null, facts: {} }).map(({ label }) => label);
};

test('a thumbnail is labelled with what its picture shows', () => {
  expect(
    labelled(
      'Front-loading washer in white, from the front and right',
      'Front-loading washer in white, seen straight on',
      'Front-loading washer in white, open',
      'Front-loading washer in white, controls close up',
      'Front-loading washer, 845 mm high, beside a person 1.70 m tall',
      'Dimensions of the front-loading washer: 598 mm wide, 845 mm high, 545 mm deep',
      'Energy label of the front-loading washer',
    ),
  ).toEqual(['Front', 'Straight on', 'Open', 'Close up', 'To scale', 'Drawing', 'Label']);
});

test('two pictures of an open door have different labels', () => {
  expect(
    labelled(
      'Integrated dishwasher, from the front and right, in a kitchen unit with its door open',
      'Integrated dishwasher, open',
    ),
  ).toEqual(['In a unit', 'Open']);
});

test('several pictures of the same view have numbered labels', () => {
  expect(labelled('Front', 'The front in a kitchen', 'A hand', 'In front of a wall')).toEqual([
    'Front',
    'Front 2',
    'View 3',
    'Front 3',
  ]);
});
