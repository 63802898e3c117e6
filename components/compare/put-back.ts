import { showToast } from '@/components/ui/feedback/toast-store';
import { compared } from '@/lib/compare/client';
import type { Chosen } from '@/lib/compare/tray';
import { refusalHere } from './refusal-here';

/**
 * Restores a product to the comparison unless it was added again. Returns false, with a toast, if it does not go with
 * the products added since.
 * @param at its index; by default the last
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
