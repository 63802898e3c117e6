import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawLines } from '@/components/model/engine/measured-lines';
import type { Measured } from '@/lib/catalogue/models/place';

const [WIDE, HIGH] = [310, 310];

function drawn(lines: readonly Measured[]): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawLines(svg, lines, ([x, y]) => [x, y]);
  return svg;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDE);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HIGH);
});

const pixel = fc.integer({ min: -100, max: 400 });

test('a figure is inside the picture, however near the edge the line is', () => {
  fc.assert(
    fc.property(pixel, pixel, pixel, pixel, (x1, y1, x2, y2) => {
      const text = 'stands out 127 mm';
      const svg = drawn([{ from: [x1, y1, 0], to: [x2, y2, 0], text, leads: true }]);
      const figure = svg.querySelector('text');
      const [x, y] = [Number(figure?.getAttribute('x')), Number(figure?.getAttribute('y'))];
      expect(Math.min(x, WIDE - x)).toBeGreaterThan(text.length * 3);
      expect(Math.min(y, HIGH - y)).toBeGreaterThan(9);
    }),
  );
});

test('the figure of an upright line of less than a pixel is beside it, not above', () => {
  const svg = drawn([{ from: [150, 150, 0], to: [150, 150.4, 0], text: '2 mm', leads: true }]);
  const figure = svg.querySelector('text');
  expect(Number(figure?.getAttribute('x'))).toBeGreaterThan(170);
  expect(Number(figure?.getAttribute('y'))).toBeCloseTo(150.2);
});
