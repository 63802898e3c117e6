import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CLOSE_UP_FILES } from '@hobwright/demo-store/media/close-ups.ts';
import { RENDERS } from '@hobwright/demo-store/media/renders.ts';
import { SCENE_FILES } from '@hobwright/demo-store/media/scenes.ts';
import type { Badge } from '@hobwright/demo-store/media/looks/badge.ts';
import type { Anchors } from '@hobwright/demo-store/media/looks/edges.ts';
import { lookKey } from '@hobwright/demo-store/media/looks/look.ts';
import type { Photographer } from './browser.ts';
import type { Quality } from './engine/shoot.ts';
import { relay } from './floors.ts';
import type { SceneQuality } from './page.ts';
import type { Job } from './queue.ts';

const WHITE = '#ffffff';

const fileOf = ({ look, view }: Job, folder: URL): URL => new URL(`${lookKey(look)}/${view}.webp`, folder);

const isTaken = (job: Job, folder: URL): boolean => existsSync(fileOf(job, folder));

/** Returns the width of a master in pixels; 0 when there is no picture of this look and view. */
export async function masterWidth(job: Job): Promise<number> {
  const file = fileURLToPath(fileOf(job, RENDERS));
  return existsSync(file) ? (await sharp(file).metadata()).width : 0;
}

/** Takes a picture and stores it as the master of its look and view. The front is stored with its measurements. */
export async function takeMaster(
  photographer: Photographer,
  job: Job,
  quality: Quality,
  folder = RENDERS,
): Promise<void> {
  const { look, view } = job;
  const { png, crop } = await photographer.take(look, view, quality);
  const { size } = quality;
  const square = await sharp({ create: { width: size, height: size, channels: 3, background: WHITE } })
    .composite([{ input: png, left: crop.left, top: crop.top }])
    .png()
    .toBuffer();
  const master = await sharp(square).webp({ quality: 84, smartSubsample: true, effort: 5 }).toBuffer();
  await mkdir(new URL(`${lookKey(look)}/`, folder), { recursive: true });
  if (view === 'front') await takeAnchors(photographer, job, folder);
  await put(fileOf(job, folder), master);
}

/** Recalculates the anchors of a front that is taken already, for use when measuring has changed. */
export async function takeAnchors(
  photographer: Photographer,
  { look }: Job,
  folder = RENDERS,
): Promise<void> {
  const { anchors, badge } = await photographer.measure(look);
  const keep = (name: string, facts: Anchors | Badge) =>
    put(new URL(`${lookKey(look)}/${name}.json`, folder), `${JSON.stringify(facts)}\n`);
  await keep('anchors', anchors);
  if (badge) await keep('badge', badge);
}

/** Lays a picture that is taken already on its floor anew. */
export async function takeFloor(photographer: Photographer, job: Job, folder = RENDERS): Promise<void> {
  const file = fileOf(job, folder);
  const master = await readFile(file);
  const floor = await photographer.layFloor(job.look, job.view, await masterWidth(job));
  await put(file, await relay(master, floor));
}

const sceneFile = (name: string): URL => new URL(`${name}.webp`, SCENE_FILES);

export const isSceneTaken = (name: string): boolean => existsSync(sceneFile(name));

/** Takes a room and stores it as the scene's master. */
export async function takeScene(
  photographer: Photographer,
  name: string,
  quality: SceneQuality,
): Promise<void> {
  const png = await photographer.takeScene(name, quality);
  await mkdir(SCENE_FILES, { recursive: true });
  await put(
    sceneFile(name),
    await sharp(png).webp({ quality: 84, smartSubsample: true, effort: 5 }).toBuffer(),
  );
}

const closeUpFile = (name: string): URL => new URL(`${name}.webp`, CLOSE_UP_FILES);

export const isCloseUpTaken = (name: string): boolean => existsSync(closeUpFile(name));

/** Takes a part and stores it as the close-up's master. */
export async function takeCloseUp(photographer: Photographer, name: string, quality: Quality): Promise<void> {
  const png = await photographer.takeCloseUp(name, quality);
  await mkdir(CLOSE_UP_FILES, { recursive: true });
  await put(
    closeUpFile(name),
    await sharp(png).webp({ quality: 84, smartSubsample: true, effort: 5 }).toBuffer(),
  );
}

/** Writes to a temporary file first, as a run may be stopped at any moment. */
async function put(file: URL, content: Buffer | string): Promise<void> {
  const aside = new URL(`${file.href}.part`);
  await writeFile(aside, content);
  await rename(aside, file);
}

/** Writes a sheet of all given pictures that are taken already, at 150 pixels each, as shoppers see them in a list. */
export async function contactSheet(jobs: readonly Job[], target: string, folder = RENDERS): Promise<void> {
  const side = 150;
  const across = 12;
  const taken = jobs.filter((job) => isTaken(job, folder));
  const tiles = await Promise.all(
    taken.map(async (job, at) => ({
      input: await sharp(fileURLToPath(fileOf(job, folder)))
        .resize(side)
        .toBuffer(),
      left: (at % across) * side,
      top: Math.floor(at / across) * side,
    })),
  );
  const height = Math.max(1, Math.ceil(taken.length / across)) * side;
  await sharp({ create: { width: across * side, height, channels: 3, background: WHITE } })
    .composite(tiles)
    .png()
    .toFile(target);
}
