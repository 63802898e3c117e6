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

describe('drawing of a gap', () => {
  test('an unmeasured side is drawn as large as the appliance needs, without a dimension line', () => {
    const { gap, lines } = roomOf({ widths: [640] });
    expect(gap.height).toBe(extent.height + washer.air.top);
    expect(lines.map(({ text }) => text)).not.toContain(`${gap.height} mm`);
  });

  test('the appliance and the air at its sides are together as wide as the gap', () => {
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

  test('an appliance that is too large marks what is in its way and by how many millimetres', () => {
    const { fit, blocks } = roomOf({ widths: [extent.width - 20], heights: [extent.height - 10] });
    expect(fit.verdict).toBe('NO');
    expect(blocks.filter(({ tone }) => tone === 'warn')).toHaveLength(3);
    expect(airs({ widths: [extent.width - 20] }).map(({ text, tone }) => [text, tone])).toEqual([
      ['10 mm', 'warn'],
      ['10 mm', 'warn'],
    ]);
  });

  test('the figures in front of the appliance are those of the fit result', () => {
    const { fit, lines } = roomOf({ widths: [640], depth: extent.depth - 30, freeFloor: 900 });
    const words = lines.map(({ text }) => text);
    expect(words).toContain(`stands out ${fit.proud.door} mm`);
    expect(words).toContain(`door ${fit.front?.use} mm`);
    expect(words).toContain(`${fit.front?.walkway} mm to walk past`);
  });

  test('an open side has nothing beside it and a wall stands at its measured distance', () => {
    const { blocks, gap } = roomOf({ widths: [640], left: 'open', right: 'wall', wallDistance: 40 });
    const upright = blocks.filter(({ from, to, tone }) => tone !== 'floor' && from[0] !== -to[0]);
    expect(upright.map(({ from, tone }) => [tone, from[0]])).toEqual([['wall', gap.width / 2 + 40]]);
  });

  test('a built-in appliance has no gap', () => {
    expect(gapOfSpace(UNMEASURED, { ...washer, cutOut: { width: 560, depth: 490 } })).toBeNull();
  });

  test('a wall at the hinge limits how far the door turns', () => {
    const facts = { ...washer, hinge: 'left' as const, hingeWallGap: 200, reversible: false };
    expect(turnsOf(roomOf({ widths: [extent.width + 10], left: 'wall' }, facts).fit)).toBe(60);
    expect(turnsOf(roomOf({ widths: [640], left: 'unit' }, facts).fit)).toBeNull();
  });
});
