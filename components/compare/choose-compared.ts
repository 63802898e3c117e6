import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { part } from '@/lib/build/part-client';
import { compared, leaveOut } from '@/lib/compare/client';
import type { Chosen } from '@/lib/compare/tray';
import { keptNothing } from '@/lib/device/local-value';

const NO_STORAGE = keptNothing('nothing can be compared');

/**
 * Adds a product to the comparison or removes it, and announces that, or shows a toast with the reason why it cannot.
 */
export async function chooseCompared(
  { id, sku, type, name }: Chosen & { name: string },
  wanted: boolean,
): Promise<void> {
  const product: Chosen = { id, sku, type };
  const start = () => {
    if (!compared.change(() => [product])) return showToast(NO_STORAGE);
    announce(`Chosen to compare: ${name}`);
  };
  // A tick from before the list was loaded may ask for the present state.
  if (wanted === compared.read().some((each) => each.sku === sku)) return;
  if (!wanted) {
    leaveOut(sku);
    return announce(`Removed from the comparison: ${name}`);
  }
  const { refusalHere } = await part(() => import('./refusal-here'));
  const refusal = refusalHere(compared.read(), product);
  if (refusal?.kind === 'other kind') {
    return showToast(refusal.words, { label: 'Compare this instead', run: start });
  }
  if (refusal) return showToast(refusal.words);
  if (!compared.change((before) => [...before, product])) return showToast(NO_STORAGE);
  announce(`Chosen to compare: ${name}. ${compared.read().length} in all`);
}
