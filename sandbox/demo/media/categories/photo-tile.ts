import sharp from 'sharp';
import { PORCELAIN } from '../drawings/compose.ts';

const SIDE = 900;

/**
 * A photograph on white as a tile: the whole thing on porcelain, since one that is cut off looks like a mistake beside
 * others that are not. Multiplying leaves its shadow where it fell.
 */
export async function photoTile(photograph: Buffer): Promise<Buffer> {
  const input = await sharp(photograph).resize(SIDE, SIDE).toBuffer();
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: PORCELAIN } })
    .composite([{ input, blend: 'multiply' }])
    .webp({ quality: 88 })
    .toBuffer();
}
