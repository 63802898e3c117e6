import { eachNumber } from './lists.ts';
import type { OneProduct, ProductRow } from './rows.ts';

function mix(number: number): number {
  const spread = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  return Math.imul(spread ^ (spread >>> 13), 0x9e3779b1);
}

function textHash(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Returns the hash of what cannot be updated in place in a product's row: name, SKU, kind and brand. */
export function rowHash({ name, sku, kind, brand }: ProductRow): number {
  return textHash(kind, textHash(sku, textHash(name, mix((brand ?? 0) + 1))));
}

/** Returns the hash of one attribute value. Hashes are added up, so the order of the values does not matter. */
export function valueHash(id: number): number {
  return mix(id);
}

/** Returns the hash of one category. */
export function categoryHash(id: number): number {
  return mix(~id);
}

/** Returns the hash of a product's structure. If it has not changed, the product can be updated in place. */
export function structureHash({ row, values, categories }: OneProduct): number {
  let hash = rowHash(row);
  eachNumber(values, (id) => {
    hash = (hash + valueHash(id)) | 0;
  });
  eachNumber(categories, (id) => {
    hash = (hash + categoryHash(id)) | 0;
  });
  return hash;
}
