import { expect, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { calledOf, nameParts, shortName, spokenName } from '@/lib/catalogue/names';

const brand = { id: 1, name: 'Tarnside', path: '/brands/tarnside' };
const washer = {
  name: 'Tarnside TW-914 washing machine, 9 kg',
  brand,
  ...classify({ Model: 'TW-914', Type: 'Washing machine' }),
  price: { now: 42_900 },
};

test('a name is split into maker, model and description', () => {
  expect(nameParts(washer)).toEqual({
    brand: 'Tarnside',
    model: 'TW-914',
    what: 'washing machine, 9\u00a0kg',
  });
  expect(shortName(washer)).toBe('TW-914 washing machine, 9\u00a0kg');
  expect(calledOf(washer)).toBe('Tarnside TW-914');
  expect(spokenName(washer)).toBe('Tarnside TW-914 washing machine, 9 kg, £429');
});

test('a comma after the model is accepted', () => {
  const hob = {
    name: 'Tarnside Mere 60, 60 cm gas hob',
    brand,
    ...classify({ Model: 'Mere 60', Type: 'Gas hob' }),
  };
  expect(nameParts(hob)).toEqual({ brand: 'Tarnside', model: 'Mere 60', what: '60\u00a0cm gas hob' });
  expect(shortName(hob)).toBe('Mere 60, 60\u00a0cm gas hob');
  expect(nameParts({ ...hob, ...classify({ Model: 'Mer' }) }).model).toBeNull();
});

test.each([
  [{ name: 'Two-hour fitting', brand: null, ...classify({}) }, 'Two-hour fitting'],
  [{ name: 'Tarnside', brand, ...classify({ Type: 'Hose' }) }, 'Tarnside'],
  [{ name: 'Tarnside drip tray', brand, ...classify({ Model: 'TD-1' }) }, 'drip tray'],
])('the short name of %j omits maker and model', (product, expected) =>
  expect(shortName(product)).toBe(expected),
);

test('a product without its model in the name is called by its full name', () => {
  const tray = { name: 'Tarnside drip tray, 60 cm', brand, ...classify({ Model: 'TD-1' }) };
  expect(calledOf(tray)).toBe('Tarnside drip tray, 60 cm');
  expect(calledOf({ name: 'Drip tray', brand: null, ...classify({}) })).toBe('Drip tray');
});

test('the spoken name has no price when there is none', () => {
  expect(spokenName({ ...washer, price: null })).toBe(washer.name);
});
