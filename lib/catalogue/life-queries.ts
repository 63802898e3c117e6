import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { getNow } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { GoneError } from '@/lib/platform/http/gone';
import { lifeOf } from './life';
import { getProductBySku } from './queries';
import type { Product } from './types';

/** Maximum number of successors to follow. A longer chain must be a loop made by mistake. */
const MOST_STEPS = 5;

/**
 * Returns the product if it has a page. A product that was replaced long ago redirects directly to its last successor.
 * @throws the framework's redirect, GoneError, UnreachableError
 */
export async function livingProduct(product: Product): Promise<Product> {
  const today = londonDate(await getNow());
  let last = product;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const life = lifeOf(last, today);
    if (life.kind === 'gone') throw new GoneError();
    const next = life.kind === 'moved' ? await getProductBySku(life.sku) : null;
    if (!next) break;
    last = next;
  }
  return last === product ? product : permanentRedirect(last.path);
}
