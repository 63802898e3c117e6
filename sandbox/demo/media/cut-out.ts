import sharp from 'sharp';

/** How far from white a pixel is that belongs to a thing or its shadow, 0 to 255. */
const TELLING = 4;

/** A photograph without the white round it. */
export async function cutOut(photograph: Buffer): Promise<Buffer> {
  return sharp(photograph)
    .trim({ background: '#ffffff', threshold: TELLING })
    .webp({ quality: 90 })
    .toBuffer();
}
