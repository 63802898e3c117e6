import type { Conditions, Extreme, FactCondition, Product } from './types.ts';

/** Products that meet the conditions. A discontinued one counts only if it was asked for by model, SKU or barcode. */
export function answersTo(conditions: Conditions, products: readonly Product[]): Product[] {
  const isByNumber = Boolean(conditions.models ?? conditions.skus ?? conditions.barcode);
  const fitting = products.filter(
    (product) => (product.isSold || isByNumber) && isFitting(product, conditions),
  );
  return conditions.extreme ? extremes(fitting, conditions.extreme) : fitting;
}

const isOneOf = (values: readonly string[] | undefined, value: string | null) =>
  values === undefined || (value !== null && values.includes(value));

function isFitting(product: Product, conditions: Conditions): boolean {
  const { kinds, types, categories, makers, notMakers, models, skus, barcode, named, price, facts } =
    conditions;
  const name = product.name.toLowerCase();
  const pounds = product.pence / 100;
  return (
    isOneOf(kinds, product.kind) &&
    isOneOf(types, product.type) &&
    isOneOf(categories, product.category) &&
    isOneOf(makers, product.maker) &&
    (notMakers === undefined || !isOneOf(notMakers, product.maker)) &&
    isOneOf(models, product.model) &&
    isOneOf(skus, product.sku) &&
    (barcode === undefined || product.barcode === barcode) &&
    (named === undefined || named.some((words) => name.includes(words.toLowerCase()))) &&
    isBetween(pounds, price) &&
    (facts ?? []).every((fact) => isStated(product, fact))
  );
}

const isBetween = (figure: number, { min, max }: { min?: number; max?: number } = {}) =>
  (min === undefined || figure >= min) && (max === undefined || figure <= max);

function isStated({ facts }: Product, { fact, is, not, ...bounds }: FactCondition): boolean {
  const text = facts[fact];
  return (
    (is === undefined || isOneOf(is, text ?? null)) &&
    (not === undefined || !isOneOf(not, text ?? null)) &&
    isBetween(Number.parseFloat(text ?? ''), bounds)
  );
}

function extremes(products: readonly Product[], { of, end, within }: Extreme): Product[] {
  const sign = end === 'least' ? 1 : -1;
  const rankOf = ({ pence, facts }: Product) =>
    sign * (of === 'price' ? pence : Number.parseFloat(facts[of] ?? ''));
  const ranked = products.filter((product) => !Number.isNaN(rankOf(product)));
  const ranks = ranked.map(rankOf).toSorted((a, b) => a - b);
  const last = ranks[Math.min(within, ranks.length) - 1] ?? Number.NaN;
  return ranked.filter((product) => rankOf(product) <= last);
}
