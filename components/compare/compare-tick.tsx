'use client';

import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { useCompared } from '@/lib/compare/client';
import type { Chosen } from '@/lib/compare/tray';
import { chooseCompared } from './choose-compared';
import { CompareMarkup } from './compare-markup';

/** Checkbox that adds a product to the comparison or removes it (experience LIST-16). */
export function CompareTick({ product }: { product: Chosen & { name: string } }) {
  const early = useEarlyPress<HTMLInputElement>();
  const list = useCompared();
  return (
    <CompareMarkup
      {...early}
      name={product.name}
      checked={list.some(({ sku }) => sku === product.sku)}
      onChange={(event) => void chooseCompared(product, event.target.checked)}
    />
  );
}
