import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Format, Size } from './formats.ts';
import type { Source } from './sources.ts';

/** A size as it stands in names of files and versions. */
export const nameOf = (size: Size): string =>
  size === null ? 'original' : size.height ? `${size.width}x${size.height}` : `${size.width}w`;

export type Raster = (source: Source, size: Size, format: Format) => Promise<Buffer>;

/** At most so many pictures are encoded at once; the rest wait their turn. */
const AT_ONCE = 2;

/**
 * Turns sources into pictures, each once: kept below `folder` under the source's version, or only for the moment
 * when there is no folder. Two calls for the same picture share the work.
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
  // Written aside first, so that nobody reads half a picture.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  return bytes;
}

/** Units of a drawing's side, which at 72 dots an inch are its pixels. */
const DRAWN_WIDTH = 1000;

/** Little effort: drawings stay small whatever it is, and the first visitor waits for it. */
async function encode(source: Source, size: Size, format: Format): Promise<Buffer> {
  const picture = (await open(source, size)).flatten({ background: '#ffffff' });
  if (format === 'avif') return picture.avif({ quality: 58, effort: 1 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 82, effort: 2 }).toBuffer();
  return picture.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A drawing is rasterised at its width, small ones at twice that; a photograph is never enlarged. */
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

function makeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  };
}
