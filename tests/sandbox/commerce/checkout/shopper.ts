import type { TestSandbox } from '../../fixture.ts';
import { CREATE_CART } from '../documents.ts';
import { COMPLETE, GET_CHECKOUT, STEPS } from './documents.ts';

export interface Money {
  value: number;
}

export interface Option {
  entityId: string;
  description: string;
  type: string;
  transitTime: string;
  isRecommended: boolean;
  cost: Money;
  costAfterDiscount: Money;
}

/** What the tests look at of a checkout. */
export interface Checkout {
  entityId: string;
  version: number;
  customerMessage: string | null;
  subtotal: Money;
  shippingCostTotal: Money;
  shippingCostBeforeDiscount: Money;
  taxTotal: Money;
  grandTotal: Money;
  outstandingBalance: Money;
  totalDiscount: Money;
  coupons: { code: string; status: string; discountedAmount: Money }[];
  giftCertificates: { code: string; used: Money; remaining: Money }[];
  promotions: {
    displayName: string | null;
    banners: { type: string; text: string }[];
    discounts: { discountedAmount: Money; allocations: { entityId: string; discountedAmount: Money }[] }[];
  }[];
  billingAddress: { entityId: string; city: string; email: string } | null;
  shippingConsignments: {
    entityId: string;
    lineItemIds: string[];
    availableShippingOptions: Option[];
    selectedShippingOption: Option | null;
    shippingCost: Money | null;
  }[];
  order: { entityId: number } | null;
  cart: {
    amount: Money;
    baseAmount: Money;
    discountedAmount: Money;
    lineItems: {
      physicalItems: {
        entityId: string;
        productEntityId: number;
        quantity: number;
        salePrice: Money;
        discountedAmount: Money;
        couponAmount: Money;
      }[];
    };
  };
}

export interface Completed {
  orderEntityId: number | null;
  paymentAccessToken: string | null;
  errors: { __typename: string; message: string; context: { field: string; value: string }[] }[];
}

export const HOME = {
  firstName: 'Pat',
  lastName: 'Moss',
  email: 'pat@example.org',
  address1: '1 High Street',
  city: 'Leeds',
  countryCode: 'GB',
  postalCode: 'LS1 1AA',
  phone: '01632 960001',
  shouldSaveAddress: false,
};

/** Somebody who buys: each step answers the checkout after it, or throws what was refused. */
export class Shopper {
  readonly sandbox: TestSandbox;
  readonly id: string;
  readonly headers: Record<string, string>;

  private constructor(sandbox: TestSandbox, id: string, headers: Record<string, string>) {
    this.sandbox = sandbox;
    this.id = id;
    this.headers = headers;
  }

  static async with(
    sandbox: TestSandbox,
    lineItems: object[],
    headers: Record<string, string> = {},
  ): Promise<Shopper> {
    const { data, errors } = await sandbox.graphql<{ cart: { createCart: { cart: { entityId: string } } } }>(
      CREATE_CART,
      { input: { lineItems } },
      headers,
    );
    if (!data?.cart.createCart) throw new Error(errors[0]?.message);
    return new Shopper(sandbox, data.cart.createCart.cart.entityId, headers);
  }

  async step(name: keyof typeof STEPS, input: object): Promise<Checkout> {
    const { data, errors } = await this.sandbox.graphql<{
      checkout: Record<string, { checkout: Checkout } | null>;
    }>(STEPS[name], { input: { checkoutEntityId: this.id, ...input } }, this.headers);
    const found = Object.values(data?.checkout ?? {})[0];
    if (!found || errors[0]) throw new Error(errors[0]?.message);
    return found.checkout;
  }

  async read(): Promise<Checkout> {
    const { data, errors } = await this.sandbox.graphql<{ site: { checkout: Checkout } }>(
      GET_CHECKOUT,
      { id: this.id },
      this.headers,
    );
    if (!data || errors[0]) throw new Error(errors[0]?.message);
    return data.site.checkout;
  }

  /** Says where it goes and takes the recommended day. */
  async address(address: object = HOME): Promise<Checkout> {
    await this.step('addBilling', { data: { address } });
    const { cart } = await this.read();
    const lineItems = cart.lineItems.physicalItems.map(({ entityId, quantity }) => ({
      lineItemEntityId: entityId,
      quantity,
    }));
    const { shippingConsignments } = await this.step('addConsignments', {
      data: { consignments: [{ address, lineItems }] },
    });
    const consignment = shippingConsignments[0];
    const option = consignment?.availableShippingOptions.find(({ isRecommended }) => isRecommended);
    if (!consignment || !option) throw new Error('Nothing is sent there.');
    return this.step('selectOption', {
      consignmentEntityId: consignment.entityId,
      data: { shippingOptionEntityId: option.entityId },
    });
  }

  async complete(): Promise<Completed> {
    const { data, errors } = await this.sandbox.graphql<{ checkout: { completeCheckout: Completed } }>(
      COMPLETE,
      { input: { checkoutEntityId: this.id } },
      this.headers,
    );
    if (!data || errors[0]) throw new Error(errors[0]?.message);
    return data.checkout.completeCheckout;
  }
}
