import { expect, test } from 'vitest';
import { nominalWidth } from '@/lib/catalogue/nominal';

test.each([
  [598, 600],
  [590, 600],
  [600, 600],
  [605, 600],
  [606, null],
  [448, 450],
  [548, 550],
  [898, 900],
  [995, 1000],
  [1095, 1100],
  [770, null],
  [780, 800],
  [860, null],
])('a width of %i mm has the nominal width %s', (body, name) => expect(nominalWidth(body)).toBe(name));
