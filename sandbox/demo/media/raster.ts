import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Format, Size } from './formats.ts';
import type { Source } from './sources.ts';
import { makeTurns } from './turns.ts';

/** Returns a size as used in file names and ETags. */
export const nameOf = (size: Size): string =>
  size === null ? 'original' : size.height ? `${size.width}x${size.height}` : `${size.width}w`;

export type Raster = (source: Source, size: Size, format: Format) => Promise<Buffer>;

/** Maximum number of pictures encoded at once; the rest wait in a queue. */
const AT_ONCE = 2;

/**
 * Makes the function that turns sources into pictures. Each picture is kept under `folder` by its source's version, or
 * not kept at all without a folder. Concurrent calls for the same picture share the work.
 */
export function makeRaster(folder: string | null): Raster {
  const running = new Map<string, Promise<Buffer>>();
  const turn = makeTurns(AT_ONCE);
  return async (source, size, format) => {
    const name = `${source.version}-${nameOf(size)}.${format}`;
    const under = running.get(name);
    if (under) return under;
    const work = kept(folder, name, () => turn(() => encode(source, size, format)));
    running.set(name, work);
    try {
      return await work;
    } finally {
      running.delete(name);
    }
  };
}

async function kept(folder: string | null, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (folder === null) return make();
  const file = join(folder, name.slice(0, 2), name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const bytes = await make();
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  // Written to a temporary file first, so that nobody reads half a picture.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  return bytes;
}

/** Side of a drawing in units, which at 72 dpi are pixels. */
const DRAWN_WIDTH = 1000;

/** Encodes with little effort: drawings stay small at any setting, and the first visitor waits for the result. */
async function encode(source: Source, size: Size, format: Format): Promise<Buffer> {
  const picture = (await open(source, size)).flatten({ background: '#ffffff' });
  if (format === 'avif') return picture.avif({ quality: 58, effort: 1 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 82, effort: 2 }).toBuffer();
  return picture.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A drawing is rasterised at the requested width, but at no less than 600 pixels. A photograph is never enlarged. */
async function open({ drawn, bytes }: Source, size: Size): Promise<Sharp> {
  const fit = size && { ...size, fit: 'inside' as const };
  if (!drawn) {
    const photograph = sharp(await bytes());
    return fit ? photograph.resize({ ...fit, withoutEnlargement: true }) : photograph;
  }
  const width = size?.width ?? DRAWN_WIDTH;
  const density = (72 * Math.max(width, 600)) / DRAWN_WIDTH;
  return sharp(await bytes(), { density }).resize(fit ?? { width });
}
