import type { Place } from '../../engine/camera.ts';
import { font, lettering } from '../../kit/ink.ts';
import type { Kit, Material } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

/** A cooker knob: skirt, body, grip with a pointer. Its back is in the plane of `at`. */
export function knob(
  kit: Kit,
  [x, y, z]: Place,
  radius: number,
  {
    material,
    skirt = material,
    pointer,
    turn = 0.4,
  }: { material: Material; skirt?: Material; pointer: Material; turn?: number },
): void {
  const r = radius;
  kit.cylinder(r * 1.22, r * 0.22, [x, y, z + r * 0.11], skirt, { axis: 'z', bevel: r * 0.08 });
  kit.cylinder(r, r * 0.95, [x, y, z + r * 0.6], material, { axis: 'z', bevel: r * 0.16, end: r * 0.9 });
  const grip = kit.part([x, y, z + r * 1.12], [0, 0, turn]);
  grip.box([r * 0.34, r * 1.75, r * 0.3], [0, 0, 0], material, r * 0.13);
  grip.box([r * 0.08, r * 0.55, r * 0.06], [0, r * 0.5, r * 0.15], pointer, r * 0.02);
}

/** Scale marks round a knob. */
export function marks(kit: Kit, [x, y, z]: Place, radius: number, colour: string, count = 11): void {
  kit.print([radius * 4, radius * 4], [x, y, z + 0.3], (pen, width) => {
    pen.translate(width / 2, width / 2);
    pen.strokeStyle = colour;
    pen.lineWidth = width * 0.011;
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI * 1.25 + (i / (count - 1)) * Math.PI * 1.5;
      pen.beginPath();
      pen.moveTo(Math.cos(angle) * width * 0.34, Math.sin(angle) * width * 0.34);
      pen.lineTo(Math.cos(angle) * width * 0.38, Math.sin(angle) * width * 0.38);
      pen.stroke();
    }
  });
}

/** A programme dial with a machined cap; `ink` is the colour of its scale marks. */
export function dial(
  kit: Kit,
  [x, y, z]: Place,
  radius: number,
  paints: Paints,
  ink = paints.inkColour,
): void {
  marks(kit, [x, y, z], radius, ink, 13);
  const r = radius;
  kit.cylinder(r * 1.1, r * 0.18, [x, y, z + r * 0.06], paints.satin, { axis: 'z' });
  kit.cylinder(r, r * 0.7, [x, y, z + r * 0.38], paints.satin, { axis: 'z', bevel: r * 0.12, end: r * 0.92 });
  kit.cylinder(r * 0.76, r * 0.06, [x, y, z + r * 0.74], paints.cap, { axis: 'z', bevel: 0.8 });
  const pointer = kit.part([x, y, z + r * 0.77], [0, 0, -0.64]);
  pointer.box([r * 0.09, r * 0.4, r * 0.05], [0, r * 0.55, 0], paints.gap, 0.8);
}

/** A black glass display with lit text; `small` is set in two lines beside the large text. */
export function display(
  kit: Kit,
  [w, h]: readonly [number, number],
  [x, y, z]: Place,
  paints: Paints,
  large: string,
  small: readonly string[] = [],
): void {
  kit.plate([w, h], 4, [x, y, z], paints.blackGlass, { radius: 5, bevel: 1 });
  figures(kit, [w * 0.92, h * 0.76], [x, y, z + 2.2], large, small);
}

/** Lit text alone, for glass that is there already. */
export function figures(
  kit: Kit,
  size: readonly [number, number],
  at: Place,
  large: string,
  small: readonly string[] = [],
): void {
  if (small.length === 0) {
    kit.print(size, at, lettering(large, '#e8f3ff', 0.7), { glow: 0.8 });
    return;
  }
  kit.print(
    size,
    at,
    (pen, width, height) => {
      pen.fillStyle = '#e8f3ff';
      pen.textBaseline = 'middle';
      pen.font = font(height * 0.6, 400);
      pen.fillText(large, width * 0.05, height * 0.54);
      pen.font = font(height * 0.25);
      small.forEach((line, i) => pen.fillText(line, width * 0.5, height * (0.34 + 0.34 * i)));
    },
    { glow: 0.8 },
  );
}

/** A colour display: large text above three symbols. */
export function colourScreen(kit: Kit, size: readonly [number, number], at: Place, large: string): void {
  kit.print(
    size,
    at,
    (pen, width, height) => {
      const ground = pen.createLinearGradient(0, 0, width, height);
      ground.addColorStop(0, '#061523');
      ground.addColorStop(1, '#0e4a63');
      pen.fillStyle = ground;
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#e8f3ff';
      pen.textBaseline = 'middle';
      pen.font = font(height * 0.48, 400);
      pen.fillText(large, width * 0.07, height * 0.53);
      for (const [i, colour] of ['#e0a64a', '#6fb7d6', '#8fcdb4'].entries()) {
        pen.fillStyle = colour;
        pen.beginPath();
        pen.arc(width * 0.92 - height * (0.8 - 0.34 * i), height / 2, height * 0.12, 0, 7);
        pen.fill();
      }
    },
    { glow: 0.8 },
  );
}

/** A row of small round buttons. */
export function buttons(
  kit: Kit,
  from: Place,
  count: number,
  step: number,
  radius: number,
  material: Material,
): void {
  const [x, y, z] = from;
  for (let i = 0; i < count; i += 1) {
    kit.cylinder(radius, 3, [x + i * step, y, z + 1], material, { axis: 'z', bevel: 0.8 });
  }
}

/** Touch symbols printed on glass: small rings and dots. */
export function touchSigns(
  kit: Kit,
  [w, h]: readonly [number, number],
  at: Place,
  count: number,
  colour = '#dfe6ec',
): void {
  kit.print([w, h], at, (pen, width, height) => {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = height * 0.07;
    for (let i = 0; i < count; i += 1) {
      const x = (width * (i + 0.5)) / count;
      pen.beginPath();
      if (i % 3 === 0) pen.arc(x, height / 2, height * 0.28, -1.1, 4.25);
      else if (i % 3 === 1) pen.rect(x - height * 0.24, height * 0.26, height * 0.48, height * 0.48);
      else pen.arc(x, height / 2, height * 0.1, 0, 7);
      pen.stroke();
      if (i % 3 === 2) pen.fill();
    }
  });
}
