import { describe, expect, test } from 'vitest';
import type { Shape } from '@/lib/catalogue/models/place';
import type { Attributes } from '@/lib/catalogue/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { elevationOf, WORKTOP_MM } from '@/lib/kitchen/elevation';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { pieceOf } from '@/lib/kitchen/pieces';
import { FRONT_MM, runOf, seenFindings } from '@/lib/kitchen/run';
import { aCard } from '../../support/shop';

type Size = readonly [width: number, height: number, depth: number];

const piece = (sku: string, Type: string, [width, height, depth]: Size, more: Attributes = {}) =>
  pieceOf(
    aCard({
      sku,
      name: sku,
      attributes: { Type, Width: `${width} mm`, Height: `${height} mm`, Depth: `${depth} mm`, ...more },
    }),
    1,
  );

const solid = ([width, height, depth]: Size, wider: Shape['wider'] = () => null): Shape => ({
  width,
  height,
  depth,
  wider,
});

const OVEN: Size = [594, 595, 560];
const HOB: Size = [590, 50, 510];
const HOOD: Size = [598, 620, 450];
const DOWNDRAFT: Size = [880, 700, 260];
const FRIDGE: Size = [600, 1_745, 650];
const WASHER: Size = [598, 850, 590];

const PIECES = {
  fridge: piece('fridge', 'Fridge freezer', FRIDGE, { Hinge: 'Right', 'Gap rear': '50 mm' }),
  washer: piece('washer', 'Washing machine', WASHER, { Hinge: 'Left' }),
  dish: piece('dish', 'Dishwasher', [598, 815, 550], {
    Installation: 'Integrated',
    'Niche width': '600–605 mm',
    'Niche height': '820–875 mm',
    'Niche depth': '560–600 mm',
  }),
  oven: piece('oven', 'Single oven', OVEN, { 'Niche width': '560–568 mm', Installation: 'Built-in' }),
  hob: piece('hob', 'Induction hob', HOB, { 'Cut-out width': '560 mm', 'Cut-out depth': '490 mm' }),
  downdraft: piece('downdraft', 'Cooker hood', DOWNDRAFT, {
    Mount: 'Downdraft',
    'Below worktop': '378 mm',
  }),
  hood: piece('hood', 'Cooker hood', HOOD, { 'Height above hob': '500–650 mm' }),
};

const SHAPES: Record<keyof typeof PIECES, Shape> = {
  fridge: solid(FRIDGE),
  washer: solid(WASHER),
  dish: solid([598, 815, 550]),
  oven: solid(OVEN, () => ({ back: 490, foot: 0 })),
  hob: solid(HOB, () => ({ back: 0, foot: 44 })),
  hood: solid(HOOD),
  downdraft: solid(DOWNDRAFT),
};

type Sku = keyof typeof PIECES;

function run(skus: readonly Sku[], kitchen = NOTHING_TOLD) {
  const pieces = skus.map((sku) => PIECES[sku]);
  const elevation = elevationOf(pieces, kitchen);
  const findings = findingsFor(pieces, kitchen);
  const modelled = elevation.placed.filter((each) => each.piece);
  const skuOf = ({ piece: placed }: (typeof modelled)[number]) => placed?.sku as Sku;
  const known = new Map(modelled.map((each) => [each.key, SHAPES[skuOf(each)]]));
  const drawn = runOf(elevation, known, findings);
  const places = new Map(modelled.map((each, at) => [skuOf(each), drawn.places[at]]));
  return { elevation, findings, drawn, placeOf: (sku: Sku) => places.get(sku) ?? [Number.NaN, 0, 0] };
}

describe('set in three dimensions', () => {
  test('has the order of the elevation, with the oven below the hob and the hob below the hood', () => {
    const { elevation, drawn, placeOf } = run(['fridge', 'dish', 'oven', 'hob', 'hood']);
    expect(drawn.extent).toMatchObject({ width: elevation.width, height: elevation.height });
    const across = (['fridge', 'dish', 'oven'] as const).map((sku) => placeOf(sku)[0]);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(new Set((['oven', 'hob', 'hood'] as const).map((sku) => placeOf(sku)[0])).size).toBe(1);
    expect(placeOf('oven')[1]).toBe(WORKTOP_MM - 38 - 595);
  });

  test('a downdraft extractor stands behind the hob in a deeper worktop', () => {
    const { drawn, placeOf } = run(['oven', 'hob', 'downdraft']);
    const [, foot, back] = placeOf('downdraft');
    expect([foot + 378, back]).toEqual([WORKTOP_MM, 0]);
    // Its slot, in the middle of its depth, ends where the glass of the hob begins.
    expect(placeOf('hob')[2]).toBeGreaterThanOrEqual(DOWNDRAFT[2] / 2 + 68);
    const worktops = drawn.blocks.filter(({ tone }) => tone === 'worktop');
    expect(Math.max(...worktops.map(({ to }) => to[2]))).toBeGreaterThan(placeOf('hob')[2] + HOB[2]);
    // Nothing is measured up to a hood.
    expect(drawn.lines.filter(({ from, to }) => from[1] !== to[1])).toEqual([]);
  });

  test('built-in fronts are flush with the units, and the glass of a hob lies on the worktop', () => {
    const { placeOf } = run(['fridge', 'dish', 'oven', 'hob']);
    expect(placeOf('oven')[2] + 490).toBe(FRONT_MM);
    expect(placeOf('dish')[2] + 550).toBe(FRONT_MM);
    expect(placeOf('hob')[1] + 44).toBe(WORKTOP_MM);
    expect(placeOf('fridge')[2]).toBe(50);
  });

  test('a cupboard stands below a hob whose oven is in a tall housing', () => {
    const pieces = [
      { ...PIECES.oven, facts: { ...PIECES.oven.facts, nicheHeightMm: { min: 585, max: 600 } } },
      PIECES.hob,
    ];
    const kitchen = { ...NOTHING_TOLD, housingHeight: 600 };
    const { blocks } = runOf(elevationOf(pieces, kitchen), new Map(), []);
    const under = blocks.filter(
      ({ tone, from, to }) => tone === 'unit' && from[1] === 100 && to[1] === WORKTOP_MM - 38,
    );
    expect(under).toHaveLength(1);
  });

  test('an integrated dishwasher stands on its own feet below the worktop', () => {
    const { drawn, placeOf } = run(['dish', 'oven', 'hob']);
    expect(placeOf('dish')[1]).toBe(0);
    expect(drawn.blocks.filter(({ tone }) => tone === 'worktop')).toHaveLength(1);
  });

  test('the unit is as wide as the oven, however wide the hob above it', () => {
    const wide = piece('wide', 'Induction hob', [770, 50, 520], { 'Cut-out width': '750 mm' });
    const elevation = elevationOf([PIECES.oven, wide], NOTHING_TOLD);
    const { blocks } = runOf(elevation, new Map(), []);
    const boards = blocks.filter(
      ({ from, to, tone }) => tone === 'unit' && from[1] === 0 && to[0] - from[0] === 18,
    );
    expect((boards[1]?.from[0] ?? 0) - (boards[0]?.to[0] ?? 0)).toBe(594);
  });

  test('the line up to the hood shows its height, as a warning where the height clashes', () => {
    const told = run(['oven', 'hob', 'hood'], { ...NOTHING_TOLD, hoodHeight: 400 });
    expect(seenFindings(told.findings).map(({ rule, result }) => `${rule} ${result}`)).toEqual([
      'hood height CLASH',
    ]);
    expect(told.drawn.lines).toContainEqual(expect.objectContaining({ text: '400 mm', tone: 'warn' }));
    expect(run(['oven', 'hob', 'hood']).drawn.lines).toContainEqual(
      expect.objectContaining({ text: '500 mm', tone: 'air' }),
    );
  });

  test('doors that open against each other are marked between their appliances', () => {
    const { drawn, elevation } = run(['fridge', 'washer']);
    const mark = drawn.blocks.find(({ tone }) => tone === 'warn');
    const [fridge, washer] = elevation.placed;
    const middle = elevation.width / 2;
    expect(mark?.from[0]).toBeGreaterThan((fridge?.x ?? 0) + 600 - middle);
    expect(mark?.to[0]).toBeLessThan((washer?.x ?? 0) - middle);
    expect(run(['dish', 'oven', 'hob']).drawn.blocks.every(({ tone }) => tone !== 'warn')).toBe(true);
  });
});
