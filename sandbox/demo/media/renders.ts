import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Badge } from './looks/badge.ts';
import type { Anchors } from './looks/edges.ts';
import { type Look, lookKey } from './looks/look.ts';
import { lookOfFacts } from './looks/look-of.ts';
import { SHOWN_LOOKS } from './looks/shown.ts';
import type { PictureFacts, View } from './facts.ts';

/** One folder for each look that the studio has photographed: a master of each view and the anchors of the front. */
export const RENDERS = new URL('./renders/', import.meta.url);

function fileOf(facts: PictureFacts, name: string): URL | undefined {
  const look = lookOfFacts(facts);
  return look && fileOfLook(look, name);
}

const fileOfLook = (look: Look, name: string): URL => new URL(`${lookKey(look)}/${name}`, RENDERS);

/** The studio's picture of these facts; undefined where a drawing has to do. */
export async function readRender(facts: PictureFacts, view: View): Promise<Buffer | undefined> {
  const file = fileOf(facts, `${view}.webp`);
  return file && readPicture(file);
}

/** The front of a thing that pages show by name; undefined for other names. */
export async function readShown(name: string): Promise<Buffer | undefined> {
  const look = SHOWN_LOOKS[name];
  return look && readPicture(fileOfLook(look, 'front.webp'));
}

/** Undefined where there is no such file. */
export async function readPicture(file: URL): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export function hasRender(facts: PictureFacts, view: View): boolean {
  const file = fileOf(facts, `${view}.webp`);
  return file !== undefined && existsSync(file);
}

/** Where the maker's name stands on its photographs; undefined where it stands on none. */
export async function readBadge(facts: PictureFacts): Promise<Badge | undefined> {
  const file = fileOf(facts, 'badge.json');
  const text = file && (await readPicture(file));
  return text && (JSON.parse(text.toString()) as Badge);
}

/** Integrated goods are photographed in a kitchen unit, behind a furniture door that stands open. */
export const isFrontOpen = (facts: PictureFacts): boolean =>
  lookOfFacts(facts)?.traits['integrated'] === true && hasRender(facts, 'front');

/** Where the body's edges lie in the render of the front; undefined when there is no render. */
export function renderAnchors(facts: PictureFacts): Anchors | undefined {
  const file = hasRender(facts, 'front') ? fileOf(facts, 'anchors.json') : undefined;
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Anchors) : undefined;
}
