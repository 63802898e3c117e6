import { optionsOf } from './options.ts';
import type { Product } from './product.ts';
import { type Variant, variantsOf } from './variants.ts';

/** One value chosen of one option. */
export interface OptionChoice {
  optionEntityId: number;
  valueEntityId: number;
}

export interface Choosing {
  /** Of a variant, all of whose values are chosen then. */
  variantEntityId?: number | null;
  sku?: string | null;
  optionValueIds?: readonly OptionChoice[] | null;
  useDefaultOptionSelections?: boolean | null;
}

/**
 * A product as somebody chooses of its options: values that are named come before those of the variant that was asked
 * for, and these before the defaults. A choice that is none of the product's is left out. Without any it is the base
 * product.
 */
export function withChoices(product: Product, asked: Choosing): Product {
  const options = optionsOf(product) ?? [];
  const variant = variantsOf(product).find(
    ({ id, sku }) => id === asked.variantEntityId || sku.toLowerCase() === asked.sku?.toLowerCase(),
  );
  const named = asked.optionValueIds ?? [];
  const chosen = options.flatMap(({ id, values }) => {
    const choice = named.find(({ optionEntityId }) => optionEntityId === id);
    const value =
      values.find((each) => each.id === choice?.valueEntityId) ??
      values.find((each) => variant?.optionValueIds.includes(each.id)) ??
      (asked.useDefaultOptionSelections ? values.find(({ is_default }) => is_default === 1) : undefined);
    return value ? [value.id] : [];
  });
  return chosen.length === 0 ? product : { ...product, chosen };
}

/** The one variant that is left by what was chosen; undefined while there are several, or none. */
export function chosenVariant(product: Product): Variant | undefined {
  const { chosen } = product;
  if (!chosen) return undefined;
  const fitting = variantsOf(product).filter(
    ({ optionValueIds }) => optionValueIds.length > 0 && optionValueIds.every((id) => chosen.includes(id)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

export interface VariantFilters {
  entityIds?: readonly number[] | null;
  skus?: readonly string[] | null;
  optionValueIds?: readonly OptionChoice[] | null;
  isPurchasable?: boolean | null;
}

/** Whether a variant has everything that is asked for; an empty list asks for nothing. */
export const fitsVariant = (
  variant: Variant,
  { entityIds, skus, optionValueIds, isPurchasable }: VariantFilters,
): boolean =>
  (!entityIds?.length || entityIds.includes(variant.id)) &&
  (!skus?.length || skus.some((sku) => sku.toLowerCase() === variant.sku.toLowerCase())) &&
  (optionValueIds ?? []).every(({ valueEntityId }) => variant.optionValueIds.includes(valueEntityId)) &&
  (isPurchasable == null || isPurchasableVariant(variant) === isPurchasable);

export const isPurchasableVariant = ({ product, stock }: Variant): boolean =>
  product.row.availability === 'Preorder' || (product.row.availability === 'Available' && stock > 0);
