import { describe, expect, it } from 'vitest';
import type { Look } from '../../../sandbox/demo/media/looks/look.ts';
import { boundsOf } from '../../../sandbox/studio/engine/composition.ts';
import { Kit } from '../../../sandbox/studio/kit/kit.ts';
import { housedEdges, housing, raisedBy, sideDoor } from '../../../sandbox/studio/models/parts/housing.ts';
import { makePaints } from '../../../sandbox/studio/paints.ts';

const washer: Look = { model: 'laundry', width: 596, height: 820, depth: 555, finish: 'WH', traits: {} };
const larder: Look = { ...washer, model: 'cold', width: 550, height: 1772, depth: 545 };

describe('a kitchen unit', () => {
  it.each([
    ['under a worktop', washer],
    ['tall', larder],
  ])('%s surrounds its appliance', (_, look) => {
    const kit = new Kit();
    housing(kit, look, makePaints('WH'));
    const { min, max } = boundsOf(kit.group);
    const { width: w, height: h, depth: d } = look;
    expect(min.x).toBeLessThan(-w / 2);
    expect(max.x).toBeGreaterThan(w / 2);
    expect(max.y).toBeGreaterThan(raisedBy(look) + h);
    expect(min.z).toBeLessThan(-d / 2);
    expect(Math.abs(min.y)).toBeLessThan(1);
  });

  it('is painted in one of the known colours', () => {
    const colourOf = (unit?: string) =>
      String(makePaints('WH', unit === undefined ? {} : { unit }).joinery.uniforms['albedo']?.value);
    const units = ['charcoal', 'forest', 'mushroom', 'navy', 'sage'];
    expect(new Set(units.map(colourOf)).size).toBe(units.length);
    expect(colourOf()).toBe(colourOf('navy'));
    expect(() => colourOf('tartan')).toThrow('There is no kitchen in tartan');
  });

  it('opens its door to the left of the appliance', () => {
    const kit = new Kit();
    sideDoor(kit, washer, makePaints('WH'), 60, 84);
    const door = boundsOf(kit.group);
    expect(door.max.z - door.min.z).toBeGreaterThan(550);
    expect(door.max.x).toBeLessThan(washer.width / 2 - 400);
  });

  it('is measured by its appliance', () => {
    for (const look of [washer, larder]) {
      const { width, height } = housedEdges(look);
      expect([width?.[1][0] ?? 0, width?.[0][0] ?? 0].map(Math.abs)).toEqual([
        look.width / 2,
        look.width / 2,
      ]);
      expect((height?.[1][1] ?? 0) - (height?.[0][1] ?? 0)).toBe(look.height);
    }
  });
});
