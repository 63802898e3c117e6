import 'server-only';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { staticMarkup } from '@/components/parts/finished/static-markup';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { processSingleton } from '@/lib/platform/process-singleton';

/** Markup of a part, and its preload links, which belong in the document's head. */
export type Drawn = { html: Buffer; preloads: readonly string[] };

const PRELOAD = /<link rel="preload"[^>]*>/g;

export function draw(node: ReactNode): { text: string; preloads: readonly string[] } {
  const text = staticMarkup(node);
  const preloads = text.match(PRELOAD) ?? [];
  return { text: preloads.length > 0 ? text.replace(PRELOAD, '') : text, preloads };
}

const memory = () => processSingleton<Memory<Drawn>>('markup', () => createMemory('markup'));

/** The last markup of each part, by the first object it is made of and its name. */
const lately = new WeakMap<object, Map<string, { from: readonly unknown[]; drawn: Drawn }>>();

/**
 * Returns a part's cached markup if it is made of the same values; the least recently used markup is evicted. The
 * parameters are those of `Finish`.
 */
export function drawOnce<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  props: () => Props,
  from?: readonly [object, ...unknown[]],
): Drawn {
  if (!from) return drawnFrom(name, Part, props());
  const parts = lately.get(from[0]) ?? new Map();
  lately.set(from[0], parts);
  const last = parts.get(name);
  if (last && from.every((value, at) => Object.is(value, last.from[at]))) return last.drawn;
  const drawn = drawnFrom(name, Part, props());
  parts.set(name, { from, drawn });
  return drawn;
}

function drawnFrom<Props extends object>(name: string, Part: ComponentType<Props>, props: Props): Drawn {
  const key = `${name} ${JSON.stringify(props)}`;
  const before = memory().get(key);
  if (before) return before;
  const { text, preloads } = draw(createElement(Part, props));
  const drawn = { html: Buffer.from(text), preloads };
  memory().set(key, drawn);
  return drawn;
}
