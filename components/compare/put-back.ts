import { showToast } from '@/components/ui/feedback/toast-store';
import { compared } from '@/lib/compare/client';
import type { Chosen } from '@/lib/compare/tray';
import { refusalHere } from './refusal-here';

/**
 * Puts back what was taken out of what is compared, unless it was chosen anew. False, and said, where it does not go with
 * what was chosen since.
 * @param at its place; the last where none is given
 */
export function putBack(product: Chosen, at?: number): boolean {
  const now = compared.read();
  if (now.some(({ sku }) => sku === product.sku)) return true;
  const refusal = refusalHere(now, product);
  if (refusal) {
    showToast(refusal.words);
    return false;
  }
  return compared.change((list) => list.toSpliced(at ?? list.length, 0, product));
}
