import type { Place } from '../../engine/camera.ts';
import { surface } from '../../engine/surface.ts';
import { type Kit, type Material, roundedRect } from '../../kit/kit.ts';
import { cavity, rack } from './case.ts';

type OvenDoor = {
  width: number;
  height: number;
  /** Middle of the door's back plane. */
  at: Place;
  frame: Material;
  /** Share of the door that is window, or none. */
  window?: readonly [across: number, up: number];
  racks?: readonly number[];
  handle?: { material: Material; drop?: number };
  rim?: Material;
  lit?: boolean;
};

const THICK = 34;

/** A door with a window before an enamelled cavity with racks, and a bar handle near its top. */
export function ovenDoor(
  kit: Kit,
  { width: w, height: h, at, frame, window, racks = [-0.1], handle, rim, lit }: OvenDoor,
): void {
  const [x, y, z] = at;
  const face = z + THICK;
  if (handle) kit.bar(w - 60, 10.5, [x, y + h / 2 - (handle.drop ?? 36), face], 42, handle.material, 'x', 30);
  if (!window) {
    kit.plate([w, h], THICK, [x, y, z + THICK / 2], frame, { radius: 8, bevel: 4 });
    return;
  }
  const size: [number, number] = [w * window[0], h * window[1]];
  const drop = h > 180 ? -h * 0.045 : -h * 0.1;
  kit.plate([w, h], THICK, [x, y, z + THICK / 2], frame, {
    radius: 8,
    bevel: 4,
    holes: [roundedRect(size[0], size[1], 24, [0, drop])],
  });
  cavityBehind(kit, [size[0], size[1]], [x, y + drop, z], racks, lit === true);
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.05, glass: 0.46, waves: 0.003, shine: 1.1 });
  kit.plate([size[0] + 10, size[1] + 10], 4, [x, y + drop, face - 8], glass, {
    radius: 26,
    bevel: 1,
  }).renderOrder = 8;
  if (!rim) return;
  const outline = roundedRect(size[0] + 4, size[1] + 4, 27);
  outline.holes.push(roundedRect(size[0] - 10, size[1] - 10, 21));
  kit.slab(outline, 4, [x, y + drop, face], rim, 1);
}

function cavityBehind(
  kit: Kit,
  [w, h]: readonly [number, number],
  [x, y, z]: Place,
  racks: readonly number[],
  lit: boolean,
): void {
  const enamel = surface({
    colour: [0.06, 0.06, 0.065],
    rough: 0.32,
    openShare: 0.8,
    ...(lit && { glow: 0.4 }),
  });
  cavity(kit, [w, h, 300], [x, y, z], enamel);
  const rail = surface({ colour: [0.75, 0.75, 0.76], metal: 1, rough: 0.2, openShare: 0.25 });
  if (h > 60) for (const level of racks) rack(kit, [w * 0.98, 230], [x, y + level * h, z - 30], rail);
  if (!lit) return;
  kit.print(
    [w, h],
    [x, y, z - 299],
    (pen, width, height) => {
      const warm = pen.createRadialGradient(
        width * 0.8,
        height * 0.1,
        0,
        width * 0.7,
        height * 0.2,
        width * 0.75,
      );
      warm.addColorStop(0, 'rgba(255,196,120,.62)');
      warm.addColorStop(0.4, 'rgba(220,130,60,.25)');
      warm.addColorStop(1, 'rgba(120,60,20,0)');
      pen.fillStyle = warm;
      pen.fillRect(0, 0, width, height);
    },
    { glow: 0.5 },
  ).renderOrder = 3;
}
