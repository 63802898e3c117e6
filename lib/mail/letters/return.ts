import { isOurs, reasonLabel } from '@/lib/orders/changes/return-reasons';
import { dayAndYear } from '@/lib/orders/progress';
import { lineName } from '@/lib/orders/rules';
import { waysOf } from '@/lib/orders/return-ways';
import { waysBack } from '@/lib/orders/return-words';
import type { ReturnAsked } from '@/lib/orders/types';
import type { Letter } from '../types';
import { cancellationForm } from './legal';
import { because, follow, hello, type OrderMatter } from './order';

/** Acknowledges a return request on a durable medium (Consumer Contracts Regulations 2013, reg 32(4)). */
export function returnAsked({ order, cards, shop }: OrderMatter, { at, lines }: ReturnAsked): Letter {
  const ours = lines.filter(({ reason }) => isOurs(reason)).length;
  const isFree = ours === lines.length || (ours === 0 ? false : null);
  const { phone, email } = shop.settings;
  const terms = shop.policy.returns;
  const ways = waysOf(order, cards, terms).filter((way) => lines.some(({ lineId }) => lineId === way.lineId));
  return {
    subject: `Your return: order ${order.id}`,
    title: 'We have your return request',
    blocks: [
      {
        kind: 'text',
        runs: [`${hello(order)} on ${dayAndYear(at)} you asked to return these from order ${order.id}:`],
      },
      { kind: 'list', items: lines.map((line) => [`${lineName(line)}: ${reasonLabel(line.reason)}`]) },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [
          ...waysBack(ways, terms, shop.settings, isFree).map((way) => [way]),
          ...(ways.some(({ by }) => by === 'van')
            ? [
                [
                  'Have the goods disconnected, drained and at the door they came in by. The packaging helps, but you need not have it.',
                ],
              ]
            : []),
          [
            'We will refund what you paid for them, the way you paid, within 14 days of having them back. If you return the whole order, we refund the standard delivery too.',
          ],
        ],
      },
      {
        kind: 'text',
        runs: [
          `Your request is your notice of cancellation: you need send no other. The form below is the one set out in law, should you want it on paper. If something is wrong, ring ${phone} or write to ${email}.`,
        ],
      },
      follow(order, shop),
      cancellationForm(order, shop.settings),
    ],
    because: because(order),
  };
}
