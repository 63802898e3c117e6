import type { Store } from '../store/store.ts';
import type { ProductRow } from './columns.ts';
import { brandId, slugOf } from './places.ts';

/** The store's units of weight and length, in grams and millimetres. */
export type Units = { weight: number; length: number };

export type Value = string | number | null;

/** Stock of products whose inventory is not tracked. */
const UNCOUNTED = 1_000;

/** Returns the values of a row by database column; undefined if the file lacks the column. */
export function valuesOf(store: Store, row: ProductRow, { weight, length }: Units) {
  const { 'Brand Name': brand, 'Product Custom Fields': fields, 'Meta Description': meta } = row;
  const summary = meta === '' ? beginningOf(row) : meta;
  const isUncounted = row['Track Inventory']?.toLowerCase() === 'none';
  return {
    name: row['Product Name'],
    brand_id: brand === undefined ? undefined : brandId(store, brand),
    kind: fields && slugOf(fields.get('Type') ?? 'other'),
    description: row['Product Description'],
    summary,
    warranty: row['Product Warranty'],
    upc: row['Product UPC/EAN'] === '' ? null : row['Product UPC/EAN'],
    price: row.Price,
    retail_price: row['Retail Price'] === 0 ? null : row['Retail Price'],
    stock: isUncounted ? UNCOUNTED : row['Current Stock Level'],
    warning_level: row['Low Stock Level'],
    availability: flagOf(row['Allow Purchases?'], 'Unavailable', 'Available', 'Available'),
    free_shipping: flagOf(row['Free Shipping'], 0, 1, 0),
    is_visible: flagOf(row['Product Visible?'], 0, 1, 1),
    weight: scaled(row['Product Weight'], weight),
    width: scaled(row['Product Width'], length),
    height: scaled(row['Product Height'], length),
    depth: scaled(row['Product Depth'], length),
    page_title: row['Page Title'] === '' ? row['Product Name'] : row['Page Title'],
    meta_description: summary,
  };
}

/** Defaults for a new product, for what its file lacks. */
export const defaultsFor = (row: ProductRow) => ({
  kind: 'other',
  picture: '',
  description: '',
  summary: beginningOf(row),
  stock: 0,
  warning_level: 0,
  availability: 'Available',
  page_title: row['Product Name'],
  meta_description: beginningOf(row),
});

/** Returns the values that are not undefined. */
export const said = (values: Record<string, Value | undefined>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, Value] => pair[1] !== undefined));

/** @param blank value for a blank cell */
const flagOf = <T extends Value>(flag: boolean | null | undefined, no: T, yes: T, blank: T): T | undefined =>
  flag === undefined ? undefined : flag === null ? blank : flag ? yes : no;

const scaled = (size: number | null | undefined, unit: number) => (size ? Math.round(size * unit) : size);

const beginningOf = (row: ProductRow): string =>
  (row['Product Description'] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 155);
