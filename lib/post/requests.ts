import { z } from 'zod';

const orderId = z.number().int().positive();
const ofOrder = z.object({
  letter: z.enum([
    'orderPlaced',
    'orderDelivered',
    'orderCancelled',
    'orderNotCancelled',
    'refundByHand',
    'paymentDeclined',
    'coverEnds',
  ]),
  orderId,
});
const ofRefund = z.object({
  letter: z.literal('orderRefunded'),
  orderId,
  /** Total refunded on the order, including this refund, in pence; missing in items of older versions. */
  refunded: z.number().optional(),
  /** Another e-mail reports it, so there is nothing left to say. */
  isTold: z.literal(true).optional(),
});
const ofDay = z.object({ letter: z.literal('dayBefore'), orderId, day: z.string() });
/** The chosen day; missing in items of older versions. */
const ofMove = z.object({ letter: z.literal('orderMoved'), orderId, day: z.string().optional() });
const ofParcel = z.object({
  letter: z.literal('orderDispatched'),
  orderId,
  /** Null if it was sent without a recorded parcel. */
  shipmentId: z.number().int().nullable(),
});
const ofReturn = z.object({
  letter: z.literal('returnAsked'),
  orderId,
  returnKey: z.string(),
  /** The shop gets a copy, which staff work on. */
  to: z.enum(['shopper', 'shop']),
});
const ofAccount = z.object({
  letter: z.enum(['welcome', 'emailChanged']),
  to: z.string(),
  firstName: z.string(),
});
const ofCustomer = z.object({
  letter: z.literal('passwordChanged'),
  customerId: z.number().int().positive(),
});
const ofProduct = z.object({
  letter: z.enum(['backInStock', 'priceDown']),
  productId: z.number().int().positive(),
  /** Name of the alert, which has the address; items of older versions have the address instead. */
  name: z.string().optional(),
  to: z.string().optional(),
});

const ofEnquiry = z.object({
  letter: z.literal('contactReceived'),
  to: z.string(),
  reference: z.string(),
});

const ofMessage = z.object({
  letter: z.literal('enquiryToShop'),
  /** The shop's form in which it was written. */
  about: z.string(),
  /** Address of the sender. */
  email: z.string(),
  reference: z.string(),
  words: z.string(),
});

/** An e-mail as it waits in the outbox: what it is about. Its text is written when it is sent. */
export const letterRequest = z.discriminatedUnion('letter', [
  ofOrder,
  ofRefund,
  ofDay,
  ofMove,
  ofParcel,
  ofReturn,
  ofAccount,
  ofCustomer,
  ofProduct,
  ofEnquiry,
  ofMessage,
]);

export type OrderLetter =
  | z.infer<typeof ofOrder>
  | z.infer<typeof ofRefund>
  | z.infer<typeof ofDay>
  | z.infer<typeof ofMove>
  | z.infer<typeof ofParcel>
  | z.infer<typeof ofReturn>;
export type AccountLetter = z.infer<typeof ofAccount>;
export type CustomerLetter = z.infer<typeof ofCustomer>;
export type ProductLetter = z.infer<typeof ofProduct>;
export type LetterRequest = z.infer<typeof letterRequest>;
