/** Progress of an order: 0 placed, 1 paid, 2 packed, 3 on its way, 4 delivered. */
export type Stage = 0 | 1 | 2 | 3 | 4;

/**
 * `name` is the status in every list, page and e-mail. `stage` is null for an order that will not be completed, such as
 * a cancelled one.
 */
export type Meaning = { stage: Stage | null; name: string; words: string };

/** The platform's statuses in the shop's own words. */
export const MEANINGS: Readonly<Record<string, Meaning>> = {
  INCOMPLETE: {
    stage: null,
    name: 'Not paid for',
    words: 'This order was never paid for, and nothing will be sent.',
  },
  PENDING: { stage: 0, name: 'Placed', words: 'We have your order and are checking it.' },
  AWAITING_PAYMENT: {
    stage: 0,
    name: 'Awaiting payment',
    words: 'We will start as soon as your payment arrives.',
  },
  MANUAL_VERIFICATION_REQUIRED: {
    stage: 0,
    name: 'Being checked',
    words: 'We are checking this order by hand before we start.',
  },
  AWAITING_FULFILLMENT: { stage: 1, name: 'Paid', words: 'We are getting your order ready.' },
  AWAITING_SHIPMENT: { stage: 2, name: 'Packed', words: 'Packed, and waiting to leave us.' },
  AWAITING_PICKUP: { stage: 3, name: 'Ready to collect', words: 'Ready for you to collect.' },
  PARTIALLY_SHIPPED: {
    stage: 3,
    name: 'Partly on its way',
    words: 'Part of your order has left us; the rest follows.',
  },
  SHIPPED: { stage: 3, name: 'On its way', words: 'Your order has left us.' },
  COMPLETED: { stage: 4, name: 'Delivered', words: 'Everything has been delivered.' },
  CANCELLED: { stage: null, name: 'Cancelled', words: 'This order was cancelled.' },
  /** A status of our own: the cancellation is requested but not yet done on the platform. */
  CANCELLING: {
    stage: null,
    name: 'Being cancelled',
    words: 'You asked us to cancel this order. We are doing so, and will write to you as soon as it is done.',
  },
  DECLINED: {
    stage: null,
    name: 'Payment declined',
    words: 'The payment was declined, and nothing will be sent.',
  },
  DISPUTED: {
    stage: null,
    name: 'Payment disputed',
    words: 'The payment is being disputed with your bank.',
  },
  REFUNDED: {
    stage: null,
    name: 'Refunded',
    words: 'We have refunded this order in full, the way you paid.',
  },
  PARTIALLY_REFUNDED: {
    stage: 4,
    name: 'Partly refunded',
    words: 'We have refunded part of this order, the way you paid.',
  },
};

/** The steps of an order that is delivered, and of one that is collected. */
export const DELIVERED = ['Placed', 'Paid', 'Packed', 'On its way', 'Delivered'] as const;
export const COLLECTED = ['Placed', 'Paid', 'Packed', 'Ready to collect', 'Collected'] as const;
