import 'server-only';
import { createElement } from 'react';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { processSingleton } from '@/lib/platform/process-singleton';
import { staticMarkup } from '@/components/parts/finished/static-markup';
import type { Finish } from '@/components/parts/finished/types';

const memory = () => processSingleton<Memory<string>>('markup', () => createMemory('markup'));

/** Draws a part once for all pages that give it the same; what was not wanted for the longest time is drawn anew. */
export const finishOnce: Finish = (name, Part, props) => {
  const key = `${name} ${JSON.stringify(props)}`;
  const before = memory().get(key);
  if (before !== undefined) return before;
  const html = staticMarkup(createElement(Part, props));
  memory().set(key, html);
  return html;
};
