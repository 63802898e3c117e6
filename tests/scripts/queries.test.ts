import { expect, test } from 'vitest';
import { QUERIES } from '../../scripts/search/data/queries.ts';

test('there are two hundred distinct queries of eight kinds', () => {
  const counts = Object.fromEntries(Object.entries(QUERIES).map(([kind, queries]) => [kind, queries.length]));
  expect(counts).toEqual({
    typo: 40,
    synonym: 30,
    model: 30,
    measurement: 30,
    feature: 20,
    'brand and type': 20,
    fault: 15,
    help: 15,
  });
  const asked = Object.values(QUERIES).flat();
  expect(new Set(asked.map(([query]) => query)).size).toBe(200);
});
