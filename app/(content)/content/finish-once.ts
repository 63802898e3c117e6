import 'server-only';
import { createElement } from 'react';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { processSingleton } from '@/lib/platform/process-singleton';
import { staticMarkup } from '@/components/parts/finished/static-markup';
import type { Finish } from '@/components/parts/finished/types';

const memory = () => processSingleton<Memory<string>>('markup', () => createMemory('markup'));

type Drawn = { from: readonly unknown[]; html: string };

/** By what parts were drawn from first, and by their names: how they were drawn last. */
const drawn = new WeakMap<object, Map<string, Drawn>>();

/**
 * Draws a part once for all pages that give it the same; what was not wanted for the longest time is drawn anew. To see
 * that it is given the same by what that is made of costs less than to make and to read it.
 */
export const finishOnce: Finish = (name, Part, from, props) => {
  const parts = drawn.get(from[0]) ?? new Map<string, Drawn>();
  drawn.set(from[0], parts);
  const last = parts.get(name);
  if (last && from.every((value, at) => Object.is(value, last.from[at]))) return last.html;
  const given = props();
  const key = `${name} ${JSON.stringify(given)}`;
  const html = memory().get(key) ?? staticMarkup(createElement(Part, given));
  memory().set(key, html);
  parts.set(name, { from, html });
  return html;
};
