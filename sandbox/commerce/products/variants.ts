import { all, groupBy, list } from '../../store/rows.ts';
import { perGroup } from '../group.ts';
import type { Product } from './product.ts';

type VariantRow = { id: number; product_id: number; sku: string; price: number | null; stock: number };
type VariantValueRow = { variant_id: number; option_value_id: number };

/** What is put into a cart. A product without variants has one base variant, which has the product's id. */
export interface Variant {
  id: number;
  sku: string;
  /** In pence including VAT; `null` if it is the product's price. */
  price: number | null;
  stock: number;
  optionValueIds: number[];
  product: Product;
}

const rowsOf = perGroup<(VariantRow & { optionValueIds: number[] })[]>((store, ids) => {
  const rows = all<VariantRow>(
    store,
    `SELECT v.id, v.product_id, v.sku, v.price, v.stock
     FROM json_each(?) AS asked JOIN variant AS v ON v.product_id = asked.value ORDER BY v.id`,
    list(ids),
  );
  if (rows.length === 0) return new Map();
  const values = groupBy(
    all<VariantValueRow>(
      store,
      `SELECT w.variant_id, w.option_value_id
       FROM json_each(?) AS asked JOIN variant_value AS w ON w.variant_id = asked.value ORDER BY w.option_value_id`,
      list(rows.map(({ id }) => id)),
    ),
    'variant_id',
  );
  return groupBy(
    rows.map((row) => ({ ...row, optionValueIds: (values.get(row.id) ?? []).map((v) => v.option_value_id) })),
    'product_id',
  );
});

export function variantsOf(product: Product): Variant[] {
  const rows = rowsOf(product);
  if (rows) return rows.map((row) => ({ ...row, product }));
  const { id, sku, stock } = product.row;
  return [{ id, sku, price: null, stock, optionValueIds: [], product }];
}

export function hasVariants(product: Product): boolean {
  return rowsOf(product) !== undefined;
}

/** Returns the stock of all variants together. */
export function stockOf(product: Product): number {
  return variantsOf(product).reduce((sum, variant) => sum + variant.stock, 0);
}

/** Whether a product can be bought from stock. Pre-orders have none. */
export function isInStock(product: Product): boolean {
  return product.row.availability !== 'Unavailable' && stockOf(product) > 0;
}

/** Whether a product is shown where products out of stock are hidden: from stock or as a pre-order. */
export function isOrderable(product: Product): boolean {
  return isInStock(product) || product.row.availability === 'Preorder';
}

export interface StockLevel {
  availableToSell: number;
  availableOnHand: number;
  availableForBackorder: number;
  unlimitedBackorder: boolean;
  warningLevel: number;
}

/** Returns a stock level without backorders. */
export function stockLevel(stock: number, warningLevel: number): StockLevel {
  return {
    availableToSell: stock,
    availableOnHand: stock,
    availableForBackorder: 0,
    unlimitedBackorder: false,
    warningLevel,
  };
}
