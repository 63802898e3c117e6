import { refused, told } from './alter';
import type { Broken } from './types';

/** What may keep a basket from being paid for. */
export const BASKETS: readonly Broken[] = [
  {
    what: 'baskets are refused',
    alter: () => (_, __, sent) =>
      sent.includes('DoctorMakeCart')
        ? { body: '{"data":null,"errors":[{"message":"Not enough stock"}]}' }
        : undefined,
    lines: ['commerce/basket'],
    mends: /does not take what the shop asks/,
  },
  {
    what: 'baskets are in euros',
    alter: told('DoctorMakeCart', 'GBP', 'EUR'),
    lines: ['commerce/basket'],
    mends: /channel’s default/,
  },
  {
    what: 'a basket cannot be deleted',
    alter: () => (_, __, sent) =>
      sent.includes('DoctorDeleteCart') ? { body: '{"errors":[{"message":"No"}]}' } : undefined,
    lines: ['commerce/basket'],
    mends: /does not take what the shop asks/,
  },
  {
    what: 'the hosted checkout is on an unknown host',
    environment: { CHECKOUT_MODE: 'hosted' },
    alter: told('DoctorRedirect', /http:\/\/127\.0\.0\.1:\d+/.source, 'https://pay.example'),
    lines: ['commerce/hosted checkout'],
    mends: /below the shop’s/,
  },
  {
    what: 'there is no hosted checkout',
    environment: { CHECKOUT_MODE: 'hosted' },
    alter: told('DoctorRedirect', /\{"redirectedCheckoutUrl":"[^"]*"\}/.source, 'null'),
    lines: ['commerce/hosted checkout'],
    mends: /checkout domain/,
  },
  {
    what: 'the document with the card fields is missing',
    alter: refused(/hosted-field/, 404),
    lines: ['commerce/card fields'],
    mends: /BIGCOMMERCE_CARD_FIELDS_URL/,
  },
];
