'use client';

import { Checkbox } from '@/components/ui/controls/checkbox';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { part } from '@/lib/build/part-client';
import { compared, leaveOut, useCompared } from '@/lib/compare/client';
import type { Chosen } from '@/lib/compare/tray';
import css from './compare-tick.module.css';

const NO_STORAGE = 'This browser does not let the shop keep anything, so nothing can be compared.';

/** Puts a product among those to be compared, or takes it out again (experience LIST-16). */
export function CompareTick({ product: { id, sku, type, name } }: { product: Chosen & { name: string } }) {
  const early = useEarlyPress<HTMLInputElement>();
  const product: Chosen = { id, sku, type };
  const list = useCompared();
  const chosen = list.some((each) => each.sku === sku);

  const start = () => {
    if (!compared.change(() => [product])) return showToast(NO_STORAGE);
    announce(`Chosen to compare: ${name}`);
  };
  const choose = async (wanted: boolean) => {
    // A tick that came before the list was known may ask for what is so already.
    if (wanted === compared.read().some((each) => each.sku === sku)) return;
    if (!wanted) {
      leaveOut(sku);
      return announce(`Taken out of the comparison: ${name}`);
    }
    const { refusalHere } = await part(() => import('./refusal-here'));
    const refusal = refusalHere(compared.read(), product);
    if (refusal?.kind === 'other kind') {
      return showToast(refusal.words, { label: 'Compare this instead', run: start });
    }
    if (refusal) return showToast(refusal.words);
    if (!compared.change((before) => [...before, product])) return showToast(NO_STORAGE);
    announce(`Chosen to compare: ${name}. ${compared.read().length} in all`);
  };

  return (
    <Checkbox
      {...early}
      className={css['tick']}
      checked={chosen}
      onChange={(event) => void choose(event.target.checked)}
      label={
        <>
          Compare<span className="vh">: {name}</span>
        </>
      }
    />
  );
}
