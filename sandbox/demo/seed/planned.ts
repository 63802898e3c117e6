import { type Said, writeTexts } from './descriptions.ts';
import { plannedGoods } from './generate.ts';
import { keepFifty, nameSuccessors, takeToMarket } from './market.ts';
import { ModelNumbers, tellBarcodesApart } from './naming.ts';
import { createRandom, hashSeed } from './random.ts';
import { serviceDrafts } from './services.ts';
import type { Draft } from './types.ts';

/**
 * Drafts the planned products and services with unique barcodes, prices, stock and texts, in order of their ids from 1.
 */
export function draftCatalogue(
  products: number,
  seed: number,
  midnight: number,
  numbers = new ModelNumbers(),
): Draft[] {
  const goods = [...plannedGoods({ products, seed, today: midnight }, numbers)];
  tellBarcodesApart(goods);
  for (const draft of goods) takeToMarket(draft, seed, midnight);
  nameSuccessors(goods);
  for (const draft of goods) keepFifty(draft);
  describe(goods, seed);
  return [...goods, ...serviceDrafts(midnight)];
}

/** Writes the texts of products that have none yet, category by category. */
function describe(drafts: readonly Draft[], seed: number): void {
  const said = new Map<string, Said>();
  for (const draft of drafts) {
    if (draft.summary !== '') continue;
    const inLeaf = said.get(draft.leaf) ?? new Map<string, number>();
    said.set(draft.leaf, inLeaf);
    const texts = writeTexts(draft, createRandom(hashSeed(seed, 'texts'), draft.sku), inLeaf);
    draft.summary = texts.summary;
    if (!draft.plan.noText) draft.description = texts.description;
  }
}
