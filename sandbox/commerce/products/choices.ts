import { optionsOf } from './options.ts';
import type { Product } from './product.ts';
import { type Variant, variantsOf } from './variants.ts';

/** A selected value of an option. */
export interface OptionChoice {
  optionEntityId: number;
  valueEntityId: number;
}

export interface Choosing {
  /** Selects all values of this variant. */
  variantEntityId?: number | null;
  sku?: string | null;
  optionValueIds?: readonly OptionChoice[] | null;
  useDefaultOptionSelections?: boolean | null;
}

/**
 * Returns a product with selected options: explicitly given values first, then those of the requested variant, then the
 * defaults. Values that the product does not have are ignored. Without any selection it is the base product.
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

/** Returns the only variant that matches the selected options; undefined if there are several or none. */
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

/** Whether a variant matches all filters. An empty list does not restrict. */
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
