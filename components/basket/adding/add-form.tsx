import type { LineItemRequest } from '@/lib/basket/requests';

type Props = { id: string; sku: string; items: readonly Pick<LineItemRequest, 'product_id' | 'quantity'>[] };

/** What a press sends by itself before scripts: the product. Fields that stand elsewhere join it by its id. */
export function AddForm({ id, sku, items: [product] }: Props) {
  return product ? (
    <form id={id} hidden>
      <input type="hidden" name="product" value={product.product_id} />
      <input type="hidden" name="quantity" value={product.quantity} />
      <input type="hidden" name="sku" value={sku} />
    </form>
  ) : null;
}
