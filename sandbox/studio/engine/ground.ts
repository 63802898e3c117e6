import type { Group } from 'three';
import { type Camera, type Frame, type Place, type Point, project } from './camera.ts';
import { halton } from './lights.ts';
import { Outline, surfacesOf } from './outline.ts';

/** Side in pixels of the layer that covers the picture's whole square. Shadows have no fine detail. */
export const GROUND_SIDE = 320;

/**
 * Height that casts a shadow, as a multiple of the longest side. With so little, the shadow stays around the foot, as
 * in product photographs for shops, and does not rise behind the product like a cloud.
 */
const REACH = 0.17;

/** Number, direction and share of the lights above the floor: a wide sky, and a window at the upper left. */
const SKY = 22;
const WINDOW = 12;
const WINDOW_SHARE = 0.42;
const TOWARDS_WINDOW: Place = [-0.5, 0.78, 0.3];
const WINDOW_SPREAD = 0.3;
const LOWEST = 0.36;

/**
 * How much light the deepest shadow takes away, how the shadow thins out, and the share of the square that stays white.
 */
const DARKEST = 0.86;
const SOFTNESS = 1.1;
const RIM = 0.06;

type Ray = { slope: Point; share: number };

/**
 * Returns how dark the floor is under the product, 0 to 1, in a layer over the picture's square, with rows from the
 * top. The model must have been turned to the viewer.
 */
export function shadeGround(group: Group, camera: Camera, square: Frame, longest: number): Float32Array {
  const unit = GROUND_SIDE / (square.right - square.left);
  const reach = REACH * longest;
  const casting = surfacesOf(group).filter(({ solid }) => solid);
  const shade = new Float32Array(GROUND_SIDE * GROUND_SIDE);
  for (const { slope, share } of floorLights()) {
    const outline = new Outline(GROUND_SIDE);
    const seen = ([x, y, z]: Place): Point => {
      const high = Math.min(Math.max(y, 0), reach);
      const [across, up] = project(camera, [x - slope[0] * high, 0, z - slope[1] * high]);
      return [(across - square.left) * unit, (square.top - up) * unit];
    };
    for (const each of casting) outline.lay(each, seen, true);
    outline.pixels.forEach((dark, at) => {
      if (dark) shade[at] = (shade[at] ?? 0) + share;
    });
  }
  return smooth(smooth(shade));
}

/** Number of samples per pixel along each axis. */
const FINENESS = 2;

/** Returns how much of each pixel of the square a product covers, 0 to 255, with rows from the top. */
export function coverOf(group: Group, camera: Camera, square: Frame, size: number): Uint8Array {
  const fine = size * FINENESS;
  const unit = fine / (square.right - square.left);
  const outline = new Outline(fine);
  for (const each of surfacesOf(group))
    outline.lay(each, (place) => {
      const [across, up] = project(camera, place);
      return [(across - square.left) * unit, (square.top - up) * unit];
    });
  const cover = new Uint8Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1) {
      let covered = 0;
      for (let y = 0; y < FINENESS; y += 1)
        for (let x = 0; x < FINENESS; x += 1)
          covered += outline.pixels[(row * FINENESS + y) * fine + at * FINENESS + x] ?? 0;
      cover[row * size + at] = Math.round((covered * 255) / FINENESS ** 2);
    }
  return cover;
}

/** Converts the layer to tones: 255 where the floor is unshaded, and along the picture's left, right and lower rim. */
export function groundTones(shade: Float32Array): Uint8Array {
  return Uint8Array.from(shade, (dark, at) => {
    const [x, y] = [at % GROUND_SIDE, Math.floor(at / GROUND_SIDE)].map((each) => (each + 0.5) / GROUND_SIDE);
    const rim = Math.min(x ?? 0, 1 - (x ?? 0), 1 - (y ?? 0)) / RIM;
    const light = 1 - DARKEST * dark ** SOFTNESS * Math.min(1, rim) ** 2;
    return Math.round(255 * Math.max(0, 1.055 * light ** (1 / 2.4) - 0.055));
  });
}

function floorLights(): Ray[] {
  const sky = Array.from({ length: SKY }, (_, i): Ray => {
    // Directions are spread evenly by the light that they bring to the floor, that is, over the sky's projection on it.
    const flat = Math.sqrt(((i + 0.5) / SKY) * (1 - LOWEST ** 2));
    const angle = halton(i + 1, 2) * Math.PI * 2;
    const up = Math.sqrt(1 - flat ** 2);
    return {
      slope: [(Math.cos(angle) * flat) / up, (Math.sin(angle) * flat) / up],
      share: (1 - WINDOW_SHARE) / SKY,
    };
  });
  const [x, y, z] = TOWARDS_WINDOW;
  const window = Array.from({ length: WINDOW }, (_, i): Ray => {
    const off = Math.sqrt((i + 0.5) / WINDOW) * WINDOW_SPREAD;
    const angle = halton(i + 1, 3) * Math.PI * 2;
    return {
      slope: [(x + Math.cos(angle) * off) / y, (z + Math.sin(angle) * off) / y],
      share: WINDOW_SHARE / WINDOW,
    };
  });
  return [...sky, ...window];
}

/** Returns the mean of every pixel and its neighbours up to two pixels away. */
function smooth(layer: Float32Array): Float32Array {
  const pass = (from: Float32Array, step: number, along: (at: number) => number) =>
    from.map((_, at) => {
      let [sum, count] = [0, 0];
      for (let off = -2; off <= 2; off += 1) {
        const place = along(at) + off;
        if (place < 0 || place >= GROUND_SIDE) continue;
        sum += from[at + off * step] ?? 0;
        count += 1;
      }
      return sum / count;
    });
  const across = pass(layer, 1, (at) => at % GROUND_SIDE);
  return pass(across, GROUND_SIDE, (at) => Math.floor(at / GROUND_SIDE));
}
