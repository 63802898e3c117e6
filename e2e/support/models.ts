import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Console warning caused by screenshots of a software-rendered canvas. */
export const READING_BACK = /GPU stall due to ReadPixels/;

/** Timeout in milliseconds: the sandbox builds a model on its first request. */
export const BUILT = 60_000;

export const modelOf = (page: Page) => page.getByRole('slider', { name: /^Model of the / });

/** Smallest difference of a colour channel that counts. */
const APART = 24;

/** Returns the fraction of pixels in which two pictures of the same size differ. */
export async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!one || !other || one.length !== other.length) return 1;
  let differs = 0;
  for (let at = 0; at < one.length; at += 3)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > APART) differs += 1;
  return (differs * 3) / one.length;
}

/** Returns the fraction of pixels that differ from the colour of the corner. */
export async function drawnShare(png: Buffer): Promise<number> {
  const bytes = await sharp(png).removeAlpha().raw().toBuffer();
  let drawn = 0;
  for (let at = 0; at < bytes.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((bytes[at + channel] ?? 0) - (bytes[channel] ?? 0)) > APART))
      drawn += 1;
  return (drawn * 3) / bytes.length;
}

export const picture = (canvas: Locator) => canvas.screenshot({ animations: 'disabled' });
