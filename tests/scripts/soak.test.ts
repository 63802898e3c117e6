import { expect, test } from 'vitest';
import { judgeSoak } from '../../scripts/bench/soak.ts';

const use = (resident: number) => ({ resident, cached: 1, heap: 2, files: 100 + resident });

test('the last two thirds are compared by their medians, so that a brief peak does not count', () => {
  const looks = [
    ...Array.from({ length: 10 }, () => 100),
    900,
    ...Array.from({ length: 10 }, () => 300),
    800,
    ...Array.from({ length: 9 }, () => 330),
  ];
  const { halves, most } = judgeSoak(looks.map(use));
  expect(halves.map(({ resident }) => resident)).toEqual([300, 330]);
  expect([most.resident, most.files]).toEqual([900, 1_000]);
});
