'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { LineItemRequest } from '@/lib/basket/requests';
import { extraRequest } from '@/lib/basket/rules';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import type { Stock, Variant } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';
import type { Extra } from '@/lib/services/types';

/** The shopper's choices on this page so far. */
export type Purchase = {
  product: Sold;
  /** The chosen variant, where there are several. */
  variant: Variant | null;
  /** Whether there are several variants and none is chosen yet. */
  needsChoice: boolean;
  chooseVariant: (variant: Variant) => void;
  chosen: readonly Extra[];
  /** Total of the chosen extras, in pence. */
  extrasPrice: Pence;
  isChosen: (extra: Extra) => boolean;
  choose: (kind: ServiceKind, extra: Extra | null) => void;
  /** Unit price without extras, in pence. */
  price: Pence;
  /** Whether the product, or the chosen variant, is a pre-order. */
  preOrder: boolean;
  /** SKU of what is added to the basket. */
  sku: string;
  items: LineItemRequest[];
  /** Extras of the kinds of which none is chosen. */
  left: readonly Extra[];
};

export type Sold = {
  id: number;
  sku: string;
  name: string;
  path: string;
  price: Pence;
  stock: Stock;
  quantity: number;
  /** All extras offered with it. */
  extras: readonly Extra[];
};

const PurchaseContext = createContext<Purchase | null>(null);

/** Holds the choice of variant and extras; none is preselected (experience §1 L2). */
export function PurchaseProvider({
  product,
  variants,
  children,
}: {
  product: Sold;
  variants: Variant[];
  children: ReactNode;
}) {
  const [variant, chooseVariant] = useState<Variant | null>(null);
  const [extras, setExtras] = useState<Partial<Record<ServiceKind, Extra>>>({});
  const value = useMemo<Purchase>(() => {
    const chosen = Object.values(extras);
    const sku = variant?.sku ?? product.sku;
    const goods = {
      product_id: product.id,
      quantity: product.quantity,
      ...(variant && { variant_id: variant.id }),
    };
    return {
      product,
      variant,
      needsChoice: variants.length > 1 && !variant,
      chooseVariant,
      chosen,
      extrasPrice: chosen.reduce((sum, extra) => sum + extra.price, 0),
      isChosen: ({ kind, id }) => extras[kind]?.id === id,
      choose: (kind, extra) =>
        setExtras(({ [kind]: _, ...rest }) => (extra ? { ...rest, [kind]: extra } : rest)),
      price: variant?.price?.now ?? product.price,
      preOrder: (variant ?? product).stock.state === 'due',
      sku,
      items: [goods, ...chosen.map((extra) => extraRequest(extra, sku))],
      left: product.extras.filter(({ kind }) => !extras[kind]),
    };
  }, [product, variants, variant, extras]);
  return <PurchaseContext value={value}>{children}</PurchaseContext>;
}

export function usePurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('usePurchase stands outside a PurchaseProvider.');
  return purchase;
}
