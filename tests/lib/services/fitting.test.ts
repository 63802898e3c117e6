import { expect, test } from 'vitest';
import { fittingWords, goesWithCrew } from '@/lib/services/fitting';
import { aCard } from '../../support/shop';

const of = (Type: string, Visit?: string) => aCard({ attributes: { Type, ...(Visit && { Visit }) } });
const dishwasher = of('Integrated dishwasher');
const byFitter = of('Fitting service', 'Own appointment');
const byCrew = of('Fitting service', 'With the delivery');
const take = of('Collection service', 'With the delivery');
const served = (...services: ReturnType<typeof of>[]) => ({ product: dishwasher, services });

test.each([
  ['what is connected by the crew', served(byCrew, take)],
  ['a removal alone', served(take)],
  ['goods alone', served()],
])('no fitter’s visit is announced for %s', (_, each) => expect(fittingWords([each])).toEqual([]));

test('a fitter’s visit is announced, and includes removing the old appliance', () => {
  const words = fittingWords([served(byCrew), served(byFitter)]).join(' ');
  expect(words).toContain('our fitter rings within one working day of your order to agree a day');
  expect(words).toContain('They take the old one out and fit the new one.');
  expect(words).not.toContain('away');
});

test('the fitter who removes the old appliance takes it away if that was bought', () => {
  expect(fittingWords([served(byFitter, take)]).join(' ')).toContain(
    'They take the old one away on that visit.',
  );
  expect([served(byFitter, take), served(byCrew, take), served(take)].map(goesWithCrew)).toEqual([
    false,
    true,
    true,
  ]);
});

test('an old fridge has to be emptied and defrosted for the fitter', () => {
  const fridge = { product: of('Integrated fridge'), services: [byFitter, take] };
  expect(fittingWords([fridge]).at(-1)).toMatch(/^Empty and defrost/);
});
