import sharp from 'sharp';

/** Distance from white, 0 to 255, from which a pixel belongs to the product or its shadow. */
const TELLING = 4;

/** Returns a photograph as WebP without its white margins. */
export async function cutOut(photograph: Buffer): Promise<Buffer> {
  return sharp(photograph)
    .trim({ background: '#ffffff', threshold: TELLING })
    .webp({ quality: 90 })
    .toBuffer();
}
