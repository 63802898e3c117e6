import type { ProductFragment } from '@/lib/catalogue/documents';
import { priceOf } from '@/lib/catalogue/price';
import { stockOn } from '@/lib/catalogue/still-true';
import { stockOf } from '@/lib/catalogue/stock';
import type { ProductCard, ProductOption, Variant } from '@/lib/catalogue/types';
import type { ResultOf } from '@/lib/platform/graphql';
import { nodesOf } from './map-parts';

type FullProduct = ResultOf<typeof ProductFragment>;
type PlatformOption = NonNullable<FullProduct['productOptions']['edges']>[number]['node'];

const STYLES: Record<string, ProductOption['style']> = {
  Swatch: 'swatch',
  RectangleBoxes: 'boxes',
  RadioButtons: 'boxes',
  DropdownList: 'list',
};

/** Maps the options and variants of a product. An option without values is a text for the shopper to write. */
export function mapOptions(
  product: FullProduct,
  card: ProductCard,
  today: string,
): { options: ProductOption[]; variants: Variant[] } {
  return {
    options: nodesOf(product.productOptions).map(mapOption),
    variants: nodesOf(product.variants).map((variant) => ({
      id: variant.entityId,
      sku: variant.sku,
      optionValueIds: nodesOf(variant.options).flatMap(({ values }) =>
        nodesOf(values).map(({ entityId }) => entityId),
      ),
      price: priceOf(variant.prices, null, ''),
      stock: variant.inventory
        ? stockOn(
            stockOf({ availability: product.availabilityV2, inventory: variant.inventory }, card.attributes),
            today,
          )
        : card.stock,
    })),
  };
}

function mapOption(option: PlatformOption): ProductOption {
  const base = { id: option.entityId, name: option.displayName, required: option.isRequired };
  if (option.__typename !== 'MultipleChoiceOption') return { ...base, style: 'text', values: [] };
  return {
    ...base,
    style: STYLES[option.displayStyle] ?? 'list',
    values: nodesOf(option.values).map((value) => ({
      id: value.entityId,
      label: value.label,
      isDefault: value.isDefault,
      colours: 'hexColors' in value ? [...value.hexColors] : [],
    })),
  };
}
