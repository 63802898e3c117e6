import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Store } from '../store/store.ts';
import type { PictureFacts } from './facts.ts';
import { drawView, VIEWS, type View } from './views.ts';

/** What a picture is made from; `version` changes whenever it does. */
export type Source = { bytes: Buffer; version: string };

/** Finds what stands behind a media key; undefined when nothing does. */
export async function findSource(store: Store, key: string): Promise<Source | undefined> {
  const [family = '', name = '', ...more] = key.split('/');
  if (more.length > 0) return undefined;
  if (family === 'photo') return photograph(name);
  const view = VIEWS.find((each) => each === (name || 'front'));
  const facts = view && readFacts(store, family);
  return facts && drawn(facts, view);
}

/** The facts kept under a picture key; undefined when there are none. */
export function readFacts(store: Store, key: string): PictureFacts | undefined {
  const row = store.prepare('SELECT facts FROM picture WHERE key = ?').get(key) as
    | { facts: string }
    | undefined;
  return row && (JSON.parse(row.facts) as PictureFacts);
}

function drawn(facts: PictureFacts, view: View): Source {
  return sourceOf(Buffer.from(drawView(facts, view)));
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
