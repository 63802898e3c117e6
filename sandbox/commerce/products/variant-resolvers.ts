import { connectionOf, globalId, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { type ShownOption, showOption } from './option-resolvers.ts';
import { isPurchasableVariant } from './choices.ts';
import { optionsOf } from './options.ts';
import { type PriceArguments, variantPrices } from './prices.ts';
import { stockLevel, type Variant } from './variants.ts';

export const variantResolvers: Resolvers = {
  Variant: {
    id: ({ id }: Variant) => globalId('Variant', id),
    entityId: ({ id }: Variant) => id,
    prices: (variant: Variant, asked: PriceArguments) => variantPrices(variant, asked),
    options: (variant: Variant, page: PageArguments) => connectionOf(chosen(variant), page),
    productOptions: (variant: Variant, page: PageArguments) => connectionOf(chosen(variant), page),
    inventory: ({ stock, product }: Variant) => ({
      isInStock: stock > 0,
      aggregated: stockLevel(stock, product.row.warning_level),
    }),
    isPurchasable: isPurchasableVariant,
  },
};

/** Returns the options that define this variant, each with only its selected value. */
function chosen({ product, optionValueIds }: Variant): ShownOption[] {
  return (optionsOf(product) ?? [])
    .filter((option) => option.makes_variants === 1)
    .map((option) => showOption(option, optionValueIds))
    .map((option) => ({ ...option, values: option.values.filter((value) => value.isSelected) }));
}
