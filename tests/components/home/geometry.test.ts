import { expect, test } from 'vitest';
import { HOOD_GAP_MM, layOutSet } from '@/components/home/set-layout';
import { aCard } from '../../support/shop';

const sized = (Type: string, w: number, h: number) => ({
  card: aCard({ attributes: { Type, Width: `${w} mm`, Height: `${h} mm` } }),
});

test('every piece of a set is in its place at its own size', () => {
  const layout = layOutSet([
    sized('Fridge freezer', 600, 1860),
    sized('Induction hob', 800, 52),
    sized('Cooker hood', 900, 700),
    sized('Single oven', 595, 595),
    sized('Integrated dishwasher', 598, 815),
  ]);
  const { floor = 0, pieces = {} } = layout ?? {};
  expect(pieces.fridge).toMatchObject({ w: 600, h: 1860, y: floor - 1860 });
  expect(pieces.dishwasher).toMatchObject({ y: floor - 815 });
  expect((pieces.hood?.y ?? 0) + 700).toBe((pieces.hob?.y ?? 0) - HOOD_GAP_MM);
  expect(pieces.dishwasher?.x).toBeGreaterThan((pieces.hood?.x ?? 0) + 900);
  expect(pieces.hood?.y).toBeGreaterThan(0);
});

test('no piece is drawn without stated measurements or without a place in the set', () => {
  expect(layOutSet([{ card: aCard({ attributes: { Type: 'Fridge' } }) }])).toBeNull();
  expect(layOutSet([sized('Hood filter', 100, 100)])).toBeNull();
});
