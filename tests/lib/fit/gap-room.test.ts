import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gapBlocks, gapLines, gapOfSpace, turnsOf } from '@/lib/fit/gap-room';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import { washer } from '../../support/washer';

const extent = {
  width: washer.body.width ?? 0,
  height: washer.body.height ?? 0,
  depth: washer.depthDoor ?? washer.body.depth ?? 0,
};

function roomOf(space: Partial<Space>, facts = washer) {
  const whole = { ...UNMEASURED, ...space };
  const gap = gapOfSpace(whole, facts);
  if (!gap) throw new Error('There is no gap');
  const fit = fitOf(whole, facts);
  return {
    fit,
    gap,
    blocks: gapBlocks(whole, facts, gap, extent),
    lines: gapLines(whole, facts, gap, extent, fit),
  };
}

const airs = (space: Partial<Space>) => roomOf(space).lines.filter(({ leads }) => leads);

describe('the room round a gap', () => {
  test('what was not measured is as large as the appliance wants, and has no line', () => {
    const { gap, lines } = roomOf({ widths: [640] });
    expect(gap.height).toBe(extent.height + washer.air.top);
    expect(lines.map(({ text }) => text)).not.toContain(`${gap.height} mm`);
  });

  test('air and appliance make the gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: extent.width, max: 1_200 }), (width) => {
        const beside = airs({ widths: [width] }).filter(
          ({ from, to }) => from[1] === to[1] && from[2] === to[2],
        );
        const air = beside.reduce((sum, { from, to }) => sum + Math.abs(from[0] - to[0]), 0);
        expect(air + extent.width).toBeCloseTo(width);
        expect(beside.every(({ tone }) => tone === 'air')).toBe(true);
      }),
    );
  });

  test('where it is too large, what stands in the way is marked, and by how much', () => {
    const { fit, blocks } = roomOf({ widths: [extent.width - 20], heights: [extent.height - 10] });
    expect(fit.verdict).toBe('NO');
    expect(blocks.filter(({ tone }) => tone === 'warn')).toHaveLength(3);
    expect(airs({ widths: [extent.width - 20] }).map(({ text, tone }) => [text, tone])).toEqual([
      ['10 mm', 'warn'],
      ['10 mm', 'warn'],
    ]);
  });

  test('figures in front are those of the answer', () => {
    const { fit, lines } = roomOf({ widths: [640], depth: extent.depth - 30, freeFloor: 900 });
    const words = lines.map(({ text }) => text);
    expect(words).toContain(`stands out ${fit.proud.door} mm`);
    expect(words).toContain(`door ${fit.front?.use} mm`);
    expect(words).toContain(`${fit.front?.walkway} mm to walk past`);
  });

  test('an open side has nothing beside it, a wall stands where it was measured', () => {
    const { blocks, gap } = roomOf({ widths: [640], left: 'open', right: 'wall', wallDistance: 40 });
    const upright = blocks.filter(({ from, to, tone }) => tone !== 'floor' && from[0] !== -to[0]);
    expect(upright.map(({ from, tone }) => [tone, from[0]])).toEqual([['wall', gap.width / 2 + 40]]);
  });

  test('what is built in has no gap', () => {
    expect(gapOfSpace(UNMEASURED, { ...washer, cutOut: { width: 560, depth: 490 } })).toBeNull();
  });

  test('a wall at its hinge keeps a door from opening', () => {
    const facts = { ...washer, hinge: 'left' as const, hingeWallGap: 200, reversible: false };
    expect(turnsOf(roomOf({ widths: [extent.width + 10], left: 'wall' }, facts).fit)).toBe(60);
    expect(turnsOf(roomOf({ widths: [640], left: 'unit' }, facts).fit)).toBeNull();
  });
});
