import { DAY } from '@hobwright/sandbox/calendar.ts';
import { cladding } from './cladding.ts';
import { FINISHES } from './data/finishes.ts';
import type { Leaf } from './data/tree.ts';
import { lookOf } from './looks.ts';
import { lawFacts } from './law-facts.ts';
import { eanOf, productName, productSlug, skuOf } from './naming.ts';
import type { Random } from './random.ts';
import type { Brand, Draft, Finish, FinishCode, Model } from './types.ts';
import { spaceFacts } from './space-facts.ts';

/**
 * Kinds that one person can carry. All others are large: two people carry them, and their open door is worth showing.
 */
const SMALL = new Set([
  'stacking-kit',
  'hose',
  'ducting',
  'hood-filter',
  'care',
  'boiling-tap',
  'tap',
  'sink',
  'disposer',
  'coffee',
  'kettle',
  'toaster',
  'breakfast-set',
  'stand-mixer',
  'blender',
  'processor',
  'air-fryer',
  'slow-cooker',
  'bread-maker',
  'vacuum',
  'dehumidifier',
  'purifier',
  'cooling',
  'service',
  'warranty',
]);
/** Small kinds that are plumbed in. */
const PLUMBED = new Set(['boiling-tap', 'tap', 'sink', 'disposer']);
/** Kinds that shoppers choose by the maker's own name for the finish. */
const SHOWN_METAL = new Set(['tap', 'boiling-tap', 'sink']);

export const isLarge = (kind: string) => !SMALL.has(kind);

/** The shop's remedy for a fault, in line with the policy `guarantee`. */
const guaranteed = (kind: string): string =>
  kind === 'care'
    ? 'replaced or refunded'
    : isLarge(kind) || PLUMBED.has(kind)
      ? 'parts, labour and the call-out'
      : 'repaired or replaced by post';

/** Kinds whose front may be of glass. No other kind has a finish named after glass. */
const GLASS_FRONTED = new Set([
  'american-fridge',
  'fridge-freezer',
  'fridge',
  'freezer',
  'wine-cooler',
  'drinks-cooler',
  'single-oven',
  'double-oven',
  'compact-oven',
  'range-cooker',
  'cooker',
  'hob',
  'hood',
  'microwave',
  'warming-drawer',
  'steam-cabinet',
]);

/** Returns a maker's finish, with the maker's own name and colour where it has one that suits this kind. */
export function finishOf(brand: Brand, code: FinishCode, kind: string): Finish {
  const own = brand.finishes?.[code];
  if (!own || (own[0].endsWith(' glass') && !GLASS_FRONTED.has(kind))) return FINISHES[code];
  return { ...FINISHES[code], own: own[0], hex: own[1] };
}

export type Assembly = {
  random: Random;
  leaf: Leaf;
  brand: Brand;
  model: Model;
  number: string;
  family: string;
  finish: Finish;
  price: number;
  today: number;
  serial: number;
};

/** Builds a product from its model and finish. Stock, promotion and texts are added later. */
export function assemble({
  random,
  leaf,
  brand,
  model,
  number,
  family,
  finish,
  price,
  today,
  serial,
}: Assembly): Draft {
  const colourless = finish.own === 'white' || model.finishes.length === 1;
  const called = productName(brand, number, model);
  return {
    sku: skuOf(brand, number, finish),
    name: colourless ? called : `${called}, ${finish.own}`,
    slug: productSlug(brand, number, model, colourless ? '' : finish.own),
    brand,
    kind: model.kind,
    type: model.type,
    leaf: leaf.slug,
    also: [],
    noun: model.noun,
    lead: model.lead,
    facts: {
      Type: model.type,
      Model: number,
      Range: family,
      Colour: finish.name,
      'Colour code': finish.code,
      ...(SHOWN_METAL.has(model.kind) && {
        Finish: finish.own.charAt(0).toUpperCase() + finish.own.slice(1),
      }),
      ...model.facts,
      ...cladding(model.kind, model.facts, finish),
      ...spaceFacts(model.facts),
      ...lawFacts(model, brand, today),
    },
    finish,
    look: lookOf(brand, model, finish),
    body: model.body,
    price,
    salePrice: null,
    retailPrice: null,
    stock: random.int(6, 60),
    warningLevel: 3,
    availability: 'Available',
    availabilityNote: '',
    releaseAt: null,
    createdAt: today - Math.round((20 + random.next() ** 1.6 * 1100) * DAY),
    featured: random.chance(0.06),
    popularity: Math.round(Math.exp(4 + random.normal() * 1.1 + (brand.level < 3 ? 0.4 : 0))),
    upc: eanOf(serial),
    warranty: `2 years from Hobwright: ${guaranteed(model.kind)}.${brand.guarantee > 2 ? ` ${brand.name} adds parts for ${brand.guarantee} years from purchase.` : ''}`,
    description: '',
    summary: '',
    options: model.options ?? [],
    textOption: null,
    large: isLarge(model.kind),
    pictures: true,
    plan: {},
    prices: [],
    was: null,
    minQuantity: null,
    maxQuantity: null,
  };
}
