import { expect, test } from 'vitest';
import { judgeSoak } from '../../scripts/bench/soak.ts';

const use = (resident: number, cached = 1) => ({ resident, cached, heap: 2, files: 100 + resident });

test('halves are compared by their middle, without the start and without what was high for a moment', () => {
  const looks = [900, ...Array.from({ length: 10 }, () => 300), 800, ...Array.from({ length: 9 }, () => 330)];
  const { halves, most } = judgeSoak(looks.map((resident) => use(resident)));
  expect(halves.map(({ resident }) => resident)).toEqual([300, 330]);
  expect([most.resident, most.files]).toEqual([900, 1_000]);
});

test('what caches hold is told apart from what grows beside them', () => {
  const looks = Array.from({ length: 20 }, (_, at) => use(400 + at, at));
  const { halves } = judgeSoak(looks);
  expect(halves.map(({ beside }) => beside)).toEqual([400, 400]);
  expect(halves[1].cached).toBeGreaterThan(halves[0].cached);
});
