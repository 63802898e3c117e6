'use client';

import { PriceText } from '@/components/ui/figures/price-text';
import { formatPrice } from '@/lib/money/rules';
import { usePurchase } from './purchase-context';

/** Price of the chosen size, or of the product until one is chosen. */
export function ChosenPrice() {
  const { price } = usePurchase();
  return <PriceText text={formatPrice(price)} pence={price} size="hero" />;
}
