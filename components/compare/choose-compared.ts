import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { part } from '@/lib/build/part-client';
import { compared, leaveOut } from '@/lib/compare/client';
import type { Chosen } from '@/lib/compare/tray';
import { keptNothing } from '@/lib/device/local-value';

const NO_STORAGE = keptNothing('nothing can be compared');

/** Puts a product among those to be compared, or takes it out again, and says so; or says why it cannot. */
export async function chooseCompared(
  { id, sku, type, name }: Chosen & { name: string },
  wanted: boolean,
): Promise<void> {
  const product: Chosen = { id, sku, type };
  const start = () => {
    if (!compared.change(() => [product])) return showToast(NO_STORAGE);
    announce(`Chosen to compare: ${name}`);
  };
  // A tick that came before the list was known may ask for what is so already.
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
