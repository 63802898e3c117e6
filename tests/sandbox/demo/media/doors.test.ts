import { expect, test } from 'vitest';
import { openDoors } from '../../../../sandbox/demo/media/drawings/sizes/doors.ts';
import type { PictureFacts } from '../../../../sandbox/demo/media/facts.ts';
import { catalogueLooks, plain } from './samples.ts';

const PLAN = { x: 100, y: 0, w: 90, h: 65 };

/** What is dashed below a plan of 900 × 650 mm at a tenth, as x and width. */
function dashedOf(facts: PictureFacts): [x: number, w: number][] {
  const svg = openDoors({ ...facts, width: 900, depth: 650 }, PLAN, 58, 0.1);
  return [...svg.matchAll(/<rect x="([\d.-]+)" y="[\d.]+" width="([\d.]+)"/g)].map(([, x, w]) => [
    Number(x),
    Number(w),
  ]);
}

test.each<[string, PictureFacts, [number, number][]]>([
  ['left', plain('washing-machine', { hinge: 'left' }), [[100, 14]]],
  ['right', plain('fridge-freezer', { hinge: 'right' }), [[176, 14]]],
  ['nowhere, because it drops', plain('dishwasher', { hinge: 'none' }), [[100, 90]]],
  ['on a side that nobody says', plain('fridge'), [[100, 90]]],
  ['left by its facts, but drops in its pictures', plain('cooker', { hinge: 'left' }), [[100, 90]]],
])('a door hinged %s is drawn accordingly', (_, facts, expected) => {
  expect(dashedOf(facts)).toEqual(expected);
});

test('double doors are drawn on both sides, folded back to the stated width', () => {
  const both = plain('american-fridge', { hinge: 'both', widthDoorsOpen: 1760 });
  expect(dashedOf(both)).toEqual([
    [100, 14],
    [57, 43],
    [176, 14],
    [190, 43],
  ]);
});

test('the catalogue states the width with doors open of every American fridge', () => {
  const american = catalogueLooks().filter(({ facts }) => facts.kind === 'american-fridge');
  expect(american.length).toBeGreaterThan(1);
  for (const { facts } of american) {
    expect(facts.hinge).toBe('both');
    expect(facts.widthDoorsOpen).toBeGreaterThan(facts.width);
  }
});
