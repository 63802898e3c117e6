import { expect, it, test } from 'vitest';
import { unanswered, withLines } from '@/lib/search/answers';
import { indexPassages } from '@/lib/search/passages';
import { understand } from '@/lib/search/understand/understand';

const delivery = { name: 'Delivery and dates', path: '/delivery', kind: 'help' } as const;
const ABOUT = 'Prices, days and what the crew does.';
const index = indexPassages([
  {
    page: delivery,
    about: ABOUT,
    heading: '',
    text: 'Large goods come by van: free for orders of £300 and over, £25 below that. It is the same on Fridays.',
  },
  {
    page: delivery,
    about: ABOUT,
    heading: 'Where',
    text: 'Mainland £0 0\nNeither vans nor parcels go on Sundays . Our vans run from Monday to Saturday.',
  },
]);

const wish = (typed: string) => understand(typed, { makers: [] });
const lineOf = (typed: string, page: { name: string; path: string; kind: 'help' | 'guide' } = delivery) =>
  withLines([page], wish(typed), [], index)[0]?.line;

it.each([
  ['do you deliver on sundays', 'Neither vans nor parcels go on Sundays.'],
  ['is delivery free', 'Large goods come by van: free for orders of £300 and over, £25 below that.'],
])('the line for %j is the sentence that answers it', (typed, line) => expect(lineOf(typed)).toBe(line));

it.each([
  'delivery sundays',
  'how much is delivery',
  'do you deliver unicorns on the moon',
  'do you deliver to narnia on sundays',
])('the line for %j, which no sentence answers, is the description of the page', (typed) =>
  expect(lineOf(typed)).toBe(ABOUT),
);

test('built-in pages and guides have a line of their description, and unknown guides have none', () => {
  const broke = { name: 'It broke', path: '/it-broke?machine=dryer', kind: 'help' } as const;
  expect(lineOf('it broke', broke)).toMatch(/^Whether to repair it/);
  const guide = { name: 'How to choose a hob', path: '/buying-guides/hobs', kind: 'guide' } as const;
  expect(lineOf('which hob', guide)).toBeNull();
  const about = `Gas, induction or ceramic. ${'What each of them costs and needs. '.repeat(9)}`;
  const [read] = withLines([guide], wish('which hob'), [{ ...guide, words: [], about }], null);
  expect(read?.line).toMatch(/^Gas, induction or ceramic\. What each of them costs and needs\./);
  expect(read?.line?.length).toBeLessThanOrEqual(160);
  expect(read?.line).toMatch(/needs\.$/);
});

const broke = {
  name: 'It broke: repair or replace?',
  path: '/it-broke?machine=dryer',
  kind: 'help',
} as const;

test('words that a page answers are not listed as left out, but makers, facts and other words are', () => {
  const asked = wish('broken neptune dishwasher');
  expect(asked.text).toBe('broken neptune');
  expect(unanswered(['Steinhaupt', 'broken neptune', '14 kg'], asked, [broke])).toEqual([
    'Steinhaupt',
    'neptune',
    '14 kg',
  ]);
  expect(unanswered(['broken'], wish('my dishwasher is broken'), [broke])).toEqual(['']);
  const drains = wish('my washing machine wont drain');
  expect(unanswered(['wont drain', 'white'], drains, [broke])).toEqual(['', 'white']);
  expect(unanswered(['broken neptune'], asked, [])).toEqual(['broken neptune']);
});
