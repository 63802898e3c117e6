import { expect, test } from 'vitest';
import { planIn } from '@/components/fit/gap-plan';
import type { Shape } from '@/lib/catalogue/models/place';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { washer } from '../../support/washer';

const shape: Shape = { width: 598, height: 845, depth: 590, wider: () => null };

test.each([
  ['under a worktop', { heights: [870] }],
  ['under a unit', { heights: [1_900] }],
  ['with little floor in front', { heights: [870], freeFloor: 600 }],
])('all lines of a gap are in the picture when it opens: %s', (_, measured) => {
  const space = { ...UNMEASURED, widths: [620], depth: 640, top: 'covered' as const, ...measured };
  const { frame, lines, from } = planIn(space, washer, fitOf(space, washer), shape);
  const drawn = lines(from);
  expect(drawn.length).toBeGreaterThan(3);
  for (const [x, y, z] of drawn.flatMap((line) => [line.from, line.to])) {
    expect(Math.abs(x)).toBeLessThanOrEqual(frame[1][0]);
    expect(y).toBeLessThan(frame[1][1]);
    expect(z).toBeLessThanOrEqual(frame[1][2]);
  }
});
