'use client';

import { useRouter } from 'next/navigation';
import { MultibuyButton } from '@/components/lists/multibuy/multibuy-button';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { showToast } from '@/components/ui/feedback/toast-store';
import { belongsInSet } from '@/lib/catalogue/kinds/rules';
import type { Product } from '@/lib/catalogue/types';
import { allRows, compared, leaveOut } from '@/lib/compare/client';
import { compareHref } from '@/lib/compare/tray';
import css from './column.module.css';
import { putBack } from './put-back';

const c = classes(css);

const removeId = (sku: string) => `remove-${sku}`;

type Props = {
  product: Pick<Product, 'id' | 'sku' | 'name' | 'path' | 'kind' | 'price'>;
  /** SKUs of all columns. */
  skus: readonly string[];
};

/** Buttons to save the product, add it to a set, and remove its column (experience CMP-6). */
export function ColumnActions({ product, skus }: Props) {
  const router = useRouter();
  const { id, sku, name, kind, price } = product;

  const remove = () => {
    const at = skus.indexOf(sku);
    const next = skus[at + 1] ?? skus[at - 1];
    document.getElementById(next ? removeId(next) : 'h-compare')?.focus();
    const place = compared.read().findIndex((each) => each.sku === sku);
    const chosen = compared.read()[place];
    leaveOut(sku);
    const all = allRows.read();
    router.push(
      compareHref(
        skus.filter((each) => each !== sku),
        all,
      ),
      { scroll: false },
    );
    const run = () => {
      router.push(compareHref(skus, all), { scroll: false });
      if (chosen) putBack(chosen, place);
    };
    showToast(`Removed from the comparison: ${name}.`, { label: 'Undo', run });
  };

  return (
    <div className={c('acts')}>
      {belongsInSet(kind) ? <MultibuyButton product={product} size="small" wide /> : null}
      <div className={c('small')}>
        <SaveButton product={{ id, name, price: price?.now }} />
        <Button kind="quiet" size="small" id={removeId(sku)} onClick={remove}>
          <span>
            Remove<span className="vh">: {name}</span>
          </span>
        </Button>
      </div>
    </div>
  );
}
