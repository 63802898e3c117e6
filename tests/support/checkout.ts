import type { Checkout, CheckoutAddress, Consignment, DeliveryOption } from '@/lib/checkout/types';

/** An address in Leeds; override only what a test is about. */
export const anAddress = (over: Partial<CheckoutAddress> = {}): CheckoutAddress => ({
  firstName: 'Hana',
  lastName: 'Akhtar',
  company: '',
  address1: '12 Hessle Mount',
  address2: '',
  city: 'Leeds',
  stateOrProvince: '',
  postalCode: 'LS6 3BN',
  countryCode: 'GB',
  phone: '07700 900318',
  email: 'hana@post.example',
  ...over,
});

export const anOption = (over: Partial<DeliveryOption> = {}): DeliveryOption => ({
  id: 'two-person-2026-11-26',
  words: 'Two-person delivery, Thursday 26 November 2026',
  day: '2026-11-26',
  price: 0,
  ...over,
});

/** All goods, on Thursday. */
export const aConsignment = (over: Partial<Consignment> = {}): Consignment => ({
  id: 'c',
  address: anAddress(),
  lineIds: ['5f2c1e1a-0000-4000-8000-00000000000a'],
  options: [anOption()],
  chosen: anOption(),
  ...over,
});

/** One washing machine for £429, ready to be paid for. */
export function aCheckout(over: Partial<Checkout> = {}): Checkout {
  return {
    id: '5f2c1e1a-0000-4000-8000-000000000001',
    billing: { id: 'b', ...anAddress() },
    consignments: [aConsignment()],
    message: '',
    hints: [],
    lines: [{ id: '5f2c1e1a-0000-4000-8000-00000000000a', quantity: 1 }],
    orderId: null,
    sums: {
      goods: 42_900,
      reductions: [],
      delivery: 0,
      deliveryOff: 0,
      deliveryCode: null,
      tax: 7_150,
      total: 42_900,
      certificates: [],
      due: 42_900,
    },
    ...over,
  };
}
