/** What a shopper selected or entered for one option of a product. */
export type Selection = {
  optionId: number;
  name: string;
  /** Label of the selected value, or the text. */
  value: string;
  /** Id of the selected value; absent for a text. */
  valueId?: number;
};

/** A line of a cart with the current product data and prices, in pence including VAT. */
export interface CartLine {
  id: string;
  productId: number;
  variantId: number;
  quantity: number;
  selections: Selection[];
  sku: string;
  name: string;
  path: string;
  brand: string | null;
  media: string | null;
  /** Before a promotion. */
  listPrice: number;
  /** Price charged. */
  salePrice: number;
}

export interface Cart {
  id: string;
  /** 0 for a visitor's cart. */
  customerId: number;
  currency: string;
  version: number;
  createdAt: number;
  updatedAt: number;
  lines: CartLine[];
}

/** An item to be put into a cart. The product is identified by product id, variant id or SKU. */
export interface ItemRequest {
  productId?: number | undefined;
  variantId?: number | undefined;
  sku?: string | undefined;
  quantity: number;
  selections: SelectionRequest[];
}

export interface SelectionRequest {
  optionId: number;
  /** Id of a value, or a text. REST may write ids as strings. */
  value: string | number;
}
