import type { CommerceContext } from '../context.ts';
import { type MetafieldArguments, productMetafields } from '../metafields.ts';
import { type Picture, originalUrl, pictureTemplate, pictureUrl } from '../pictures.ts';
import { brandOf } from '../places/brands.ts';
import { categoriesByIds } from '../places/categories.ts';
import { connectionOf, globalId, MOST_VARIANTS, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, seo } from '../values.ts';
import { availabilityOf } from './availability.ts';
import { categoryIdsOf, customFieldsOf, imagesOf, relatedIdsOf } from './facts.ts';
import { showOption } from './option-resolvers.ts';
import { optionsOf } from './options.ts';
import { type PriceArguments, productPrices } from './prices.ts';
import { chosenVariant, fitsVariant, type VariantFilters } from './choices.ts';
import { detail, type Product, productsByIds } from './product.ts';
import { type RatingRange, type ReviewSort, reviewsOf } from './reviews.ts';
import { hasVariants, isInStock, stockOf, variantsOf, stockLevel } from './variants.ts';

type ReviewArguments = PageArguments & {
  sort?: ReviewSort | null;
  filters?: { rating?: RatingRange | null } | null;
};

export const productResolvers: Resolvers = {
  Product: {
    id: (product: Product) => globalId('Product', product.id),
    entityId: (product: Product) => product.id,
    sku: (product: Product) => chosenVariant(product)?.sku ?? product.row.sku,
    mpn: () => null,
    path: (product: Product) => product.row.path,
    name: (product: Product) => product.row.name,
    description: (product: Product) => detail(product).description,
    plainTextDescription: (product: Product, { characterLimit }: { characterLimit: number }) =>
      detail(product).summary.slice(0, Math.max(0, characterLimit)),
    warranty: (product: Product) => detail(product).warranty,
    minPurchaseQuantity: (product: Product) => product.row.min_quantity,
    maxPurchaseQuantity: (product: Product) => product.row.max_quantity,
    prices: (product: Product, asked: PriceArguments) => productPrices(product, asked),
    type: () => 'Physical',
    condition: () => 'NEW',
    showCartAction: () => true,
    isPriceHidden: () => false,
    gtin: (product: Product) => detail(product).upc,
    weight: (product: Product) => measurement(detail(product).weight, 1000, 'kg'),
    height: (product: Product) => measurement(detail(product).height, 10, 'cm'),
    width: (product: Product) => measurement(detail(product).width, 10, 'cm'),
    depth: (product: Product) => measurement(detail(product).depth, 10, 'cm'),
    productOptions: (product: Product, page: PageArguments) =>
      connectionOf(
        (optionsOf(product) ?? []).map((option) => showOption(option, product.chosen)),
        page,
      ),
    reviewSummary: ({ row }: Product) => ({
      numberOfReviews: row.rating_count,
      summationOfRatings: row.rating_sum,
      averageRating: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
    }),
    availabilityV2: (product: Product) => availabilityOf(product),
    categories: (product: Product, page: PageArguments, context: CommerceContext) =>
      connectionOf(categoriesByIds(context, categoryIdsOf(product) ?? []), page),
    brand: (product: Product) => brandOf(product),
    variants: (product: Product, asked: PageArguments & VariantFilters) =>
      connectionOf(
        variantsOf(product).filter((variant) => fitsVariant(variant, asked)),
        asked,
        MOST_VARIANTS,
      ),
    customFields: (product: Product, page: PageArguments) =>
      connectionOf(customFieldsOf(product) ?? [], page),
    images: (product: Product, page: PageArguments) => connectionOf(imagesOf(product) ?? [], page),
    defaultImage: (product: Product) => imagesOf(product)?.[0] ?? null,
    relatedProducts: (product: Product, page: PageArguments) =>
      connectionOf(productsByIds(product.group.store, relatedIdsOf(product) ?? []), page),
    inventory: (product: Product) => ({
      isInStock: isInStock(product),
      isStockTracked: true,
      hasVariantInventory: hasVariants(product),
      aggregated: stockLevel(stockOf(product), product.row.warning_level),
    }),
    metafields: (
      product: Product,
      { namespace, keys, ...page }: MetafieldArguments,
      { parts }: CommerceContext,
    ) => connectionOf(productMetafields(parts, product, namespace, keys ?? []), page),
    upc: (product: Product) => detail(product).upc,
    createdAt: (product: Product) => dateTime(detail(product).created_at),
    reviews: (product: Product, { sort, filters, ...page }: ReviewArguments) =>
      reviewsOf(product, sort ?? 'NEWEST', filters?.rating ?? {}, page),
    seo: (product: Product) =>
      seo(detail(product).page_title, detail(product).meta_description, product.row.name, product.row.sku),
  },
  Image: {
    url: (
      { media }: Picture,
      { width, height }: { width: number; height?: number | null },
      { parts }: CommerceContext,
    ) => pictureUrl(parts.config.origin, media, width, height),
    urlOriginal: ({ media }: Picture, _: object, { parts }: CommerceContext) =>
      originalUrl(parts.config.origin, media),
    urlTemplate: ({ media }: Picture, _: object, { parts }: CommerceContext) =>
      pictureTemplate(parts.config.origin, media),
  },
};

function measurement(
  held: number | null,
  perUnit: number,
  unit: string,
): { value: number; unit: string } | null {
  return held === null ? null : { value: held / perUnit, unit };
}
