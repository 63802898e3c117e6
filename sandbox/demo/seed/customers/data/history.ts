import type { Tracking } from '@hobwright/sandbox/commerce/orders/carriers.ts';
import type { OrderStatusName } from '@hobwright/sandbox/commerce/orders/statuses.ts';

/** A past order to be generated, with products from the catalogue by size. */
export interface PastOrder {
  status: OrderStatusName;
  /** Days before the day of seeding. */
  daysAgo: number;
  /** Contents of the first delivery. `fitted` is a washing machine with a service for it. */
  goods: ('large' | 'small' | 'pair' | 'fitted' | 'wrapped')[];
  /** Contents of a second delivery to another address. */
  elsewhere?: ('large' | 'small')[];
  /** Value in pence of a gift certificate sent by e-mail. */
  certificate?: number;
  coupon?: { code: string; percent: number };
  /** Discount in pence without a coupon. */
  discount?: number;
  message?: string;
  /** Number of lines of each delivery that have left; by default all of them, if anything has. */
  shippedLines?: number;
  tracking?: Tracking;
  refund?: 'all' | 'one';
}

export const FULL_HISTORY: readonly PastOrder[] = [
  { status: 'Awaiting Payment', daysAgo: 1, goods: ['small'] },
  { status: 'Pending', daysAgo: 1, goods: ['pair'] },
  { status: 'Incomplete', daysAgo: 2, goods: ['large'] },
  {
    status: 'Awaiting Fulfillment',
    daysAgo: 2,
    goods: ['large', 'small'],
    coupon: { code: 'KITCHEN10', percent: 10 },
    message: 'Please ring when you are ten minutes away: the gate is locked.',
  },
  { status: 'Shipped', daysAgo: 2, goods: ['small', 'small'], tracking: 'number and url' },
  { status: 'Manual Verification Required', daysAgo: 3, goods: ['large', 'large'] },
  { status: 'Awaiting Shipment', daysAgo: 4, goods: ['fitted'] },
  {
    status: 'Partially Shipped',
    daysAgo: 8,
    goods: ['small', 'pair', 'large'],
    shippedLines: 2,
    tracking: 'url',
  },
  { status: 'Awaiting Pickup', daysAgo: 9, goods: ['small'] },
  { status: 'Cancelled', daysAgo: 21, goods: ['large'], refund: 'all' },
  {
    status: 'Completed',
    daysAgo: 33,
    goods: ['fitted', 'small'],
    tracking: 'number',
    discount: 2500,
  },
  { status: 'Declined', daysAgo: 52, goods: ['large'] },
  { status: 'Refunded', daysAgo: 64, goods: ['small'], tracking: 'number and url', refund: 'all' },
  { status: 'Partially Refunded', daysAgo: 78, goods: ['pair', 'small'], tracking: 'url', refund: 'one' },
  {
    status: 'Completed',
    daysAgo: 101,
    goods: ['wrapped'],
    certificate: 5000,
    tracking: 'none',
    message: 'A present: no invoice in the parcel, please.',
  },
  { status: 'Disputed', daysAgo: 133, goods: ['small'], tracking: 'number and url' },
  {
    status: 'Completed',
    daysAgo: 187,
    goods: ['large'],
    elsewhere: ['small'],
    tracking: 'number and url',
    coupon: { code: 'SPRING15', percent: 15 },
  },
  { status: 'Completed', daysAgo: 246, goods: ['small', 'small', 'small'], tracking: 'number and url' },
  { status: 'Completed', daysAgo: 390, goods: ['large', 'large', 'small'], tracking: 'number' },
];

export const SHORT_HISTORY: readonly PastOrder[] = [
  { status: 'Shipped', daysAgo: 3, goods: ['large', 'pair'], tracking: 'number' },
  { status: 'Completed', daysAgo: 47, goods: ['fitted'], tracking: 'number' },
  { status: 'Completed', daysAgo: 212, goods: ['small'], tracking: 'url' },
];
