import { assemble, finishOf } from './assemble.ts';
import { brandOf } from './data/brands.ts';
import { EDGE_PRODUCTS } from './data/edge-products.ts';
import { FLAGSHIPS } from './data/flagships.ts';
import type { Leaf } from './data/tree.ts';
import { makeModel } from './model.ts';
import { type ModelNumbers, skuOf, slugOf } from './naming.ts';
import { createRandom } from './random.ts';
import type { StockState } from './states.ts';
import type { Promotion } from './trade.ts';
import type { Body, Draft, Facts, FinishCode, OptionPlan } from './types.ts';

/** What is set by hand about a product. The rest is drawn as for any other product. */
export type Plan = {
  state?: StockState;
  successor?: string;
  /** Days since it was last made. */
  overDays?: number;
  /** null: no promotion, whatever is drawn. */
  promotion?: Promotion | null;
  /** Pounds; null: no RRP. */
  rrp?: number | null;
  reviews?: { count: number; mean: number; incentivised?: boolean };
  /** Prices in pounds from the oldest to today's, each charged for some months. */
  prices?: readonly number[];
  variantsOut?: readonly string[];
  noText?: boolean;
};

export type FixedProduct = {
  /** Name by which tests refer to it. */
  key: string;
  why: string;
  leaf: string;
  maker: string | null;
  number: string;
  lead?: string;
  noun?: string;
  finishes: readonly FinishCode[];
  /** Replaces the generated name. */
  name?: string;
  sku?: string;
  pounds: number;
  body?: Partial<Body>;
  /** null removes a fact. */
  facts?: Record<string, string | null>;
  /** Facts that the drawn model must have; models are drawn until one has them. */
  like?: Facts;
  options?: OptionPlan[];
  /** Form in pictures, if it differs from the model's. */
  form?: string;
  change?: Partial<Draft>;
  plan?: Plan;
  ageDays?: number;
};

export const FIXED_PRODUCTS: readonly FixedProduct[] = [...FLAGSHIPS, ...EDGE_PRODUCTS];

/** Reserves the model numbers of these products. @throws when one is listed twice */
export function claimFixed(numbers: ModelNumbers): void {
  for (const { maker, number } of FIXED_PRODUCTS) {
    if (maker && numbers.claim(brandOf(maker), number) !== number)
      throw new RangeError(`${maker} ${number} is listed twice`);
  }
}

/** Returns the products of a category that are set by hand, one draft per finish. */
export function fixedDrafts(leaf: Leaf, seed: number, today: number, serial: number): Draft[] {
  return FIXED_PRODUCTS.filter((fixed) => fixed.leaf === leaf.slug).flatMap((fixed, at) =>
    fixedFamily(fixed, leaf, seed, today, serial + at * 20),
  );
}

function fixedFamily(fixed: FixedProduct, leaf: Leaf, seed: number, today: number, serial: number): Draft[] {
  const brand = brandOf(fixed.maker ?? 'thornacre');
  const random = createRandom(seed, `fixed ${fixed.key}`);
  let model = makeModel(random, leaf, brand);
  for (let tries = 0; tries < 400 && !has(model.facts, fixed.like); tries++)
    model = makeModel(random, leaf, brand);
  if (!has(model.facts, fixed.like)) throw new RangeError(`No model is like ${fixed.key}`);
  const facts = override(model.facts, fixed.facts);
  const body = model.body && { ...model.body, ...fixed.body };
  const own = {
    ...model,
    facts,
    body,
    lead: fixed.lead ?? model.lead,
    noun: fixed.noun ?? model.noun,
    look: { ...model.look, form: fixed.form ?? model.look.form },
    options: fixed.options ?? model.options ?? [],
  };
  const { number } = fixed;
  return fixed.finishes.map((code, index) => {
    const finish = finishOf(brand, code, own.kind);
    const draft = assemble({
      random,
      leaf,
      brand,
      model: own,
      number,
      family: `${brand.name} ${number}`,
      finish,
      price: Math.round(fixed.pounds * 100),
      today,
      serial: serial + index,
    });
    draft.plan = index === 0 ? (fixed.plan ?? {}) : sibling(fixed.plan);
    draft.sku = fixed.sku ?? skuOf(brand, number, finish);
    if (fixed.name !== undefined) {
      draft.name = fixed.name;
      draft.slug = slugOf(fixed.name);
    }
    if (fixed.maker === null) draft.brand = null;
    if (fixed.ageDays !== undefined) draft.createdAt = today - fixed.ageDays * 86_400_000;
    return Object.assign(draft, fixed.change);
  });
}

const has = (facts: Facts, wanted: Facts = {}) =>
  Object.entries(wanted).every(([name, value]) => facts[name] === value);

function override(facts: Facts, changes: FixedProduct['facts'] = {}): Facts {
  const all = { ...facts, ...changes };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Further colours share price and stock state but not the reviews, which people write about the one they bought. */
function sibling(plan: Plan = {}): Plan {
  const { state, successor, overDays, promotion, rrp } = plan;
  return {
    ...(state && { state }),
    ...(successor && { successor }),
    ...(overDays !== undefined && { overDays }),
    ...(promotion !== undefined && { promotion }),
    ...(rrp !== undefined && { rrp }),
  };
}
