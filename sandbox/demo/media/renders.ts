import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Badge } from './looks/badge.ts';
import type { Anchors } from './looks/edges.ts';
import { type Look, lookKey } from './looks/look.ts';
import { lookOfFacts } from './looks/look-of.ts';
import { SHOWN_LOOKS } from './looks/shown.ts';
import type { PictureFacts, View } from './facts.ts';

/**
 * Folder of the studio's photographs, with a subfolder per look: a master of each view and the anchors of the front.
 */
export const RENDERS = new URL('./renders/', import.meta.url);

function fileOf(facts: PictureFacts, name: string): URL | undefined {
  const look = lookOfFacts(facts);
  return look && fileOfLook(look, name);
}

const fileOfLook = (look: Look, name: string): URL => new URL(`${lookKey(look)}/${name}`, RENDERS);

/** Returns the studio's photograph for these facts; undefined where there is only a drawing. */
export async function readRender(facts: PictureFacts, view: View): Promise<Buffer | undefined> {
  const file = fileOf(facts, `${view}.webp`);
  return file && readPicture(file);
}

/** Returns the front of a product that pages refer to by name; undefined for other names. */
export async function readShown(name: string): Promise<Buffer | undefined> {
  const look = Object.hasOwn(SHOWN_LOOKS, name) && SHOWN_LOOKS[name];
  return look ? readPicture(fileOfLook(look, 'front.webp')) : undefined;
}

/** Reads a picture; undefined when there is no such file. */
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

/** Returns where the maker's name is printed on the photographs; undefined where it is on none. */
export async function readBadge(facts: PictureFacts): Promise<Badge | undefined> {
  const file = fileOf(facts, 'badge.json');
  const text = file && (await readPicture(file));
  return text && (JSON.parse(text.toString()) as Badge);
}

/**
 * Whether the front shows an open door: integrated appliances are photographed in a kitchen unit with its door open.
 */
export const isFrontOpen = (facts: PictureFacts): boolean =>
  lookOfFacts(facts)?.traits['integrated'] === true && hasRender(facts, 'front');

/** Returns where the body's edges are in the photograph of the front; undefined when there is none. */
export function renderAnchors(facts: PictureFacts): Anchors | undefined {
  const file = hasRender(facts, 'front') ? fileOf(facts, 'anchors.json') : undefined;
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Anchors) : undefined;
}
