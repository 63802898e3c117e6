import type { Store } from '@hobwright/sandbox/store/store.ts';
import { svg } from '../drawings/compose.ts';
import { lettering, measure } from '../drawings/kit/lettering.ts';
import { drawWordmark } from './wordmark.ts';

/**
 * Returns a maker's mark as SVG: its wordmark, or its name in the shop's display face. Undefined for an unknown maker.
 */
export function drawMaker(store: Store, slug: string): string | undefined {
  const mark = drawWordmark(slug);
  if (mark) return mark;
  const row = store.prepare('SELECT name FROM brand WHERE path = ?').get(`/brands/${slug}/`) as
    | { name: string }
    | undefined;
  if (!row) return undefined;
  const size = Math.min(150, (760 * 100) / measure(row.name, 100));
  return svg(lettering(row.name, 500, 250 + size * 0.33, size, { align: 'middle' }), 1000, 500);
}
