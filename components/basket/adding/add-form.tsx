import type { LineItemRequest } from '@/lib/basket/requests';

type Props = { id: string; sku: string; items: readonly Pick<LineItemRequest, 'product_id' | 'quantity'>[] };

/** The form that adds a product before scripts have loaded. Fields elsewhere on the page join it by its id. */
export function AddForm({ id, sku, items: [product] }: Props) {
  return product ? (
    <form id={id} hidden>
      <input type="hidden" name="product" value={product.product_id} />
      <input type="hidden" name="quantity" value={product.quantity} />
      <input type="hidden" name="sku" value={sku} />
    </form>
  ) : null;
}
