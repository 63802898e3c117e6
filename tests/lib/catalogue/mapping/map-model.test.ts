import { expect, test } from 'vitest';
import { mapModel } from '@/lib/catalogue/mapping/map-model';

const field = (key: string, value: string) => ({ key, value });

test.each([
  [
    'both formats',
    [field('glb', 'https://a.test/1.glb'), field('usdz', 'https://a.test/1.usdz')],
    'https://a.test/1.usdz',
  ],
  ['no file for Quick Look', [field('glb', 'https://a.test/1.glb')], null],
  ['an invalid URL for Quick Look', [field('glb', 'https://a.test/1.glb'), field('usdz', 'to follow')], null],
])('a model has the URLs of its fields: %s', (_, fields, usdz) => {
  expect(mapModel(fields)).toEqual({ glb: 'https://a.test/1.glb', usdz });
});

test.each([
  ['no fields', []],
  ['a Quick Look file alone', [field('usdz', 'https://a.test/1.usdz')]],
  ['text instead of a URL', [field('glb', 'coming soon')]],
  ['a script URL', [field('glb', 'javascript:alert(1)')]],
])('there is no model in %s', (_, fields) => {
  expect(mapModel(fields)).toBeNull();
});
