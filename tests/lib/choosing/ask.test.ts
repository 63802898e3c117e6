import { describe, expect, test } from 'vitest';
import { askedAgain, askedWords, saidWords } from '@/lib/choosing/asked-words';
import { type Ask, chooseHref, householdOf, isAnswered, NOTHING_ASKED, readAsk } from '@/lib/choosing/ask';
import { wishesFor } from '@/lib/choosing/wishes';

const read = (query: string) => readAsk(new URLSearchParams(query));

const ALL: Ask = {
  list: '/washing-machines',
  of: 'brand=tarnside&price=-600',
  why: 'broke',
  kind: 'washing-machine',
  people: 4,
  width: 600,
  height: 850,
  depth: 600,
  door: 760,
  most: 500_00,
  postcode: 'LS6 3BN',
  hasVent: true,
  wants: ['quiet', 'lasting'],
  about: 'TW-914',
};

test('a URL holds every answer, and nothing that was not answered', () => {
  expect(read(chooseHref(ALL).split('?')[1] ?? '')).toEqual(ALL);
  expect(chooseHref(NOTHING_ASKED)).toBe('/choose');
  expect(isAnswered({ ...NOTHING_ASKED, list: '/hobs' })).toBe(false);
  expect(isAnswered(ALL)).toBe(true);
});

describe('typed answers', () => {
  test.each([
    ['want=quiet&want=lasting,steam', { wants: ['quiet', 'lasting', 'steam'] }],
    ['width=60&height=85cm&depth=600mm', { width: 600, height: 850, depth: 600 }],
    ['most=%C2%A31,200', { most: 1200_00 }],
    ['postcode=ls63bn', { postcode: 'LS6 3BN' }],
    ['most=-5&people=many&width=wide&postcode=X&why=no&kind=A+B&want=%3Cb%3E', {}],
    ['people=13&most=99999999', {}],
  ])('are read from the query %s', (query, expected) =>
    expect(read(query)).toEqual({ ...NOTHING_ASKED, ...expected }),
  );
});

test('only a broken appliance sets a delivery limit of a week', () => {
  expect(householdOf(ALL, 'Washing machine', '2026-11-20').limits.by).toBe('2026-11-27');
  expect(householdOf({ ...ALL, why: 'better' }, null, '2026-11-20').limits).toMatchObject({
    by: null,
    kinds: [],
  });
});

test('the answers are summed up in a sentence', () => {
  expect(askedWords(ALL, 'Washing machine', { count: 91, narrowed: ['Tarnside', 'Up to £600'] })).toBe(
    'Chosen from 91 in stock of your filters (Tarnside and Up to £600): for 4 people, quiet, long guarantee, up to £500, for a gap of 600 mm × 850 mm × 600 mm, through a door of 760 mm, here within a week and to LS6 3BN.',
  );
  expect(askedWords(NOTHING_ASKED, 'Hose', { count: 1, narrowed: [] })).toBe('Chosen from 1 in stock.');
});

test.each([
  ['Induction hob', 'for a cut-out of 560 mm × 490 mm'],
  ['Single oven', 'for a housing of 560 mm × 490 mm'],
  ['Fridge freezer', 'for a gap of 560 mm × 490 mm'],
] as const)('the measured space of a %s is called by its name: %s', (kind, words) =>
  expect(saidWords({ ...NOTHING_ASKED, width: 560, depth: 490 }, kind)).toBe(words),
);

test('each kind offers the wishes that matter for it, each once', () => {
  const names = (kind: Parameters<typeof wishesFor>[0]) => wishesFor(kind).map(({ name }) => name);
  expect(names('Washing machine')).toEqual(
    expect.arrayContaining(['low-price', 'cheap-to-run', 'quiet', 'steam']),
  );
  expect(names('Induction hob')).not.toContain('cheap-to-run');
  expect(new Set(names('Electric cooker')).size).toBe(names('Electric cooker').length);
});

test.each<[Partial<Ask>, string, string]>([
  [
    { most: 100_00, kind: 'washing-machine' },
    'Ask again without a price limit',
    '/choose?kind=washing-machine',
  ],
  [
    { width: 300, most: 100_00, why: 'broke' },
    'Ask again without a size, a price limit and a day',
    '/choose',
  ],
  [{ kind: 'washing-machine', people: 4 }, 'Ask again for every kind', '/choose?people=4'],
])('when nothing is left for %j, asking again gives up only its limits', (said, words, address) => {
  const again = askedAgain({ ...NOTHING_ASKED, ...said });
  expect([again.words, chooseHref(again.ask)]).toEqual([words, address]);
});
