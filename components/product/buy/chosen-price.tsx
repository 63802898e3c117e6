'use client';

import { PriceText } from '@/components/ui/figures/price-text';
import { formatPrice } from '@/lib/money/rules';
import { usePurchase } from './purchase-context';

/** The price of the size that is chosen, until then of the product. */
export function ChosenPrice() {
  const { price } = usePurchase();
  return <PriceText text={formatPrice(price)} pence={price} size="hero" />;
}
