import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { measureEdge } from '@/components/card/dims-geometry';
import { PictureDims } from '@/components/card/picture-dims';
import { ProductCard } from '@/components/card/product-card';
import { cardView } from '@/lib/catalogue/card-view';
import type { PictureAnchors, PicturePoint } from '@/lib/catalogue/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

afterEach(cleanup);

const anchors: PictureAnchors = {
  width: [
    [200, 850],
    [600, 930],
  ],
  height: [
    [200, 850],
    [200, 150],
  ],
  depth: [
    [600, 930],
    [850, 800],
  ],
};
const measures = { widthMm: 598, depthMm: 588 };

test('a dimension line is offset outwards from its edge, with a tick at each end', () => {
  const { path, label } = measureEdge(
    [
      [100, 500],
      [300, 500],
    ],
    20,
    10,
  );
  expect(path).toBe('M100 520l200 0M100 510l0 20M300 510l0 20');
  expect(label).toEqual({ left: '20%', top: '52%' });
});

test('a dimension line is drawn away from the middle of the picture, whichever way its edge runs', () => {
  const place = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(place, place, place, place, (x1, y1, x2, y2) => {
      fc.pre(Math.hypot(x2 - x1, y2 - y1) > 50);
      const a: PicturePoint = [x1, y1];
      const b: PicturePoint = [x2, y2];
      // Twice the area of the triangle with the middle: an edge that points at it has no side away from it.
      fc.pre(Math.abs((x2 - x1) * (500 - y1) - (y2 - y1) * (500 - x1)) > 2000);
      const { path } = measureEdge([a, b], 30);
      const [x = 0, y = 0, dx = 0, dy = 0] = (path.match(/-?\d+/g) ?? []).map(Number);
      const far = ([px, py]: readonly number[]) => {
        const across = (x2 - x1) * ((py ?? 0) - 500) - (y2 - y1) * ((px ?? 0) - 500);
        return Math.abs(across) / Math.hypot(x2 - x1, y2 - y1);
      };
      expect(far([x + dx / 2, y + dy / 2])).toBeGreaterThan(far([(x1 + x2) / 2, (y1 + y2) / 2]) + 25);
    }),
  );
});

test.each([
  ['a long line', [300, 900], [700, 900], undefined, '50%'],
  ['a short one at the left', [300, 900], [400, 900], 'before', '30%'],
  ['a short one at the right', [600, 900], [700, 900], 'after', '70%'],
  ['a short one with no room beside it', [850, 900], [950, 900], undefined, '90%'],
] as const)('the number is in the right place for %s', (_, a, b, place, left) => {
  expect(measureEdge([a, b], 24)).toMatchObject({ label: { left }, ...(place && { place }) });
  expect(measureEdge([a, b], 24).place).toBe(place);
});

test('the number of an upright line is turned, or above the line where that is too short', () => {
  const upright = (top: number) =>
    measureEdge(
      [
        [100, 900],
        [100, top],
      ],
      40,
    );
  expect(upright(200)).toMatchObject({ place: 'upright', label: { left: '6%', top: '55%' } });
  expect(upright(800)).toMatchObject({ place: 'above', label: { left: '6%', top: '80%' } });
});

test('the measurements are shown in words and as numbers', () => {
  render(<PictureDims anchors={anchors} measures={{ ...measures, withDoor: true }} heightMm={845} />);
  expect(screen.getByText('598 mm wide, 845 mm high, 588 mm deep with the door')).toBeTruthy();
  expect(screen.getAllByText(/^\d+$/).map(({ textContent }) => textContent)).toEqual(['598', '845', '588']);
});

test('an edge out of sight has no line, and keeps its measurement in words', () => {
  render(<PictureDims anchors={{ ...anchors, depth: null }} measures={measures} />);
  expect(screen.getByText('598 mm wide, 588 mm deep')).toBeTruthy();
  expect(screen.queryByText('588')).toBeNull();
});

test('a card draws the dimension lines of its picture, and states the width where it has none', () => {
  const card = aCard({ attributes: { Width: '598 mm' } });
  const show = (lines: PictureAnchors | null) => {
    cleanup();
    const { container } = render(
      <ul>
        <ProductCard
          card={{ ...card, anchors: lines }}
          view={cardView(card, new Date('2026-11-20'), BUILT_IN)}
        />
      </ul>,
    );
    return container.querySelector('svg[viewBox="0 0 1000 1000"]');
  };
  expect(show(anchors)).toBeTruthy();
  for (const none of [null, { ...anchors, width: null }]) {
    expect(show(none)).toBeNull();
    expect(screen.getByText('598 mm wide')).toBeTruthy();
  }
});
