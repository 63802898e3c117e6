import type { Store } from '../../store/store.ts';
import { type Option, optionsOf } from '../products/options.ts';
import { type Product, productById, productBySku, productOfVariant } from '../products/product.ts';
import { type Variant, variantsOf } from '../products/variants.ts';
import { invalid } from './errors.ts';
import { selectionsOf } from './selections.ts';
import type { ItemRequest, Selection, SelectionRequest } from './types.ts';

/** The product and variant to be bought, with the selected options. */
export interface Chosen {
  product: Product;
  variant: Variant;
  selections: Selection[];
}

/** @throws CartError if the product does not exist or cannot be bought, or options are missing or invalid */
export function chosenBy(store: Store, item: ItemRequest): Chosen {
  const product = productOf(store, item);
  if (!product) {
    const id = item.productId ?? item.variantId ?? item.sku;
    throw invalid(`Not Found: Provided product ID (${id}) does not represent a valid product`);
  }
  if (product.row.availability === 'Unavailable') throw invalid(`${product.row.name} is not purchasable`);
  const options = optionsOf(product) ?? [];
  const variant = variantBy(product, options, item);
  return { product, variant, selections: selectionsOf(options, variant, item.selections) };
}

function productOf(store: Store, { productId, variantId, sku }: ItemRequest): Product | null {
  if (productId !== undefined) return productById(store, productId);
  if (sku !== undefined) return productBySku(store, sku);
  if (variantId === undefined) throw invalid('A product ID, variant ID or SKU is required');
  return productOfVariant(store, variantId);
}

function variantBy(product: Product, options: readonly Option[], item: ItemRequest): Variant {
  const variants = variantsOf(product);
  const { variantId, sku } = item;
  if (variantId !== undefined) {
    const named = variants.find(({ id }) => id === variantId);
    if (!named) throw invalid('Variant does not exist');
    return named;
  }
  const bySku = sku && variants.find((each) => each.sku.toLowerCase() === sku.toLowerCase());
  if (bySku) return bySku;
  const [only, ...more] = variants;
  if (only && more.length === 0) return only;
  const matching = variants.find((variant) => matches(variant, options, item.selections));
  if (!matching) throw invalid(`A variant ID is required for ${product.row.name}`);
  return matching;
}

/** Whether the selections include a value for every variant option, and all of them are of this variant. */
function matches(variant: Variant, options: readonly Option[], asked: readonly SelectionRequest[]): boolean {
  return options
    .filter((option) => option.makes_variants === 1)
    .every((option) => {
      const choice = asked.find(({ optionId }) => optionId === option.id);
      return choice !== undefined && variant.optionValueIds.includes(Number(choice.value));
    });
}
