import type { PictureFacts } from '../facts.ts';
import { ABOVE, atRim, type Drawing } from './drawing.ts';
import { darken, INK, lighten } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import type { Sheet } from './kit/sheet.ts';
import { box, column } from './kit/solids.ts';
import { cavityBelow } from './parts/basin.ts';

/** Kitchen sinks from above: bowls, drainer, tap hole; Belfast sinks show their deep front. */
export const sinks: Drawing = {
  camera: { ...ABOVE, pitch: 46 },
  hangs: true,
  edges: (facts) =>
    atRim(
      facts,
      facts.form === 'belfast' ? Math.max(facts.height, 200) : Math.min(Math.max(facts.height, 140), 220),
    ),
  draw: (pen, facts) => (facts.form === 'belfast' ? belfast(pen, facts) : inset(pen, facts)),
};

function inset(pen: Pen, facts: PictureFacts): void {
  const { width: w, depth: d, height: h, finish, bowls = 1, form } = facts;
  const deep = Math.min(Math.max(h, 140), 220);
  const fill = finish.hex;
  const rim = deep;
  const main = bowlsOf(facts);
  for (const bowl of main)
    box(
      pen,
      { x: bowl.x + 8, y: rim - bowl.deep, z: bowl.z + 8, w: bowl.w - 16, h: bowl.deep, d: bowl.d - 16 },
      { fill, radius: 10 },
    );
  column(pen, { x: 0, y: rim - 12, z: 0, w, h: 12, d }, { fill, radius: form === 'composite' ? 22 : 12 });
  for (const bowl of main) cavityBelow(pen, bowl, rim, fill);
  const top = pen.top(0, rim, d);
  const drainerFrom = Math.max(...main.map((bowl) => bowl.x + bowl.w)) + w * 0.03;
  if (w - drainerFrom > w * 0.16) drainer(top, drainerFrom, w, d, fill);
  top.circle(w * (bowls > 1 ? 0.44 : 0.3), d * 0.08, 17, { fill: '#2a2f40', stroke: INK, width: 3 });
}

type Bowl = { x: number; z: number; w: number; d: number; deep: number };

function bowlsOf({ width: w, depth: d, height: h, bowls = 1 }: PictureFacts): Bowl[] {
  const deep = Math.min(Math.max(h, 140), 220) - 14;
  const z = d * 0.08;
  const long = d * 0.74;
  const small = w < 620;
  if (bowls >= 2) {
    const each = small || w < 820 ? w * 0.43 : w * 0.32;
    return [
      { x: w * 0.05, z, w: each, d: long, deep },
      { x: w * 0.05 + each + w * 0.035, z, w: each, d: long, deep },
    ];
  }
  if (bowls > 1) {
    return [
      { x: w * 0.05, z, w: w * (small ? 0.56 : 0.36), d: long, deep },
      {
        x: w * (small ? 0.65 : 0.44),
        z: z + long * 0.24,
        w: w * (small ? 0.3 : 0.17),
        d: long * 0.62,
        deep: deep * 0.6,
      },
    ];
  }
  return [{ x: w * (small ? 0.08 : 0.05), z, w: small ? w * 0.84 : w * 0.44, d: long, deep }];
}

function drainer(top: Sheet, from: number, w: number, d: number, fill: string): void {
  const to = w * 0.955;
  const ribs = 8;
  for (let rib = 0; rib < ribs; rib += 1) {
    const y = d * (0.2 + (rib * 0.62) / (ribs - 1));
    top.line(
      [
        [from, y],
        [to, y],
      ],
      { stroke: darken(fill, 0.45), width: 3 },
    );
    top.line(
      [
        [from, y + 5],
        [to, y + 5],
      ],
      { stroke: lighten(fill, 0.6), width: 2 },
    );
  }
}

function belfast(pen: Pen, { width: w, depth: d, height: h, finish, bowls = 1 }: PictureFacts): void {
  const deep = Math.max(h, 200);
  box(pen, { x: 0, y: 0, z: 0, w, h: deep, d }, { fill: finish.hex, radius: 12 });
  const wall = 28;
  const gap = bowls > 1 ? 20 : 0;
  const each = bowls > 1 ? (w - wall * 2 - gap) / 2 : w - wall * 2;
  for (let index = 0; index < (bowls > 1 ? 2 : 1); index += 1) {
    cavityBelow(
      pen,
      { x: wall + index * (each + gap), z: wall, w: each, d: d - wall * 2, deep: deep - 40 },
      deep,
      finish.hex,
    );
  }
  const front = pen.front(0, deep, 0);
  front.rect(w * 0.035, deep * 0.1, w * 0.03, deep * 0.8, { fill: '#ffffff', opacity: 0.8, radius: 12 });
  front.line(
    [
      [14, deep * 0.09],
      [w - 14, deep * 0.09],
    ],
    { stroke: darken(finish.hex, 0.3), width: 3 },
  );
}
