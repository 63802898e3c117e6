'use client';

import { useRouter } from 'next/navigation';
import { AddToBasket } from '@/components/basket/adding/add-to-basket';
import { MultibuyButton } from '@/components/lists/multibuy/multibuy-button';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { showToast } from '@/components/ui/feedback/toast-store';
import { belongsInSet } from '@/lib/catalogue/kinds/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Product } from '@/lib/catalogue/types';
import { allRows, leaveOut } from '@/lib/compare/client';
import { compareHref } from '@/lib/compare/tray';
import css from './compare.module.css';

const c = classes(css);

const removeId = (sku: string) => `remove-${sku}`;

type Props = {
  product: Pick<
    Product,
    'id' | 'sku' | 'name' | 'path' | 'kind' | 'price' | 'stock' | 'variants' | 'quantity'
  >;
  /** Of all columns. */
  skus: readonly string[];
};

/** Basket, lists, and taking the column out (experience CMP-6). */
export function ColumnActions({ product, skus }: Props) {
  const router = useRouter();
  const { id, sku, name, path, kind, price, stock, variants, quantity } = product;

  const remove = () => {
    const at = skus.indexOf(sku);
    const next = skus[at + 1] ?? skus[at - 1];
    document.getElementById(next ? removeId(next) : 'h-compare')?.focus();
    leaveOut(sku);
    const all = allRows.read();
    router.push(
      compareHref(
        skus.filter((each) => each !== sku),
        all,
      ),
      { scroll: false },
    );
    const run = () => router.push(compareHref(skus, all), { scroll: false });
    showToast(`Taken out of the comparison: ${name}.`, { label: 'Undo', run });
  };

  return (
    <div className={c('acts')}>
      {price && isBuyable(stock) ? (
        variants.length > 1 ? (
          <ButtonLink href={path} size="small" wide>
            <span>
              Choose a size<span className="vh">: {name}</span>
            </span>
          </ButtonLink>
        ) : (
          <AddToBasket
            product={product}
            items={[{ product_id: id, quantity: quantity.min }]}
            preOrder={stock.state === 'due'}
            size="small"
            wide
          />
        )
      ) : null}
      {belongsInSet(kind) ? <MultibuyButton product={product} size="small" wide /> : null}
      <div className={c('small')}>
        <SaveButton product={{ id, name, price: price?.now }} />
        <Button kind="quiet" size="small" id={removeId(sku)} onClick={remove}>
          <span>
            Take out<span className="vh">: {name}</span>
          </span>
        </Button>
      </div>
    </div>
  );
}
