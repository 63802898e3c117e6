import { describe, expect, it } from 'vitest';
import { entries } from '../../../sandbox/demo/content/seed-content.ts';
import { AFTER_PAGES } from '../../../sandbox/demo/seed/data/pages/after.ts';
import { BUYING_PAGES } from '../../../sandbox/demo/seed/data/pages/buying.ts';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { namesFigure, withFigures } from '@/lib/policy/figures';

const { delivery } = BUILT_IN;

describe('a figure in a text', () => {
  it.each([
    ['Free over {freeDeliveryFrom}, else {deliveryPrice}.', 'Free over £300, else £25.'],
    ['Order by {cutOffHour}', 'Order by 8pm'],
    ['{namedDays.Friday} and {namedDays.Monday}', '£5 and £0'],
    ['{zones.northern-ireland.surcharge}, {zones.northern-ireland.extraDays} days', '£40, 3 days'],
    ['{returnDays} days, {collectionPrice} or {largeCollectionPrice}', '30 days, £25 or £40'],
    ['at most {setDiscountMost}', 'at most £600'],
    // Nothing else in braces is one.
    ['{count} products, {toString} {zones} {constructor.name}', null],
  ])('is filled in, or left as it is: %s', (text, says) => {
    expect(withFigures(text, BUILT_IN)).toBe(says ?? text);
    expect(namesFigure(text)).toBe(says !== null);
  });

  it('is that of the current policy', () => {
    const policy = {
      ...BUILT_IN,
      delivery: { ...delivery, van: { ...delivery.van, freeFrom: 499_50 }, cutOffHour: 12 },
    };
    expect(withFigures('{freeDeliveryFrom} by {cutOffHour}', policy)).toBe('£499.50 by noon');
  });

  it('is filled in at any depth, and everything else is left as it is', () => {
    const link: { name: string; to?: object } = { name: 'Returns: {returnDays} days' };
    const entry = { title: 'Help', links: [link, null], count: 3, isShown: true };
    link.to = entry;
    expect(namesFigure(entry)).toBe(true);
    const copy = withFigures(entry, BUILT_IN);
    expect(copy.links[0]?.name).toBe('Returns: 30 days');
    expect(copy.links[0]?.to).toBe(copy);
    expect(copy).toMatchObject({ title: 'Help', count: 3, isShown: true });
    expect(link.name).toBe('Returns: {returnDays} days');
    expect(namesFigure({ links: [{ name: 'Returns' }] })).toBe(false);
  });
});

it('every figure in the demo shop’s texts is known', () => {
  // Feature tiles name what a maker states.
  const told = entries.filter(({ type }) => type !== 'featureTile');
  const texts = JSON.stringify(withFigures([...told, ...BUYING_PAGES, ...AFTER_PAGES], BUILT_IN));
  expect([...new Set(texts.match(/\{[\w.-]+\}/g))]).toEqual(['{count}']);
});
