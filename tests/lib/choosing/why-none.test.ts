import { expect, test } from 'vitest';
import { ruledOut } from '@/lib/choosing/limits';
import { whyNone } from '@/lib/choosing/why-none';
import { UNMEASURED } from '@/lib/fit/space';
import { formatPrice } from '@/lib/money/rules';
import { demoCandidates, householdOf } from './households';

const { limits } = householdOf({ says: '', kinds: [] });
const washers = demoCandidates().filter(({ card }) => card.kind === 'Washing machine');

test('where only the price is in the way, what the rest costs is said', () => {
  const able = washers.filter((each) => ruledOut(each, limits) === null);
  const least = formatPrice(Math.min(...able.map(({ brought }) => brought)));
  expect(whyNone(washers, { ...limits, most: 10_00 })).toBe(
    `The cheapest that meets everything else costs ${least}, delivered.`,
  );
});

test('where only the size is, what is too large of the closest is said', () => {
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

test('where only the day is, the first day is said', () => {
  expect(whyNone(washers, { ...limits, by: '2000-01-01' })).toMatch(/can come before \w{3} \d+ \w+\.$/);
});

test('where two answers rule everything out there is nothing to say', () => {
  expect(whyNone(washers, { ...limits, most: 10_00, space: { ...UNMEASURED, widths: [300] } })).toBeNull();
});
