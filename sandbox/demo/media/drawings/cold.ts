import type { PictureFacts } from '../facts.ts';
import { type Drawing, FLOOR } from './drawing.ts';
import { seam } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box } from './kit/solids.ts';
import { closedLeaf, LEAF, type Leaf } from './parts/cold-doors.ts';
import { openLeaf, swungLeaf } from './parts/cold-inside.ts';
import { display, feet, grille } from './parts/fittings.ts';

/** Fridge freezers, American fridges, fridges and upright freezers: a case with doors or drawers in front. */
export const cold: Drawing = {
  camera: FLOOR,
  draw: (pen, facts) => {
    carcass(pen, facts);
    for (const leaf of leavesOf(facts)) closedLeaf(pen, facts, leaf);
    badge(pen, facts);
  },
  open: (pen, facts) => {
    carcass(pen, facts);
    const leaves = leavesOf(facts);
    for (const leaf of leaves) {
      if (leaf.drawer) closedLeaf(pen, facts, leaf);
      else openLeaf(pen, facts, leaf);
    }
    const swung = leaves.filter(({ drawer }) => !drawer);
    for (const leaf of swung.toSorted((a, b) => b.x - a.x)) swungLeaf(pen, facts, leaf);
  },
};

const CLEAR = 22;
const GAP = 8;

function carcass(pen: Pen, { width: w, height: h, depth: d, finish, installation }: PictureFacts): void {
  feet(pen, w, d, CLEAR);
  box(
    pen,
    { x: 0, y: CLEAR, z: LEAF + 4, w, h: h - CLEAR, d: d - LEAF - 4 },
    { fill: finish.hex, radius: 6 },
  );
  if (installation === 'integrated') grille(pen.front(w * 0.1, CLEAR + 60, LEAF + 4), 0, 0, w * 0.8, 44);
}

/** Doors and drawers of the front, from the plinth to the top. */
function leavesOf(facts: PictureFacts): Leaf[] {
  const { kind, width: w, height: h, installation } = facts;
  const low = CLEAR + 12;
  const tall = h - low;
  const hinge = facts.hinge === 'right' ? 'right' : 'left';
  if (kind === 'american-fridge') return american(facts, low, tall);
  const counter = h < 900 && installation !== 'integrated' && installation !== 'built-in';
  const lid = counter ? 34 : 0;
  if (kind === 'fridge-freezer') {
    const split = facts.split ?? 0.6;
    const fridge = (tall - GAP) * Math.min(0.85, Math.max(0.4, split));
    const frozen = tall - GAP - fridge;
    return [
      { x: 0, y: low, w, h: frozen, hinge, frozen: true },
      { x: 0, y: low + frozen + GAP, w, h: fridge, hinge, dispenser: facts.dispenser ?? false },
    ];
  }
  return [
    {
      x: 0,
      y: low,
      w,
      h: tall - lid,
      hinge,
      frozen: kind === 'freezer',
      dispenser: facts.dispenser ?? false,
    },
  ];
}

function american(facts: PictureFacts, low: number, tall: number): Leaf[] {
  const { width: w, form, dispenser = false } = facts;
  const half = (w - GAP) / 2;
  if (form === 'side-by-side') {
    const left = w * 0.44;
    return [
      { x: left + GAP, y: low, w: w - left - GAP, h: tall, hinge: 'right' },
      { x: 0, y: low, w: left, h: tall, hinge: 'left', frozen: true, dispenser },
    ];
  }
  const below = tall * (form === 'multi-door' ? 0.44 : 0.38);
  const above = tall - below - GAP;
  const doors: Leaf[] = [
    { x: half + GAP, y: low + below + GAP, w: half, h: above, hinge: 'right' },
    { x: 0, y: low + below + GAP, w: half, h: above, hinge: 'left', dispenser },
  ];
  if (form === 'multi-door') {
    return [
      { x: half + GAP, y: low, w: half, h: below, hinge: 'right', frozen: true },
      { x: 0, y: low, w: half, h: below, hinge: 'left', frozen: true },
      ...doors,
    ];
  }
  const count = Math.max(1, Math.min(3, facts.drawers ?? 2));
  const step = below / count;
  const drawers = Array.from(
    { length: count },
    (_, index): Leaf => ({
      x: 0,
      y: low + index * step,
      w,
      h: step - (index < count - 1 ? GAP : 0),
      hinge: 'left',
      drawer: true,
      frozen: true,
    }),
  );
  return [...drawers, ...doors];
}

/** A worktop lid on under-counter models, a small display on tall ones. */
function badge(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, installation, style = 0, kind } = facts;
  if (h < 900 && installation !== 'integrated' && installation !== 'built-in') {
    box(pen, { x: -2, y: h - 32, z: -6, w: w + 4, h: 32, d: d + 6 }, { fill: finish.hex, radius: 6 });
    return;
  }
  if (installation === 'integrated' || kind === 'american-fridge') return;
  const sheet = pen.front(0, h, 0);
  if (style === 5)
    sheet.rect(w * 0.38, 70, w * 0.24, 34, {
      fill: '#d5dae2',
      stroke: seam(finish.hex),
      width: 2.5,
      radius: 17,
    });
  else display(sheet, w * 0.38, 46, w * 0.24, 40);
}
