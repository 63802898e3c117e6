import { joinName } from '@/lib/addresses/names';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Order } from '@/lib/orders/types';
import type { Letter } from '../types';

/** E-mail to the shop about a refund that no payment gateway can make. */
export function refundByHand({ id, billingAddress, payments }: Order, amount: Pence): Letter {
  const ways = payments.map(({ name }) => name).join(', ');
  return {
    subject: `Refund to pay by hand: order ${id}`,
    title: 'A refund to pay by hand',
    blocks: [
      {
        kind: 'text',
        runs: [
          `The customer has cancelled order ${id}. The store cannot send the money back itself, so somebody has to.`,
        ],
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Amount', value: [formatTotal(amount)] },
          { name: 'Paid by', value: [ways] },
          { name: 'Customer', value: [joinName(billingAddress), billingAddress.email].filter(Boolean) },
        ],
      },
      {
        kind: 'list',
        items: [
          ['Pay it back the way it was paid, within 14 days of the cancellation.'],
          [
            'Then record the refund with the order in the store’s control panel. The customer is told by e-mail when you do, and not before.',
          ],
        ],
      },
    ],
    because:
      'You are getting this e-mail because the shop’s settings name this address. It is not advertising.',
  };
}
