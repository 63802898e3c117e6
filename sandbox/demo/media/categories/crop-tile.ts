import sharp from 'sharp';
import { PORCELAIN } from '../drawings/compose.ts';

const SIDE = 900;
/** How much larger than its photograph a thing is shown, and how far it is moved from the tile's edge. */
const ENLARGED = 1.2;
const OFFSET = -0.03;

/**
 * A photograph on white as a tile: the thing huge, cut off at the right and below, on porcelain (experience §5.5).
 * Multiplying leaves its shadow where it fell.
 */
export async function cropTile(photograph: Buffer): Promise<Buffer> {
  const large = Math.round(SIDE * ENLARGED);
  const from = Math.round(-OFFSET * SIDE);
  const cropped = await sharp(photograph)
    .resize(large)
    .extract({ left: from, top: from, width: SIDE, height: SIDE })
    .toBuffer();
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: PORCELAIN } })
    .composite([{ input: cropped, blend: 'multiply' }])
    .webp({ quality: 88 })
    .toBuffer();
}
