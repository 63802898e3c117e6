import type { BufferGeometry } from 'three';
import sharp from 'sharp';

/** Metres of sheet covered by the texture, along and across its lines. */
const ALONG = 0.6;
const ACROSS = 0.12;
const PIXELS = 64;

/**
 * Returns the texture of brushed steel as PNG: roughness across the lines in the channels that glTF reads (green
 * roughness, blue metalness).
 */
export async function brushedSteel(): Promise<Uint8Array> {
  const lines = Array.from(
    { length: PIXELS },
    (_, row) => 150 + ((row * 7919) % 89) + ((row * 104_729) % 17),
  );
  const pixels = Buffer.alloc(PIXELS * PIXELS * 3);
  for (let at = 0; at < PIXELS * PIXELS; at += 1)
    pixels.set([255, lines[Math.floor(at / PIXELS)] ?? 200, 255], at * 3);
  return sharp(pixels, { raw: { width: PIXELS, height: PIXELS, channels: 3 } })
    .png({ palette: true })
    .toBuffer();
}

/** Returns UVs that lay the texture flat on each face, with its lines horizontal (1) or vertical (2). */
export function wrap(shape: BufferGeometry, brush: 1 | 2): Float32Array<ArrayBuffer> {
  const [position, normal] = [shape.getAttribute('position'), shape.getAttribute('normal')];
  const places = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const [nx, ny] = [Math.abs(normal.getX(i)), Math.abs(normal.getY(i))];
    const across = nx > 0.7 ? z : x;
    const up = ny > 0.7 ? z : y;
    const [along, over] = brush === 1 ? [across, up] : [up, across];
    places.set([along / ALONG, over / ACROSS], i * 2);
  }
  return places;
}
