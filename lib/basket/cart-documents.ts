import { graphql } from '@/lib/platform/graphql';

const OptionFragment = graphql(`
  fragment CartOption on CartSelectedOption {
    __typename entityId name
    ... on CartSelectedMultipleChoiceOption { value valueEntityId }
    ... on CartSelectedCheckboxOption { value valueEntityId }
    ... on CartSelectedTextFieldOption { text }
    ... on CartSelectedNumberFieldOption { number }
    ... on CartSelectedDateFieldOption { date { utc } }
  }
`);

export const CartFragment = graphql(
  `
  fragment WholeCart on Cart {
    entityId version
    baseAmount { value } discountedAmount { value } amount { value }
    lineItems {
      physicalItems {
        entityId productEntityId variantEntityId sku name path image { url(width: 300) } quantity
        salePrice { value } extendedSalePrice { value } extendedListPrice { value } couponAmount { value }
        selectedOptions { ...CartOption }
      }
      digitalItems {
        entityId productEntityId variantEntityId sku name path image { url(width: 300) } quantity
        salePrice { value } extendedSalePrice { value } extendedListPrice { value } couponAmount { value }
        selectedOptions { ...CartOption }
      }
    }
  }
`,
  [OptionFragment],
);

export const ReadCart = graphql(
  `query ReadCart($id: String!) { site { cart(entityId: $id) { ...WholeCart } } }`,
  [CartFragment],
);

/** Only the checkout has the coupons of a cart. */
export const CartCoupons = graphql(`
  query CartCoupons($id: String!) {
    site { checkout(entityId: $id) { coupons { code discountedAmount { value } } } }
  }
`);

export const CreateCart = graphql(
  `mutation CreateCart($input: CreateCartInput!) { cart { createCart(input: $input) { cart { ...WholeCart } } } }`,
  [CartFragment],
);

export const AddCartLines = graphql(
  `
  mutation AddCartLines($input: AddCartLineItemsInput!) {
    cart { addCartLineItems(input: $input) { cart { ...WholeCart } } }
  }
`,
  [CartFragment],
);

export const UpdateCartLine = graphql(
  `
  mutation UpdateCartLine($input: UpdateCartLineItemInput!) {
    cart { updateCartLineItem(input: $input) { cart { ...WholeCart } } }
  }
`,
  [CartFragment],
);

/** Deleting the last line closes the cart. */
export const DeleteCartLine = graphql(
  `
  mutation DeleteCartLine($input: DeleteCartLineItemInput!) {
    cart { deleteCartLineItem(input: $input) { cart { ...WholeCart } } }
  }
`,
  [CartFragment],
);
