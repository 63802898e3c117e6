import { expect, test } from 'vitest';
import { factsOf, seeded } from './seeded.ts';

const facts = [...factsOf(seeded()).values()].map((all) => Object.fromEntries(all));
const figure = (text: string | undefined): number => Number.parseFloat(text ?? '');

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
