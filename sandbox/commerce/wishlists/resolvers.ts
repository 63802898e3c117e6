import type { Store } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';
import type { Customer } from '../customers/customer.ts';
import { type Product, productById, productsByIds } from '../products/product.ts';
import { isInStock } from '../products/variants.ts';
import { type Connection, connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { wishlistMutations } from './mutations.ts';
import {
  findWishlists,
  itemsOf,
  publicWishlist,
  type Wishlist,
  type WishlistFilter,
  type WishlistItem,
} from './read.ts';

interface ItemArguments extends PageArguments {
  filters?: { productEntityIds?: number[] | null; variantEntityIds?: number[] | null } | null;
  hideOutOfStock?: boolean | null;
}

type ShownItem = WishlistItem & { product: Product | null };

export const wishlistResolvers: Resolvers = {
  Mutation: { wishlist: () => ({}) },
  WishlistMutations: wishlistMutations,
  Site: {
    publicWishlist: (_: object, { token }: { token: string }, { parts }: CommerceContext) =>
      publicWishlist(parts.store, token),
  },
  Customer: {
    wishlists: (
      { id }: Customer,
      { filters, ...page }: PageArguments & { filters?: WishlistFilter | null },
      { parts }: CommerceContext,
    ) => connectionOf(findWishlists(parts.store, id, filters ?? {}), page),
  },
  Wishlist: {
    entityId: ({ id }: Wishlist) => id,
    isPublic: (wishlist: Wishlist) => wishlist.is_public === 1,
    items: (wishlist: Wishlist, asked: ItemArguments, { parts }: CommerceContext) =>
      itemsPage(parts.store, wishlist, asked),
  },
  PublicWishlist: {
    entityId: ({ id }: Wishlist) => id,
    items: (wishlist: Wishlist, page: PageArguments, { parts }: CommerceContext) =>
      itemsPage(parts.store, wishlist, page),
  },
  WishlistItem: {
    entityId: ({ id }: ShownItem) => id,
    productEntityId: (item: ShownItem) => item.product_id,
    variantEntityId: (item: ShownItem) => item.variant_id,
  },
};

function isThere(store: Store, productId: number): boolean {
  const product = productById(store, productId);
  return product !== null && isInStock(product);
}

/** Returns a page of items with their products, which are read together. */
function itemsPage(
  store: Store,
  { id }: Wishlist,
  { filters, hideOutOfStock, ...page }: ItemArguments,
): Connection<ShownItem> {
  const { productEntityIds, variantEntityIds } = filters ?? {};
  const kept = itemsOf(store, id).filter(
    (item) =>
      (!productEntityIds?.length || productEntityIds.includes(item.product_id)) &&
      (!variantEntityIds?.length || variantEntityIds.includes(item.variant_id ?? item.product_id)) &&
      (!hideOutOfStock || isThere(store, item.product_id)),
  );
  const { edges, ...rest } = connectionOf(kept, page);
  const products = new Map(
    productsByIds(
      store,
      edges.map(({ node }) => node.product_id),
    ).map((product) => [product.id, product]),
  );
  return {
    ...rest,
    edges: edges.map(({ node, cursor }) => ({
      cursor,
      node: { ...node, product: products.get(node.product_id) ?? null },
    })),
  };
}
