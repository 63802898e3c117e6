import { chooseCompared } from '@/components/compare/choose-compared';
import { saveLabel } from '@/components/lists/wishlist/save-markup';
import { toggleSaved } from '@/components/lists/wishlist/toggle-saved';
import { wake } from '@/components/ui/controls/use-early-press';
import { compared } from '@/lib/compare/client';
import { wishlist } from '@/lib/lists/wishlist/client';
import type { ListedProduct } from '../result-group';
import { hear } from './hear';

/** Returns the product of the card around a control; null if it has none. */
function productOf(control: Element): ListedProduct | null {
  const data = control.closest<HTMLElement>('[data-product]')?.dataset['product'];
  return data ? (JSON.parse(data) as ListedProduct) : null;
}

/**
 * Handles the wishlist buttons and compare ticks of a list's cards by delegation: they have no script of their own.
 * Keeps their state in step with this browser's lists, on cards that are added later, too.
 */
export function controlCards(list: HTMLElement, signal: AbortSignal): void {
  const show = () => {
    const { ids } = wishlist.read();
    for (const heart of list.querySelectorAll('[data-save]')) {
      const product = productOf(heart);
      if (!product) continue;
      const saved = ids.includes(product.id);
      heart.setAttribute('aria-pressed', String(saved));
      heart.setAttribute('aria-label', saveLabel(product.name, saved));
    }
    const chosen = new Set(compared.read().map(({ sku }) => sku));
    for (const tick of list.querySelectorAll<HTMLInputElement>('[data-compare]'))
      tick.checked = chosen.has(productOf(tick)?.sku ?? '');
  };
  hear(
    list,
    'click',
    (target) => {
      const heart = target.closest('[data-save]');
      const product = heart && productOf(heart);
      if (product) void toggleSaved(product, wishlist.read().ids.includes(product.id));
    },
    signal,
  );
  hear(
    list,
    'change',
    (target) => {
      if (!(target instanceof HTMLInputElement) || !target.matches('[data-compare]')) return;
      const product = productOf(target);
      if (product) void chooseCompared(product, target.checked);
      // A tick shows as ticked only once its product has been added.
      show();
    },
    signal,
  );
  const follow = () => {
    show();
    wake(list.querySelectorAll('[data-save], [data-compare]'));
  };
  const grown = new MutationObserver(follow);
  grown.observe(list, { childList: true, subtree: true });
  const leave = [wishlist.subscribe(show), compared.subscribe(show)];
  signal.addEventListener('abort', () => {
    grown.disconnect();
    for (const stop of leave) stop();
  });
  follow();
}
