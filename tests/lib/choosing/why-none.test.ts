import { expect, test } from 'vitest';
import { ruledOut } from '@/lib/choosing/limits';
import type { Candidate } from '@/lib/choosing/types';
import { whyNone } from '@/lib/choosing/why-none';
import { UNMEASURED } from '@/lib/fit/space';
import { formatPrice } from '@/lib/money/rules';
import { aCard } from '../../support/shop';
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

test('the closest product is the one that is least too wide, however far it stands out', () => {
  const washer = (name: string, Width: string, Depth: string): Candidate => ({
    card: aCard({ name, brand: null, attributes: { Type: 'Washing machine', Width, Depth } }),
    brought: 400_00,
    run: null,
    first: null,
  });
  const space = { ...UNMEASURED, widths: [590], depth: 600 };
  const some = [washer('Wide', '620 mm', '500 mm'), washer('Deep', '598 mm', '580 mm')];
  expect(whyNone(some, { ...limits, space })).toBe(
    'Nothing that meets everything else fits there. The closest is the Deep: too wide by 8 mm.',
  );
});

test('the first delivery day is stated when only the day is in the way', () => {
  expect(whyNone(washers, { ...limits, by: '2000-01-01' })).toMatch(/can come before \w{3} \d+ \w+\.$/);
});

test('no single answer is blamed when two answers each rule everything out', () => {
  expect(whyNone(washers, { ...limits, most: 10_00, space: { ...UNMEASURED, widths: [300] } })).toBeNull();
});
