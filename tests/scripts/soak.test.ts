import { expect, test } from 'vitest';
import { judgeSoak } from '../../scripts/bench/soak.ts';

const use = (resident: number) => ({ resident, cached: 1, heap: 2, files: 100 + resident });

test('halves are compared by their middle, without the start and without what was high for a moment', () => {
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
