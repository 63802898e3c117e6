import { z } from 'zod';
import { digitsOf, isCardNumber } from './card-number.ts';
import { CODES, PaymentError } from './errors.ts';

const EXPIRY = 'Check the expiry date.';

const card = z.object({
  type: z.literal('card', 'Only cards are accepted.'),
  number: z.string().transform(digitsOf).refine(isCardNumber, 'Check the card number.'),
  cardholder_name: z.string().trim().min(1, 'Enter the name on the card.').max(100),
  expiry_month: z.coerce.number(EXPIRY).int(EXPIRY).min(1, EXPIRY).max(12, EXPIRY),
  expiry_year: z.coerce.number(EXPIRY).int(EXPIRY).min(2000, EXPIRY).max(2100, EXPIRY),
  verification_value: z.string().regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits of the security code.'),
});

const request = z.object({
  payment: z.object({
    instrument: card,
    payment_method_id: z.string().default('sandbox.card'),
    save_instrument: z.boolean().optional(),
    /** The sandbox's own extension: URL to return to from the bank's page. */
    return_url: z.url().optional(),
  }),
});

/** A card to be passed to the gateway. It is never stored. */
export interface Card {
  number: string;
  expiryMonth: number;
  expiryYear: number;
}

/** @throws PaymentError 422 that names the invalid fields, never their values */
export function readPayment(body: unknown): { card: Card; returnUrl: string | null } {
  const { success, data, error } = request.safeParse(body);
  if (!success) {
    const fields = Object.fromEntries(
      error.issues.map(({ path, message }) => [path.slice(1).join('.') || 'payment', message]),
    );
    throw new PaymentError(422, 'The payment cannot be read.', CODES.invalid, fields);
  }
  const { instrument, return_url } = data.payment;
  return {
    card: {
      number: instrument.number,
      expiryMonth: instrument.expiry_month,
      expiryYear: instrument.expiry_year,
    },
    returnUrl: return_url ?? null,
  };
}
