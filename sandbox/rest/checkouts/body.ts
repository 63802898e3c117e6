import { z } from 'zod';
import type { AddressInput } from '../../commerce/checkout/address.ts';
import type { ConsignmentInput } from '../../commerce/checkout/consignments.ts';
import { refuse } from '../errors.ts';

const text = z.string().max(255).nullish();
const address = z.object({
  first_name: text,
  last_name: text,
  email: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  state_or_province: text,
  country_code: z.string('Give a country code.').length(2, 'Give a country code of two letters.'),
  postal_code: text,
  phone: text,
});
const consignment = z.object({
  address,
  line_items: z
    .array(z.object({ item_id: z.string(), quantity: z.int().min(1) }), 'Give the items.')
    .min(1, 'Give the items.'),
});
const choice = z.object({ shipping_option_id: z.string() });
const code = z.object({ coupon_code: z.string('Give a code.').min(1, 'Give a code.').max(100) });
const certificate = z.object({
  giftCertificateCode: z.string('Give a code.').min(1, 'Give a code.').max(100),
});
const message = z.object({ customer_message: z.string().max(2000) });

const read =
  <T>(schema: z.ZodType<T>) =>
  (body: unknown): T => {
    const found = schema.safeParse(body);
    return found.success ? found.data : refuse(found.error);
  };

/** Parsers for the bodies of checkout requests. Each throws RestError 422 that names the invalid fields. */
export const bodies = {
  address: read(address),
  consignments: read(z.array(consignment, 'Give an array.').min(1)),
  consignment: read(z.union([choice, consignment])),
  code: read(code),
  certificate: read(certificate),
  message: read(message),
};

export function addressInput(given: z.infer<typeof address>): AddressInput {
  return {
    firstName: given.first_name ?? null,
    lastName: given.last_name ?? null,
    email: given.email ?? null,
    company: given.company ?? null,
    address1: given.address1 ?? null,
    address2: given.address2 ?? null,
    city: given.city ?? null,
    stateOrProvince: given.state_or_province ?? null,
    countryCode: given.country_code,
    postalCode: given.postal_code ?? null,
    phone: given.phone ?? null,
  };
}

export function consignmentInput(given: z.infer<typeof consignment>): ConsignmentInput {
  return {
    address: addressInput(given.address),
    lineItems: given.line_items.map(({ item_id, quantity }) => ({ lineItemEntityId: item_id, quantity })),
  };
}
