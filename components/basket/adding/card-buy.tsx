import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { AddToBasket } from './add-to-basket';

type Props = {
  product: Pick<ProductCard, 'id' | 'sku' | 'name' | 'path' | 'price' | 'stock' | 'isSized' | 'least'>;
} & Pick<ComponentProps<typeof AddToBasket>, 'kind' | 'size' | 'wide'>;

/**
 * Adds a product to the basket where only its card is known, in the fewest units of which it is sold, or links to its
 * sizes where there are several (experience CMP-6, WSH-5). Nothing for what cannot be bought.
 */
export function CardBuy({ product, ...look }: Props) {
  const { id, name, path, price, stock, isSized, least } = product;
  if (!price || !isBuyable(stock)) return null;
  if (isSized)
    return (
      <ButtonLink href={path} {...look}>
        <span>
          Choose a size<span className="vh">: {name}</span>
        </span>
      </ButtonLink>
    );
  return (
    <>
      <AddToBasket
        product={product}
        items={[{ product_id: id, quantity: least }]}
        preOrder={stock.state === 'due'}
        {...look}
      />
      {least > 1 ? <small className="t-second">Sold in {least} or more</small> : null}
    </>
  );
}
