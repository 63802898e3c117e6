import { z } from 'zod';
import { isPhone, tidyPostcode } from '@/lib/addresses/rules';
import { newPassword } from '@/lib/customer/requests';
import { postcodeFault } from '@/lib/delivery/postcode';
import { LONGEST_FIT_LINE } from '@/lib/fit/at-home';
import { emailAddress, line, reCaptchaCheck } from '@/lib/forms/requests';
import { toPence } from '@/lib/money/rules';
import { FLOORS, LIFTS, LONGEST_ANSWER, LONGEST_ACCESS_LINE } from './access/answers';
import { NEW_ADDRESS } from './rules';

/** Bodies of the checkout forms, by field name. All values are texts. */
export const contactRequest = z.strictObject({
  email: emailAddress,
  phone: line(50)
    .min(1, 'Enter a phone number: the driver rings ahead')
    .refine(
      (text) => text === '' || isPhone(text),
      'Enter a phone number, such as 07700 900142 or +44 113 496 0142',
    ),
});
export type ContactRequest = z.output<typeof contactRequest>;

const text = (longest: number) => line(longest).default('');
const width = (example: string) =>
  line(6)
    .regex(/^(\d{3,4})?$/, `Enter the width in millimetres, such as ${example}`)
    .default('');
const ticked = z.literal('on').optional();

const oneOf = (choices: readonly { value: string }[], words: string) =>
  z.string().refine((given) => choices.some(({ value }) => value === given), words);

const fields = z.strictObject({
  /** Id of an entry of the address book, or `new` for a typed address. */
  book: z
    .string()
    .regex(/^(new|[1-9]\d{0,9})$/, 'Choose an address')
    .default(NEW_ADDRESS),
  fullName: text(120),
  postalCode: text(12),
  address1: text(255),
  address2: text(255),
  city: text(100),
  keep: ticked,
  /** Whether to send the goods in two deliveries, where that is possible. */
  split: ticked,
  /** The platform's ids of the delivery options; `option2` is for the second delivery, where there are two. */
  option: text(100),
  option2: text(100),
  /** Absent where it is not asked for. */
  floor: oneOf(FLOORS, 'Choose the floor').optional(),
  lift: oneOf([...LIFTS, { value: '' }], 'Choose yes or no').default(''),
  stairs: text(LONGEST_ANSWER),
  steps: line(6)
    .regex(/^\d{0,2}$/, 'Enter how many steps, such as 3')
    .default(''),
  door: width('712'),
  old: width('910'),
  parking: text(LONGEST_ANSWER),
  /** Whether the goods get in, calculated by the browser from the typed answers and the details of the home. */
  way: text(LONGEST_ACCESS_LINE),
  /** Whether the goods fit, calculated by the browser from the details of the home. */
  fit: text(LONGEST_FIT_LINE),
  /** The express request to begin work early; whether it is needed depends on the day. */
  begin: ticked,
  otherBill: ticked,
  billName: text(120),
  billPostcode: text(12),
  billAddress1: text(255),
  billCity: text(100),
});
type Fields = z.output<typeof fields>;
type Name = keyof Fields;

const fault = (context: z.RefinementCtx, name: Name, message: string) =>
  context.addIssue({ code: 'custom', path: [name], message });

function checkPostcode(given: Fields, context: z.RefinementCtx, name: 'postalCode' | 'billPostcode'): void {
  if (tidyPostcode(given[name]) !== null) return;
  fault(context, name, postcodeFault(given[name]));
}

function checkNeeded(given: Fields, context: z.RefinementCtx, needed: readonly (readonly [Name, string])[]) {
  for (const [name, words] of needed) if (!given[name]) fault(context, name, words);
}

function checkDelivery(given: Fields, context: z.RefinementCtx): void {
  if (given.book === NEW_ADDRESS) {
    checkNeeded(given, context, [['fullName', 'Enter the full name']]);
    checkPostcode(given, context, 'postalCode');
    checkNeeded(given, context, [
      ['address1', 'Enter the house and street'],
      ['city', 'Enter the town or city'],
    ]);
  }
  checkNeeded(given, context, [['option', 'Choose a delivery day']]);
  if (!given.otherBill) return;
  checkNeeded(given, context, [['billName', 'Enter the full name on the bill']]);
  checkPostcode(given, context, 'billPostcode');
  checkNeeded(given, context, [
    ['billAddress1', 'Enter the house and street on the bill'],
    ['billCity', 'Enter the town or city on the bill'],
  ]);
}

const tidy = (given: Fields): Fields => ({
  ...given,
  postalCode: tidyPostcode(given.postalCode) ?? given.postalCode,
  billPostcode: tidyPostcode(given.billPostcode) ?? given.billPostcode,
});

/** The complete form of the step "Delivery". */
export const deliveryRequest = fields.superRefine(checkDelivery).transform(tidy);
export type DeliveryRequest = z.output<typeof deliveryRequest>;

/** The delivery form when it is sent to learn the delivery days: only the place has to be known. */
export const daysRequest = fields
  .extend({
    floor: z.string().max(20).optional(),
    door: text(6),
    old: text(6),
    steps: text(6),
    lift: text(10),
  })
  .superRefine((given, context) => {
    if (given.book === NEW_ADDRESS) checkPostcode(given, context, 'postalCode');
  })
  .transform((given) => tidy(given));

const cartId = z.uuid('This is not a basket of ours.');

const money = z
  .strictObject({ value: z.number().min(0).max(1_000_000), currencyCode: z.literal('GBP') })
  .transform(({ value }) => toPence(value));

/** An order for the total that the shopper saw, which has to be unchanged. */
export const placeRequest = z.strictObject({ cartId, total: money });
export type PlaceRequest = z.output<typeof placeRequest>;

export const walletRequest = z.strictObject({ cartId, wallet: z.string().regex(/^[\w.-]{1,100}$/) });

/** Request for the state of the last order; the platform's own checkout names it on the way back. */
export const settleRequest = z.strictObject({
  order: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  cart: cartId.optional(),
});
export type SettleRequest = z.output<typeof settleRequest>;

/** The account that the confirmation offers; everything but the password comes from the order. */
export const accountPassword = z.strictObject({ password: newPassword });
export const accountRequest = accountPassword.extend({
  order: z.coerce.number().int().positive().max(2_147_483_647),
  ...reCaptchaCheck,
});

export const checkoutQuery = z.object({ cartId });

export const estimateRequest = z.strictObject({
  cartId,
  postcode: z.string().refine((text) => tidyPostcode(text) === text, 'Give a whole postcode.'),
});

/** The code of a coupon or gift certificate. */
export const codeRequest = z.strictObject({
  cartId,
  code: line(50).min(1, 'Enter the code'),
  do: z.enum(['apply', 'remove']),
});

/** The express request on its own, before the platform's own checkout. */
export const beginRequest = z.object({ begin: ticked });

export type BeginRequest = z.output<typeof beginRequest>;
