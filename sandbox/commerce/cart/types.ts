/** What a shopper chose or wrote for one option of a product. */
export type Selection = {
  optionId: number;
  name: string;
  /** The chosen value's label, or the text. */
  value: string;
  /** Of the chosen value; absent for a text. */
  valueId?: number;
};

/** One line of a cart with the store's words and prices of this moment. Money is pence with tax. */
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
  /** What is charged. */
  salePrice: number;
}

export interface Cart {
  id: string;
  /** 0 for a visitor's. */
  customerId: number;
  currency: string;
  version: number;
  createdAt: number;
  updatedAt: number;
  lines: CartLine[];
}

/** What a caller asks to put into a cart; the product by any one of its three names. */
export interface ItemRequest {
  productId?: number | undefined;
  variantId?: number | undefined;
  sku?: string | undefined;
  quantity: number;
  selections: SelectionRequest[];
}

export interface SelectionRequest {
  optionId: number;
  /** The id of a value, or a text; REST writes ids as strings too. */
  value: string | number;
}
