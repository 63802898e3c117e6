const ITEMS = `items(first: $first, after: $after) { collectionInfo { totalItems }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  edges { cursor node { entityId productEntityId variantEntityId product { name } } } }`;
const LIST = `{ entityId name isPublic token ${ITEMS} }`;
const PAGE = '$first: Int, $after: String';

export const WISHLISTS = `query ($filters: WishlistFiltersInput, ${PAGE}) { customer { wishlists(filters: $filters) {
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node ${LIST} } } } }`;
export const PUBLIC_WISHLIST = `query ($token: String!, ${PAGE}) { site { publicWishlist(token: $token) {
  entityId name token ${ITEMS} } } }`;

function change(name: string, type: string, result = LIST): string {
  const page = result === '' ? '' : `, ${PAGE}`;
  return `mutation ($input: ${type}!${page}) { wishlist { ${name}(input: $input) { result ${result} } } }`;
}

export const CREATE_WISHLIST = change('createWishlist', 'CreateWishlistInput');
export const ADD_ITEMS = change('addWishlistItems', 'AddWishlistItemsInput');
export const DELETE_ITEMS = change('deleteWishlistItems', 'DeleteWishlistItemsInput');
export const UPDATE_WISHLIST = change('updateWishlist', 'UpdateWishlistInput');
export const DELETE_WISHLISTS = change('deleteWishlists', 'DeleteWishlistsInput', '');

export const WISHLIST_DOCUMENTS = [
  WISHLISTS,
  PUBLIC_WISHLIST,
  CREATE_WISHLIST,
  ADD_ITEMS,
  DELETE_ITEMS,
  UPDATE_WISHLIST,
  DELETE_WISHLISTS,
];
