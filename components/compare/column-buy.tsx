'use client';

import { AddToBasket } from '@/components/basket/adding/add-to-basket';
import { ButtonLink } from '@/components/ui/controls/button';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Product } from '@/lib/catalogue/types';
import css from './column.module.css';

type Props = {
  product: Pick<Product, 'id' | 'sku' | 'name' | 'path' | 'price' | 'stock' | 'variants' | 'quantity'>;
};

/** Adds the product of a column to the basket, or links to its sizes where there are several (experience CMP-6). */
export function ColumnBuy({ product }: Props) {
  const { id, name, path, price, stock, variants, quantity } = product;
  if (!price || !isBuyable(stock)) return null;
  return (
    <span className={css['add']} data-no-print>
      {variants.length > 1 ? (
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
      )}
    </span>
  );
}
