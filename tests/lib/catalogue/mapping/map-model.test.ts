import { expect, test } from 'vitest';
import { mapModel } from '@/lib/catalogue/mapping/map-model';

const field = (key: string, value: string) => ({ key, value });

test.each([
  [
    'both',
    [field('glb', 'https://a.test/1.glb'), field('usdz', 'https://a.test/1.usdz')],
    'https://a.test/1.usdz',
  ],
  ['without one for Quick Look', [field('glb', 'https://a.test/1.glb')], null],
  ['whatever stands beside it', [field('glb', 'https://a.test/1.glb'), field('usdz', 'to follow')], null],
])('a model has the URLs of its fields: %s', (_, fields, usdz) => {
  expect(mapModel(fields)).toEqual({ glb: 'https://a.test/1.glb', usdz });
});

test.each([
  ['nothing', []],
  ['only the form of one maker', [field('usdz', 'https://a.test/1.usdz')]],
  ['words', [field('glb', 'coming soon')]],
  ['a script', [field('glb', 'javascript:alert(1)')]],
])('there is no model in %s', (_, fields) => {
  expect(mapModel(fields)).toBeNull();
});
