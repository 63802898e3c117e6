import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Store } from '../store/store.ts';
import { adoptFacts, type CatalogueFacts, viewOf } from './adopt.ts';
import { drawMaker } from './brands/maker.ts';
import { drawCategory } from './categories/tile.ts';
import { drawLabel } from './labels/draw-label.ts';
import { readLabel } from './labels/label-facts.ts';
import { VIEWS } from './facts.ts';
import { drawView } from './views.ts';

/** What a picture is made from; `version` changes whenever it does. */
export type Source = { bytes: Buffer; version: string };

/**
 * Finds what stands behind a media key; undefined when nothing does. `photo/…`, `brand/…`, `category/…` and `label/{sku}`
 * are the service's own; every other key is one of the catalogue's.
 */
export async function findSource(store: Store, key: string): Promise<Source | undefined> {
  const [family = '', name = '', ...more] = key.split('/');
  if (family === 'photo' && more.length === 0) return photograph(name);
  if (family === 'brand' && more.length === 0) return drawn(drawMaker(store, name));
  if (family === 'category' && more.length === 0) return drawn(drawCategory(name));
  if (family === 'label' && more.length === 0) return label(store, name);
  const whole = readFacts(store, key);
  if (whole) return drawn(drawView(adoptFacts(whole), viewOf(whole)));
  const look = key.slice(0, key.lastIndexOf('/'));
  const view = VIEWS.find((each) => key === `${look}/${each}`);
  const raw = view && readFacts(store, look);
  return raw && drawn(drawView(adoptFacts(raw), view));
}

/** The facts kept under a media key, as the catalogue wrote them; undefined when there are none. */
export function readFacts(store: Store, key: string): CatalogueFacts | undefined {
  const row = store.prepare('SELECT facts FROM picture WHERE key = ?').get(key) as
    | { facts: string }
    | undefined;
  return row && (JSON.parse(row.facts) as CatalogueFacts);
}

function label(store: Store, sku: string): Source | undefined {
  const facts = readLabel(store, sku);
  return facts && drawn(drawLabel(facts));
}

function drawn(svg: string | undefined): Source | undefined {
  return svg === undefined ? undefined : sourceOf(Buffer.from(svg));
}

async function photograph(name: string): Promise<Source | undefined> {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    return sourceOf(await readFile(new URL(`./photos/${name}.webp`, import.meta.url)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function sourceOf(bytes: Buffer): Source {
  return { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 20) };
}
