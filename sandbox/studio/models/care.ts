import { surface } from '../engine/surface.ts';
import type { Kit, Material } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { type Model, UNMEASURED } from './model.ts';
import { careLabel, type Sort, whiteWords } from './parts/care-label.ts';

/**
 * Care products, with all pieces of the pack side by side. Traits: `form` descaler, cleaner or water-filter; `contents`
 * liquid, spray, powder or tablets; `pieces`.
 */
export const careGoods: Model = {
  level: 0,
  turn: 0.34,
  pitch: 0.2,
  build: (kit, { traits }, paints) => {
    const sort = sortOf(traits['form']);
    const contents = String(traits['contents'] ?? 'liquid');
    const step = STEPS[sort === 'water-filter' ? sort : contents] ?? 100;
    for (const [x, z] of placesOf(Number(traits['pieces'] ?? 1), step))
      piece(kit.part([x, 0, z]), sort, contents, paints);
    return { edges: UNMEASURED };
  },
};

const sortOf = (form: unknown): Sort => (form === 'descaler' || form === 'water-filter' ? form : 'cleaner');

/** Distance from piece to piece, in millimetres. */
const STEPS: Readonly<Record<string, number>> = {
  liquid: 90,
  spray: 100,
  powder: 126,
  tablets: 128,
  'water-filter': 84,
};

/** Middles of `count` pieces in rows of three, one behind another. */
function placesOf(count: number, step: number): [number, number][] {
  const across = Math.min(3, count);
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, i) => [
    ((i % across) - (across - 1) / 2) * step,
    ((rows - 1) / 2 - Math.floor(i / across)) * step,
  ]);
}

function piece(kit: Kit, sort: Sort, contents: string, paints: Paints): void {
  if (sort === 'water-filter') cartridge(kit, paints);
  else if (contents === 'tablets') carton(kit, sort);
  else if (contents === 'powder') tub(kit, sort, paints);
  else bottle(kit, sort, contents === 'spray', paints);
}

const BODY: Readonly<Record<Sort, readonly [number, number, number]>> = {
  descaler: [0.3, 0.52, 0.72],
  cleaner: [0.36, 0.6, 0.44],
  'water-filter': [0.8, 0.81, 0.82],
};
const plastic = (sort: Sort): Material => surface({ colour: BODY[sort], rough: 0.26, coat: 0.3 });
const cobalt = (): Material => surface({ colour: [0.011, 0.042, 0.33], rough: 0.3, coat: 0.2 });

/** A label bent round a cylinder at the middle of the piece, made of `strips` strips. */
function wrap(
  kit: Kit,
  sort: Sort,
  radius: number,
  [bottom, top]: readonly [number, number],
  strips = 12,
): void {
  const angle = 1.9;
  const draw = careLabel(sort);
  const wide = (angle * radius) / strips;
  for (let i = 0; i < strips; i += 1) {
    const at = (i - (strips - 1) / 2) * (angle / strips);
    const strip = kit.part([Math.sin(at) * radius, (bottom + top) / 2, Math.cos(at) * radius], [0, at, 0]);
    strip.print(
      [wide + 0.3, top - bottom],
      [0, 0, 0.5],
      (pen, w, h) => {
        pen.translate(-i * w, 0);
        draw(pen, w * strips, h);
      },
      { pixels: 64 },
    );
  }
}

function bottle(kit: Kit, sort: Sort, spray: boolean, paints: Paints): void {
  kit.lathe(
    [
      [0, 0],
      [34, 0],
      [37, 3],
      [38, 8],
      [38, 108],
      [37, 118],
      [33, 129],
      [26, 138],
      [17, 145],
      [13, 148],
      [13, 158],
    ],
    [0, 0, 0],
    plastic(sort),
  );
  wrap(kit, sort, 38.4, [28, 104]);
  if (!spray) {
    kit.cylinder(17, 30, [0, 170, 0], cobalt(), { bevel: 2.5, end: 16 });
    return;
  }
  kit.cylinder(18, 20, [0, 160, 0], cobalt(), { bevel: 2 });
  kit.cylinder(12, 30, [0, 180, 0], paints.whitePlastic, { bevel: 1 });
  kit.box([72, 28, 26], [-8, 200, 0], cobalt(), 10);
  kit.box([12, 15, 15], [-48, 201, 0], paints.whitePlastic, 3);
  kit.tube(
    [
      [-24, 188, 0],
      [-36, 170, 0],
      [-33, 146, 0],
    ],
    4.6,
    surface({ colour: [0.86, 0.52, 0.035], rough: 0.4 }),
  );
}

function tub(kit: Kit, sort: Sort, paints: Paints): void {
  kit.lathe(
    [
      [0, 0],
      [50, 0],
      [53, 4],
      [56, 128],
      [0, 130],
    ],
    [0, 0, 0],
    plastic(sort),
  );
  wrap(kit, sort, 55, [24, 108]);
  kit.cylinder(60, 26, [0, 138, 0], cobalt(), { bevel: 4, end: 58 });
  kit.ring(52, 58, 3, [0, 152, 0], paints.whitePlastic, 1, 'y');
}

/** A box with the same label on its front and a band that says what is in it. */
function carton(kit: Kit, sort: Sort): void {
  const [w, h, d] = [112, 134, 58] as const;
  kit.box([w, h, d], [0, h / 2, 0], surface({ colour: BODY[sort], rough: 0.5 }), 1.2);
  kit.print([w - 12, h - 18], [0, h / 2, d / 2 + 0.4], careLabel(sort), { pixels: 384 });
  kit.box([w + 0.6, 26, d + 0.6], [0, h - 13, 0], cobalt(), 1);
  kit.print([w - 20, 18], [0, h - 13, d / 2 + 0.9], whiteWords('Tablets'), { pixels: 256 });
}

/** A cartridge with its connector above the cap. */
function cartridge(kit: Kit, paints: Paints): void {
  kit.cylinder(31, 168, [0, 90, 0], plastic('water-filter'), { bevel: 8 });
  wrap(kit, 'water-filter', 31.4, [40, 128]);
  kit.cylinder(26, 16, [0, 180, 0], paints.greyPlastic, { bevel: 2 });
  kit.cylinder(33, 22, [0, 198, 0], cobalt(), { bevel: 3, end: 30 });
  kit.cylinder(12, 22, [0, 218, 0], paints.whitePlastic, { bevel: 2 });
  for (const y of [212, 222]) kit.torus(12, 2, [0, y, 0], paints.rubber, 'y');
}
