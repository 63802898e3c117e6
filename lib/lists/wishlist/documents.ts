import { graphql } from '@/lib/platform/graphql';

export const WishlistNamesQuery = graphql(`
  query WishlistNames { customer { wishlists(first: 50) { edges { node { entityId name } } } } }
`);

/** One of the customer's own lists, one page of items at a time. */
export const WishlistQuery = graphql(`
  query Wishlist($ids: [Int!], $after: String) {
    customer {
      wishlists(first: 1, filters: { entityIds: $ids }) {
        edges {
          node {
            entityId
            name
            isPublic
            token
            items(first: 50, after: $after) {
              pageInfo { hasNextPage endCursor }
              edges { node { entityId productEntityId } }
            }
          }
        }
      }
    }
  }
`);

/** A list that its owner shares; null once it is not shared any more. */
export const SharedWishlistQuery = graphql(`
  query SharedWishlist($token: String!, $after: String) {
    site {
      publicWishlist(token: $token) {
        items(first: 50, after: $after) {
          pageInfo { hasNextPage endCursor }
          edges { node { productEntityId } }
        }
      }
    }
  }
`);

/**
 * All four mutations report top-level errors; `Not Found: …` for a list that is not the customer's, or an unknown
 * product.
 */
export const CreateWishlistMutation = graphql(`
  mutation CreateWishlist($input: CreateWishlistInput!) {
    wishlist { createWishlist(input: $input) { result { entityId } } }
  }
`);
export const AddWishesMutation = graphql(`
  mutation AddWishes($input: AddWishlistItemsInput!) {
    wishlist { addWishlistItems(input: $input) { result { entityId } } }
  }
`);
export const RemoveWishesMutation = graphql(`
  mutation RemoveWishes($input: DeleteWishlistItemsInput!) {
    wishlist { deleteWishlistItems(input: $input) { result { entityId } } }
  }
`);
export const UpdateWishlistMutation = graphql(`
  mutation UpdateWishlist($input: UpdateWishlistInput!) {
    wishlist { updateWishlist(input: $input) { result { entityId } } }
  }
`);
