import { expect, test } from 'vitest';
import { factsOf, seeded } from './seeded.ts';

const facts = [...factsOf(seeded()).values()].map((all) => Object.fromEntries(all));
const figure = (text: string | undefined): number => Number.parseFloat(text ?? '');

test('nothing is wider than the housing it is for', () => {
  const integrated = facts.filter((each) => each['Niche width'] && each['Installation'] === 'Integrated');
  expect(integrated.length).toBeGreaterThan(100);
  for (const each of integrated) {
    const [, most] = /(\d+) mm$/.exec(each['Niche width'] ?? '') ?? [];
    expect(figure(each['Width'])).toBeLessThanOrEqual(Number(most));
  }
});

test('nothing with a 13 A plug needs more than 3 kW', () => {
  const plugged = facts.filter((each) => each['Plug'] === '13 A');
  for (const each of plugged) {
    expect(figure(each['Total power'] ?? '0')).toBeLessThanOrEqual(3);
    expect(figure(each['Rated power'] ?? '0')).toBeLessThanOrEqual(3000);
  }
});

test.each([
  ['Washing machine', 60],
  ['Tumble dryer', 60],
  ['Dishwasher', 60],
])('every %s with a stated space fits a gap of 600 mm', (type, least) => {
  const goods = facts.filter((each) => each['Type'] === type && each['Space width']);
  const going = goods.filter((each) => figure(each['Space width']) <= 600);
  expect(going.length).toBeGreaterThan(least);
  expect(going.length).toBe(goods.length);
});
