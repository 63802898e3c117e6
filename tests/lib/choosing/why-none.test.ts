import { expect, test } from 'vitest';
import { ruledOut } from '@/lib/choosing/limits';
import { whyNone } from '@/lib/choosing/why-none';
import { UNMEASURED } from '@/lib/fit/space';
import { formatPrice } from '@/lib/money/rules';
import { demoCandidates, householdOf } from './households';

const { limits } = householdOf({ says: '', kinds: [] });
const washers = demoCandidates().filter(({ card }) => card.kind === 'Washing machine');

test('the cheapest price is stated when only the price limit is in the way', () => {
  const able = washers.filter((each) => ruledOut(each, limits) === null);
  const least = formatPrice(Math.min(...able.map(({ brought }) => brought)));
  expect(whyNone(washers, { ...limits, most: 10_00 })).toBe(
    `The cheapest that meets everything else costs ${least}, delivered.`,
  );
});

test('the closest product and its excess are stated when only the size is in the way', () => {
  const space = { ...UNMEASURED, widths: [300] };
  expect(whyNone(washers, { ...limits, space })).toMatch(
    /^Nothing that meets everything else fits there\. The closest is the .+: too wide by \d+ mm\.$/,
  );
  const over = (width: number) =>
    Number(
      /by (\d+) mm/.exec(
        whyNone(washers, { ...limits, space: { ...UNMEASURED, widths: [width] } }) ?? '',
      )?.[1],
    );
  const least = Math.min(...washers.map(({ card }) => card.facts.widthMm ?? Infinity));
  expect(over(300)).toBe(least - 300);
});

test('the first delivery day is stated when only the day is in the way', () => {
  expect(whyNone(washers, { ...limits, by: '2000-01-01' })).toMatch(/can come before \w{3} \d+ \w+\.$/);
});

test('no single answer is blamed when two answers each rule everything out', () => {
  expect(whyNone(washers, { ...limits, most: 10_00, space: { ...UNMEASURED, widths: [300] } })).toBeNull();
});
