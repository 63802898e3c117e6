import sharp from 'sharp';
import { PORCELAIN } from '../drawings/compose.ts';

const SIDE = 900;

/**
 * Returns a photograph on white as a tile on porcelain. The whole product is shown, since a cropped one looks like a
 * mistake beside others that are not. Blending by multiplication keeps its shadow.
 */
export async function photoTile(photograph: Buffer): Promise<Buffer> {
  const input = await sharp(photograph).resize(SIDE, SIDE).toBuffer();
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: PORCELAIN } })
    .composite([{ input, blend: 'multiply' }])
    .webp({ quality: 88 })
    .toBuffer();
}
