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

/** A product's part of what the index cannot change in place: its name, brand, kind. */
export function rowHash({ name, sku, kind, brand }: ProductRow): number {
  return textHash(kind, textHash(sku, textHash(name, mix((brand ?? 0) + 1))));
}

/** The share of one attribute value; shares are added up, so their order is of no matter. */
export function valueHash(id: number): number {
  return mix(id);
}

/** The share of one category. */
export function categoryHash(id: number): number {
  return mix(~id);
}

/** The hash by which a product is recognised as one that may be changed in place. */
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
