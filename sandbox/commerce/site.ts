import type { SearchSort } from '../search/types.ts';
import { cartFor } from './cart/visible.ts';
import type { CommerceContext } from './context.ts';
import { countries } from './geography.ts';
import { brandById, brandsPage } from './places/brands.ts';
import { categoriesBelow, categoryById } from './places/categories.ts';
import { nodeOf } from './places/node.ts';
import { routeTo } from './places/route.ts';
import { platformError } from './errors.ts';
import { type Choosing, withChoices } from './products/choices.ts';
import {
  type Product,
  productById,
  productBySku,
  productOfVariant,
  productsByIds,
} from './products/product.ts';
import { isOrderable } from './products/variants.ts';
import { connectionOf, type PageArguments, pageOf, spanOf } from './relay.ts';
import type { Resolvers } from './resolvers.ts';
import { foundProducts } from './search/found.ts';
import { CURRENCIES, settings } from './settings.ts';
import { formattedMoney } from './values.ts';

type ProductArguments = Choosing & { id?: string | null; entityId?: number | null };

/** Resolves a connection of all products in a sort order. */
const sorted =
  (sort: SearchSort) =>
  (_: object, { hideOutOfStock, ...page }: ProductsArguments, { parts }: CommerceContext) =>
    foundProducts(parts, { hideOutOfStock: hideOutOfStock ?? false, sort }, page);

type ProductsArguments = PageArguments & { entityIds?: number[] | null; hideOutOfStock?: boolean | null };

/** @throws the platform's error if no product is specified */
function productBy(
  { id, entityId, variantEntityId, sku }: ProductArguments,
  context: CommerceContext,
): Product | null {
  const { store } = context.parts;
  if (id != null) return nodeOf(context, id, 'Product') as Product | null;
  if (variantEntityId != null) return productOfVariant(store, variantEntityId);
  if (entityId != null) return productById(store, entityId);
  if (sku != null) return productBySku(store, sku);
  throw platformError('One of id, entityId, variantEntityId or sku must be provided.');
}

export const siteResolvers: Resolvers = {
  Query: {
    site: () => ({}),
    node: (_: object, { id }: { id: string }, context: CommerceContext) => nodeOf(context, id),
    geography: () => ({}),
    channel: (_: object, __: object, { parts }: CommerceContext) => ({ entityId: parts.config.channelId }),
  },
  Channel: { metafields: (_: object, page: PageArguments) => connectionOf([], page) },
  Money: { formattedV2: formattedMoney },
  Geography: {
    countries: (
      _: object,
      { filters }: { filters?: { code?: string | null; name?: string | null } | null },
    ) => countries(filters ?? {}),
  },
  Site: {
    search: () => ({}),
    content: () => ({}),
    settings: (_: object, __: object, { parts }: CommerceContext) => settings(parts),
    currencies: (_: object, page: PageArguments) => connectionOf(CURRENCIES, page),
    categoryTree: (
      _: object,
      { rootEntityId }: { rootEntityId?: number | null },
      context: CommerceContext,
    ) => {
      const root = rootEntityId == null ? null : categoryById(context, rootEntityId);
      if (rootEntityId != null) return root ? [root] : [];
      return categoriesBelow(context, null);
    },
    category: (_: object, { entityId }: { entityId: number }, context: CommerceContext) =>
      categoryById(context, entityId),
    brand: (_: object, { entityId }: { entityId: number }, { parts }: CommerceContext) =>
      brandById(parts.store, entityId),
    brands: (
      _: object,
      { entityIds, ...page }: PageArguments & { entityIds?: number[] | null },
      { parts }: CommerceContext,
    ) => {
      const ids = entityIds ?? [];
      const span = spanOf(page, () => brandsPage(parts.store, ids, { offset: 0, limit: 0 }).total);
      const { brands, total } = brandsPage(parts.store, ids, span);
      return pageOf(brands, span, total);
    },
    products: (
      _: object,
      { entityIds, hideOutOfStock, ...page }: ProductsArguments,
      { parts }: CommerceContext,
    ) => {
      if (!entityIds?.length) {
        return foundProducts(parts, { hideOutOfStock: hideOutOfStock ?? false, sort: 'FEATURED' }, page);
      }
      const found = productsByIds(parts.store, entityIds);
      return connectionOf(hideOutOfStock ? found.filter(isOrderable) : found, page);
    },
    newestProducts: sorted('NEWEST'),
    bestSellingProducts: sorted('BEST_SELLING'),
    featuredProducts: (
      _: object,
      { hideOutOfStock, ...page }: ProductsArguments,
      { parts }: CommerceContext,
    ) =>
      foundProducts(
        parts,
        { isFeatured: true, hideOutOfStock: hideOutOfStock ?? false, sort: 'FEATURED' },
        page,
      ),
    product: (_: object, asked: ProductArguments, context: CommerceContext) => {
      const found = productBy(asked, context);
      return found && withChoices(found, asked);
    },
    route: (
      _: object,
      { path, redirectBehavior }: { path: string; redirectBehavior: 'FOLLOW' | 'IGNORE' },
      context: CommerceContext,
    ) => routeTo(context, path, redirectBehavior === 'FOLLOW'),
    cart: (_: object, { entityId }: { entityId?: string | null }, context: CommerceContext) =>
      entityId == null ? null : cartFor(context, entityId),
  },
};
