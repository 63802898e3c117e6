import { Vector3 } from 'three';

export type Light = { direction: Vector3; colour: Vector3 };
/** One sample each of the key light's disc, the dome and the frontal fill. */
export type LightFrame = readonly [key: Light, dome: Light, fill: Light];

export type Lighting = {
  key: number;
  dome: number;
  fill: number;
  from: readonly [number, number, number];
  spread: number;
  /** Jitter of shadow look-ups, as a multiple of the subject's longest side. It hides steps in hollows. */
  shake?: number;
  /** Colour of the key light. */
  tint?: readonly [number, number, number];
};

/** The key light comes from the upper left (experience §5.5). */
export const STUDIO_LIGHT: Lighting = {
  key: 0.95,
  dome: 1.25,
  fill: 0.85,
  from: [-0.62, 0.68, 0.5],
  spread: 0.34,
};

/** For hollows that the camera looks into, where few lights would leave steps on smooth walls. */
export const LIGHT_INTO_HOLLOWS: Lighting = {
  ...STUDIO_LIGHT,
  key: 0.5,
  dome: 1.55,
  fill: 1.1,
  spread: 0.6,
  shake: 0.016,
};

/** For ceiling appliances: the key light comes from below, and is stronger because no dome helps it there. */
export const LIGHT_FROM_BELOW: Lighting = { ...STUDIO_LIGHT, key: 1.2, from: [-0.4, -0.8, 0.45] };

/**
 * Returns an element of the Halton sequence (the digits of `index` in `base`, mirrored at the point), which is evenly
 * spread for any number of samples.
 */
export function halton(index: number, base: number): number {
  let [fraction, sum] = [1, 0];
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    fraction /= base;
    sum += fraction * (i % base);
  }
  return sum;
}

const DAYLIGHT = [1.015, 1, 0.985] as const;
const GOLDEN = 2.399963;

/** Returns the lights of all sub-frames. Their mean is the studio: averaging hard shadows gives soft ones. */
export function lightFrames(
  count: number,
  { key, dome, fill, from, spread, tint = DAYLIGHT }: Lighting,
): LightFrame[] {
  const ahead = new Vector3(...from).normalize();
  const across = new Vector3(0, 1, 0).cross(ahead).normalize();
  const up = ahead.clone().cross(across);
  return Array.from({ length: count }, (_, i): LightFrame => {
    const radius = Math.sqrt((i + 0.5) / count) * spread;
    const inDisc = ahead
      .clone()
      .addScaledVector(across, Math.cos(i * GOLDEN) * radius)
      .addScaledVector(up, Math.sin(i * GOLDEN) * radius)
      .normalize();
    const inDome = polar(halton(i + 1, 2) * Math.PI * 2, (i + 0.5) / count);
    const inFront = polar(
      Math.PI / 2 - (halton(i + 1, 5) - 0.5) * Math.PI * 1.7,
      -0.55 + 0.95 * halton(i + 1, 3),
    );
    return [
      { direction: inDisc, colour: new Vector3(...tint).multiplyScalar(key) },
      { direction: inDome, colour: new Vector3(1, 1, 1.01).multiplyScalar(dome) },
      { direction: inFront, colour: new Vector3(1, 1, 1).multiplyScalar(fill) },
    ];
  });
}

function polar(angle: number, y: number): Vector3 {
  const radius = Math.sqrt(1 - y * y);
  return new Vector3(Math.cos(angle) * radius, y, Math.sin(angle) * radius);
}

/** Returns the mean light as second-order spherical harmonics. */
export function meanLight(frames: readonly LightFrame[]): number[] {
  const harmonics = new Array<number>(9).fill(0);
  for (const { direction: d, colour } of frames.flat()) {
    const k = colour.y / frames.length;
    const basis = [
      0.282095,
      0.488603 * d.y,
      0.488603 * d.z,
      0.488603 * d.x,
      1.092548 * d.x * d.y,
      1.092548 * d.y * d.z,
      0.315392 * (3 * d.z * d.z - 1),
      1.092548 * d.x * d.z,
      0.546274 * (d.x * d.x - d.y * d.y),
    ];
    basis.forEach((value, at) => {
      harmonics[at] = (harmonics[at] ?? 0) + k * value;
    });
  }
  return harmonics;
}
