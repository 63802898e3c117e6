import { describe, expect, it } from 'vitest';
import { addCartItemRequest, createCartRequest } from '@/lib/basket/requests';

const cartId = '5f2c1e1a-0000-4000-8000-000000000001';

describe('line item validation', () => {
  it.each([0, -1, 1.5, 1e21, '2;', null, true, Number.NaN, 100])('refuses a quantity of %s', (quantity) => {
    expect(addCartItemRequest.safeParse({ cartId, lineItem: { product_id: 1, quantity } }).success).toBe(
      false,
    );
  });

  it.each(['list_price', 'customer_id', '__proto__x', 'stock'])('refuses the unknown key %s', (key) => {
    expect(
      addCartItemRequest.safeParse({ cartId, lineItem: { product_id: 1, quantity: 1, [key]: 1 } }).success,
    ).toBe(false);
  });

  it.each([0, 1.5, '2;', null])('reports a quantity of %s at the quantity field', (quantity) => {
    const { error } = addCartItemRequest.safeParse({ cartId, lineItem: { product_id: 1, quantity } });
    expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(['quantity']);
  });

  it('accepts a single line item as a list of one', () => {
    const lineItem = { product_id: 1, quantity: 1 };
    expect(createCartRequest.parse({ lineItem })).toEqual({ lineItem: [lineItem] });
  });

  it('accepts a product with its extras in one request', () => {
    const lineItem = [
      { product_id: 1, quantity: 1 },
      { product_id: 2, quantity: 1, option_selections: [{ option_id: 3, option_value: 'TW-914' }] },
    ];
    expect(createCartRequest.parse({ lineItem })).toEqual({ lineItem });
  });
});
