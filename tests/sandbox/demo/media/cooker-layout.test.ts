import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../../../../sandbox/demo/media/facts.ts';
import { drawView } from '../../../../sandbox/demo/media/views.ts';
import { hasClock, knobPlaces, layoutOf } from '../../../../sandbox/demo/media/looks/cooker-layout.ts';
import { cookerLook } from '../../../../sandbox/demo/media/looks/large.ts';
import { plain } from './samples.ts';

const range = (ovens: number) => cookerLook(plain('range-cooker', { width: 1100, ovens, hob: 'gas' }));
const cooker = (ovens: number, hob: string) => cookerLook(plain('cooker', { width: 500, ovens, hob }));

describe('the front of a cooker', () => {
  it.each([
    ['a range of one oven', range(1), 1, 1],
    ['a range of two', range(2), 2, 1],
    ['a range of three', range(3), 3, 0],
    ['a range of four', range(4), 4, 0],
    ['a gas cooker of one', cooker(1, 'gas'), 1, 1],
    ['a cooker of two', cooker(2, 'gas'), 2, 0],
    ['a glass-topped cooker of one', cooker(1, 'ceramic'), 1, 0],
  ])('of %s has its ovens and drawers, which fill it', (_, look, ovens, drawers) => {
    const fronts = layoutOf(look);
    expect(fronts.filter(([, , , , glass]) => glass)).toHaveLength(ovens);
    expect(fronts.filter(([, , , , glass]) => !glass)).toHaveLength(drawers);
    expect(fronts.reduce((sum, [, , w, h]) => sum + w * h, 0)).toBeCloseTo(1);
    expect(fronts[0]?.[4]).toBe(true);
  });

  it('of four ovens is divided into columns of two, one and one', () => {
    expect(layoutOf(range(4)).map(([x]) => x)).toEqual([0, 0, 0.37, 0.73]);
  });

  it('has its knobs evenly on both sides of the clock', () => {
    for (const look of [range(3), cooker(1, 'ceramic'), cooker(2, 'gas')]) {
      const places = knobPlaces(look);
      for (const [index, place] of places.entries())
        expect(place).toBeCloseTo(-(places.at(-1 - index) ?? Number.NaN));
      expect(Math.max(...places)).toBeLessThan(look.width / 2 - 30);
      expect(Math.min(...places.map(Math.abs))).toBeGreaterThan(hasClock(look) ? 80 : 30);
    }
  });
});

describe('a drawing', () => {
  const opened = (kind: PictureFacts['kind'], controls: string, style: number) =>
    drawView(plain(kind, { height: 595, form: 'built-in', controls, style }), 'open');

  it.each(['microwave', 'single-oven', 'warming-drawer'] as const)(
    'of a %s shows the controls that its facts state, whatever its maker',
    (kind) => {
      expect(opened(kind, 'touch', 0)).toBe(opened(kind, 'touch', 1));
      expect(opened(kind, 'knobs', 0)).toBe(opened(kind, 'knobs', 1));
      expect(opened(kind, 'knobs', 0)).not.toBe(opened(kind, 'touch', 0));
    },
  );

  it('of a range cooker shows a drawer only if there is one', () => {
    const bars = (ovens: number) =>
      drawView(plain('range-cooker', { width: 1000, height: 905, ovens }), 'front').match(/<polyline/g)
        ?.length ?? 0;
    expect(new Set([1, 2, 3, 4].map(bars)).size).toBe(4);
  });
});
