import fc from 'fast-check';
import { Box3, BoxGeometry, Group, Mesh, Vector3 } from 'three';
import { beforeAll, expect, test, vi } from 'vitest';
import { footprint, Standing } from '@/components/model/engine/standing';

// A shadow is painted on a canvas, and jsdom has none.
beforeAll(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const metres = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const place = fc.tuple(metres(5), metres(2), metres(5));
const size = fc.integer({ min: 100, max: 2_000 });

/** A block with its origin at the middle of the foot of its back, as models have it. */
function goodsOf(width: number, height: number, depth: number): Group {
  const block = new Mesh(new BoxGeometry(width / 1000, height / 1000, depth / 1000));
  block.position.set(0, height / 2000, depth / 2000);
  return new Group().add(block);
}

test('a model has its true size in a room, wherever it stands and from wherever it is viewed', () => {
  fc.assert(
    fc.property(size, size, size, place, place, (width, height, depth, at, eye) => {
      const goods = goodsOf(width, height, depth);
      const standing = new Standing(goods, { width, height, depth });
      standing.stand(at, eye);
      const middle = new Vector3(0, 0, depth / 2000).applyMatrix4(goods.matrixWorld);
      expect(middle.distanceTo(new Vector3(...at))).toBeLessThan(1e-9);
      // Turned back, its box is that of its sizes.
      standing.rotation.y = 0;
      standing.updateMatrixWorld(true);
      const box = new Box3().setFromObject(goods, true).getSize(new Vector3()).multiplyScalar(1000);
      for (const [axis, stated] of [width, height, depth].entries())
        expect(Math.abs(box.getComponent(axis) - stated)).toBeLessThan(0.001);
      expect(
        new Vector3(...standing.placeOf([0, 0, 0])).distanceTo(goods.getWorldPosition(new Vector3())),
      ).toBe(0);
    }),
  );
});

test('a model is placed with its front to the viewer', () => {
  fc.assert(
    fc.property(place, place, (at, eye) => {
      fc.pre(Math.hypot(eye[0] - at[0], eye[2] - at[2]) > 0.1);
      const standing = new Standing(goodsOf(600, 850, 600), { width: 600, height: 850, depth: 600 });
      standing.stand(at, eye);
      expect(standing.from(eye).round).toBeCloseTo(0, 9);
    }),
  );
});

test('the mark on the floor is as large as the product’s footprint', () => {
  const { x, y, z } = new Box3()
    .setFromObject(footprint({ width: 598, height: 845, depth: 620 }, '#123456'), true)
    .getSize(new Vector3());
  expect([x, y, z].map((each) => Math.round(each * 1000))).toEqual([598, 0, 620]);
});
