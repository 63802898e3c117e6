'use client';

import type { ComponentProps } from 'react';
import { AddToBasket } from '@/components/basket/adding/add-to-basket';
import { ButtonLink } from '@/components/ui/controls/button';
import { PURCHASE_FORM } from '@/lib/basket/plain-fields';
import { isBuyable } from '@/lib/catalogue/stock';
import { usePurchase } from './purchase-context';

type Props = Omit<ComponentProps<typeof AddToBasket>, 'product' | 'items' | 'left' | 'preOrder' | 'form'>;

/** Adds the current choice to the basket; links to the choice while there is none, and says when it is out of stock. */
export function BuyButton(look: Props) {
  const { product, variant, needsChoice, preOrder, sku, items, left } = usePurchase();
  if (needsChoice)
    return (
      <ButtonLink href="#buy" kind="second" wide={look.wide ?? false}>
        Choose which one
      </ButtonLink>
    );
  if (variant && !isBuyable(variant.stock)) return <p>This one is out of stock.</p>;
  return (
    <AddToBasket
      {...look}
      product={{ ...product, sku }}
      items={items}
      left={left}
      preOrder={preOrder}
      form={PURCHASE_FORM}
    />
  );
}
