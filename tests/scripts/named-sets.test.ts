import { expect, test } from 'vitest';
import { Problem } from '../../scripts/lib/problem.ts';
import { namedSets } from '../../scripts/search/named-sets.ts';

const NAMES = ['open', 'closed'] as const;

test('the sets named after --set are returned, and none without it, which means all', () => {
  expect(namedSets(['node', 'x', '--all'], NAMES)).toEqual([]);
  expect(namedSets(['node', 'x', '--set', 'closed', '--all'], NAMES)).toEqual(['closed']);
});

test.each([[['--set', 'opne']], [['--set', 'open', 'clsoed']], [['--set']]])(
  'a missing or unknown set is refused: %j',
  (argv) => expect(() => namedSets(argv, NAMES)).toThrow(Problem),
);
