import { expect, test } from 'vitest';
import { readChoice } from '../../../scripts/faults/choice.ts';
import { FAULTS_OF } from '../../../scripts/faults/services.ts';

const rowsOf = (asked: Parameters<typeof readChoice>[0]) => {
  const { isService, isFault } = readChoice(asked);
  return Object.entries(FAULTS_OF).flatMap(([name, faults]) =>
    isService(name) ? faults.filter(isFault).map((fault) => `${name} ${fault}`) : [],
  );
};

test('rows are chosen by the names of services and faults, and all without any', () => {
  expect(rowsOf({ only: 'mail, disk', fault: 'hang,full' })).toEqual(['mail hang', 'disk full']);
  expect(rowsOf({ only: 'graphql,disk', short: true })).toEqual(['graphql down', 'disk full']);
  expect(rowsOf({})).toHaveLength(Object.values(FAULTS_OF).flat().length);
});

test.each([
  [{ only: 'typo' }, /no service called “typo”/, /graphql, .*mail, redis, postgres, disk/],
  [{ only: 'mail,' }, /no service called “”/, /graphql/],
  [{ fault: 'down,slwo' }, /no fault called “slwo”/, /down, 5xx, .*read-only/],
  [{ only: 'disk', fault: 'hang' }, /No service .* has a fault/, /disk full, read-only/],
] as const)('a choice without any row is refused with the known names: %j', (asked, message, remedy) => {
  expect(() => readChoice(asked)).toThrow(
    expect.objectContaining({
      name: 'Problem',
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(remedy),
    }),
  );
});
