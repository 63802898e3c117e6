import { shopPath } from '@/lib/catalogue/paths';
import { toPence } from '@/lib/money/rules';
import type { ResultOf, VariablesOf } from '@/lib/platform/graphql';
import type { AddCartLines, CartCoupons, CartFragment } from './cart-documents';
import type { LineItemRequest } from './requests';
import { nestLines } from './rules';
import type { Basket, BasketLine } from './types';

type Cart = ResultOf<typeof CartFragment>;
type Coupons = NonNullable<ResultOf<typeof CartCoupons>['site']['checkout']>['coupons'];
type Item = Cart['lineItems']['physicalItems' | 'digitalItems'][number];

/**
 * Maps the platform's cart: amounts in pence, the shop's own paths, extras nested under their products.
 * @param customerId of whoever may see it; 0 for a visitor
 */
export function toBasket(cart: Cart, customerId: number, coupons: Coupons = []): Basket {
  return {
    id: cart.entityId,
    customerId,
    version: cart.version ?? 1,
    lines: nestLines(itemsOf(cart).map(lineOf)),
    subtotal: toPence(cart.baseAmount.value),
    discount: toPence(cart.discountedAmount.value),
    total: toPence(cart.amount.value),
    discounts: coupons.map(({ code, discountedAmount }) => ({
      name: code,
      amount: toPence(discountedAmount.value),
    })),
  };
}

const itemsOf = ({ lineItems: { physicalItems, digitalItems } }: Cart): Item[] => [
  ...physicalItems,
  ...digitalItems,
];

/** Whether a coupon reduces the price of any line. */
export const hasCoupon = (cart: Cart): boolean =>
  itemsOf(cart).some(({ couponAmount }) => couponAmount.value > 0);

const lineOf = (item: Item): Omit<BasketLine, 'extras'> => ({
  id: item.entityId,
  productId: item.productEntityId,
  variantId: item.variantEntityId,
  sku: item.sku ?? '',
  name: item.name,
  path: item.path ? shopPath(item.path) : null,
  imageUrl: item.image?.url ?? null,
  quantity: item.quantity,
  least: 1,
  most: null,
  unitPrice: toPence(item.salePrice.value),
  total: toPence(item.extendedSalePrice.value),
  listTotal: toPence(item.extendedListPrice.value),
  options: item.selectedOptions.map(optionOf),
  product: null,
});

function optionOf(option: Item['selectedOptions'][number]): BasketLine['options'][number] {
  const { entityId: id, name } = option;
  switch (option.__typename) {
    case 'CartSelectedMultipleChoiceOption':
    case 'CartSelectedCheckboxOption':
      return { id, name, value: option.value, choice: option.valueEntityId };
    case 'CartSelectedTextFieldOption':
      return { id, name, value: option.text, choice: null };
    case 'CartSelectedNumberFieldOption':
      return { id, name, value: String(option.number), choice: null };
    case 'CartSelectedDateFieldOption':
      return { id, name, value: option.date.utc, choice: null };
    default:
      return { id, name, value: '', choice: null };
  }
}

type LineInput = NonNullable<VariablesOf<typeof AddCartLines>['input']['data']['lineItems']>[number];

/** Maps a requested line to the platform's input: a number selects a value of an option, a text fills one in. */
export function toLineInput({
  product_id,
  variant_id,
  quantity,
  option_selections,
}: LineItemRequest): LineInput {
  const multipleChoices = [];
  const textFields = [];
  for (const { option_id: optionEntityId, option_value } of option_selections ?? []) {
    if (typeof option_value === 'number')
      multipleChoices.push({ optionEntityId, optionValueEntityId: option_value });
    else textFields.push({ optionEntityId, text: option_value });
  }
  return {
    productEntityId: product_id,
    quantity,
    ...(variant_id !== undefined && { variantEntityId: variant_id }),
    ...(option_selections && { selectedOptions: { multipleChoices, textFields } }),
  };
}
