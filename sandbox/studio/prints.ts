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

/** In pixels; 0 when there is no picture of this look and view. */
export async function masterWidth(job: Job): Promise<number> {
  const file = fileURLToPath(fileOf(job, RENDERS));
  return existsSync(file) ? (await sharp(file).metadata()).width : 0;
}

/** Takes a picture and keeps it as the master of its look and view; the front comes with what is measured of it. */
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

/** Works the anchors of a front that is taken already out anew: for when what is measured of it has changed. */
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

/** Takes the picture of a room and keeps it as that scene's master. */
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

/** Takes the picture of a part and keeps it as that close-up's master. */
export async function takeCloseUp(photographer: Photographer, name: string, quality: Quality): Promise<void> {
  const png = await photographer.takeCloseUp(name, quality);
  await mkdir(CLOSE_UP_FILES, { recursive: true });
  await put(
    closeUpFile(name),
    await sharp(png).webp({ quality: 84, smartSubsample: true, effort: 5 }).toBuffer(),
  );
}

/** Written aside first: a run may be stopped at any moment. */
async function put(file: URL, content: Buffer | string): Promise<void> {
  const aside = new URL(`${file.href}.part`);
  await writeFile(aside, content);
  await rename(aside, file);
}

/** All given pictures that are taken already, side by side at 150 pixels, as shoppers see them in a list. */
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
